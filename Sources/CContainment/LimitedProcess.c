// A copy of the process with limits of memory and time: what a document does to it, it does to nobody else.
#define _GNU_SOURCE
#include "Containment.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/// What a copy ends with that ran out of memory.
enum { outOfMemoryStatus = 71 };

/// What ends a process that does what it must not.
static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};

/// The bytes of address space in use; 0 where the system does not say.
static uint64_t addressSpace(void) {
    char text[64] = {0};
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    return count > 0 ? strtoull(text, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
}

/// The most address space that this copy may have; 0 for no limit.
static uint64_t greatestAddressSpace;

/// What is asked for at once where little is asked for: with less than that left, nothing can be had.
enum { leastRoom = 5 << 18 };

/// Ends a copy that faults at its limit as one that ran out of memory: Swift's runtime has words for that, but
/// takes memory to say them, and stacks just end.
static void endForLackOfMemory(int number) {
    if (addressSpace() + leastRoom > greatestAddressSpace) _exit(outOfMemoryStatus);
    signal(number, SIG_DFL);
    raise(number);
}

static void limit(uint64_t memory, double seconds) {
    if (memory) {
        greatestAddressSpace = addressSpace() + memory;
        setrlimit(RLIMIT_AS, &(struct rlimit){greatestAddressSpace, greatestAddressSpace});
        for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
            sigaction(faults[i], &(struct sigaction){.sa_handler = endForLackOfMemory, .sa_flags = SA_ONSTACK}, NULL);
    }
    if (seconds > 0) {
        struct itimerval timer = {0};
        timer.it_value.tv_sec = (time_t)seconds;
        timer.it_value.tv_usec = (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6);
        if (!timer.it_value.tv_sec && !timer.it_value.tv_usec) timer.it_value.tv_usec = 1;
        setitimer(ITIMER_PROF, &timer, NULL);
    }
}

pid_t ContainedStart(uint64_t memory, double seconds, int log) {
    pid_t process = fork();
    if (process != 0) return process;
    // A fault ends the copy at once: the process that started it reports it.
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) signal(faults[i], SIG_DFL);
    signal(SIGPROF, SIG_DFL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nothing >= 0) {
        dup2(nothing, STDIN_FILENO);
        dup2(nothing, STDOUT_FILENO);
    }
    dup2(log >= 0 ? log : nothing, STDERR_FILENO);
    limit(memory, seconds);
    return 0;
}

_Noreturn void ContainedFinish(bool isOutOfMemory) { _exit(isOutOfMemory ? outOfMemoryStatus : 0); }

pid_t ContainedWait(ContainedEnd *end) {
    int status = 0;
    pid_t process;
    do process = waitpid(-1, &status, 0);
    while (process < 0 && errno == EINTR);
    if (WIFSIGNALED(status))
        *end = WTERMSIG(status) == SIGPROF ? ContainedOutOfTime : ContainedFault;
    else
        *end = WEXITSTATUS(status) == outOfMemoryStatus ? ContainedOutOfMemory
            : WEXITSTATUS(status) ? ContainedFault : ContainedSound;
    return process;
}

int ContainedLog(void) {
#ifdef __linux__
    return memfd_create("strut-log", MFD_CLOEXEC);
#else
    char name[] = "/tmp/strut-log-XXXXXX";
    int file = mkstemp(name);
    if (file >= 0) unlink(name);
    return file;
#endif
}

bool ContainedLogTellsOfMemory(int log) {
    if (log < 0) return false;
    char text[4096];
    ssize_t count = pread(log, text, sizeof text - 1, 0);
    close(log);
    if (count <= 0) return false;
    text[count] = 0;
    // What Swift's runtime, and C++'s below it, say last.
    return strstr(text, "failed to allocate") || strstr(text, "Could not allocate memory") || strstr(text, "bad_alloc");
}

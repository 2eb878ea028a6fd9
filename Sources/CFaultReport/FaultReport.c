// A handler may be called at any point, in any state of the heap: all that it uses is made beforehand, and it calls
// nothing but write, sigaction and raise, which POSIX allows to handlers.
#include "FaultReport.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { faultCount = sizeof faults / sizeof *faults };

static struct sigaction previous[faultCount];

static _Thread_local char subject[1024];
static _Thread_local size_t subjectLength;

// A thread that has used up its stack needs another one to report that on.
static _Thread_local char reserve[1 << 16];
static _Thread_local bool hasReserve;

static void say(const char *text, size_t length) {
    while (length) {
        ssize_t count = write(STDERR_FILENO, text, length);
        if (count <= 0) return;
        text += count;
        length -= (size_t)count;
    }
}

static void report(int signal, siginfo_t *info, void *context) {
    (void)context;
    static const char start[] = "strut: error: a fault of strut's own";
    static const char middle[] = " while it worked on '";
    static const char end[] = "; please report it with the document\n";
    say(start, sizeof start - 1);
    if (subjectLength) {
        say(middle, sizeof middle - 1);
        say(subject, subjectLength);
        say("'", 1);
    }
    say(end, sizeof end - 1);
    for (int i = 0; i < faultCount; i++)
        if (faults[i] == signal) sigaction(signal, &previous[i], NULL);
    // A fault happens again on return, and the other handler sees it where it is; a signal that was sent does not.
    if (info->si_code <= 0) raise(signal);
}

void FaultReportInstall(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = report;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < faultCount; i++) sigaction(faults[i], &action, &previous[i]);
}

void FaultReportBegin(const char *document) {
    if (!hasReserve) {
        stack_t stack;
        if (sigaltstack(NULL, &stack) == 0 && stack.ss_flags & SS_DISABLE) {
            stack = (stack_t){.ss_sp = reserve, .ss_size = sizeof reserve};
            sigaltstack(&stack, NULL);
        }
        hasReserve = true;
    }
    size_t length = strnlen(document, sizeof subject);
    memcpy(subject, document, length);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)subject[i] < ' ' || subject[i] == 0x7f) subject[i] = '?';
    subjectLength = length;
}

// The sandbox: Landlock says which files, seccomp which system calls. Both hold for the thread that asks for them and for
// all threads and processes that it starts, and cannot be taken back.
#define _GNU_SOURCE
#include "Containment.h"

#if defined(__linux__) && __has_include(<linux/seccomp.h>) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Landlock; its header is newer than some systems that can be built on.

struct RulesetAttributes { uint64_t files, network, scoped; };
struct __attribute__((packed)) PathAttributes { uint64_t access; int32_t parent; };

enum { createRuleset = 444, addRule = 445, restrictSelf = 446, askVersion = 1, ruleBelowPath = 1 };

#define EXECUTE (1ull << 0)
#define WRITE_FILE (1ull << 1)
#define READ_FILE (1ull << 2)
#define READ_DIR (1ull << 3)
#define REMOVE_DIR (1ull << 4)
#define REMOVE_FILE (1ull << 5)
#define MAKE_DIR (1ull << 7)
#define MAKE_REG (1ull << 8)
#define REFER (1ull << 13)
#define TRUNCATE (1ull << 14)

/// Every right that the kernel's version of Landlock knows.
static uint64_t allRights(long version) {
    return version >= 5 ? (1ull << 16) - 1 : version >= 3 ? (1ull << 15) - 1 : version >= 2 ? (1ull << 14) - 1 : (1ull << 13) - 1;
}

/// Rights that a file can have; the others are those of folders.
#define FILE_RIGHTS (WRITE_FILE | READ_FILE | TRUNCATE)

static bool allow(int ruleset, const char *path, uint64_t rights) {
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0) return errno == ENOENT || errno == ENOTDIR;  // what is not there cannot be read either
    struct stat status;
    if (fstat(file, &status) == 0 && !S_ISDIR(status.st_mode)) rights &= FILE_RIGHTS;
    struct PathAttributes attributes = {rights, file};
    bool isDone = !rights || syscall(addRule, ruleset, ruleBelowPath, &attributes, 0) == 0;
    int code = errno;
    close(file);
    errno = code;
    return isDone;
}

static bool restrictFiles(
    const char *const *readable, size_t readableCount, const char *const *writable, size_t writableCount, long version) {
    uint64_t all = allRights(version);
    struct RulesetAttributes attributes = {all, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
    // Older kernels take shorter descriptions.
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    int ruleset = (int)syscall(createRuleset, &attributes, size, 0);
    if (ruleset < 0) return false;
    bool isDone = true;
    for (size_t i = 0; i < readableCount && isDone; i++)
        isDone = allow(ruleset, readable[i], READ_FILE | READ_DIR);
    for (size_t i = 0; i < writableCount && isDone; i++)
        isDone = allow(
            ruleset, writable[i],
            (READ_FILE | READ_DIR | WRITE_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | REFER | TRUNCATE) & all);
    isDone = isDone && syscall(restrictSelf, ruleset, 0) == 0;
    int code = errno;
    close(ruleset);
    errno = code;
    return isDone;
}

// MARK: seccomp

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// The system calls that reading, computing on threads and writing take.
#define CALL(name) {SYS_##name, #name},
static const struct { int number; const char *name; } calls[] = {
    // Files.
    CALL(read) CALL(write) CALL(pread64) CALL(writev) CALL(openat) CALL(close) CALL(fstat) CALL(newfstatat) CALL(statx)
    CALL(lseek) CALL(getdents64) CALL(fcntl) CALL(ioctl) CALL(readlinkat) CALL(getcwd) CALL(faccessat) CALL(fchmod)
    CALL(linkat) CALL(renameat) CALL(renameat2) CALL(unlinkat) CALL(mkdirat) CALL(dup3) CALL(memfd_create)
    // Memory.
    CALL(mmap) CALL(munmap) CALL(mremap) CALL(mprotect) CALL(brk) CALL(madvise)
    // Threads, and copies of the process for limits.
    CALL(clone) CALL(clone3) CALL(futex) CALL(set_robust_list) CALL(rseq) CALL(sched_yield) CALL(sched_getaffinity)
    CALL(set_tid_address) CALL(wait4) CALL(setitimer) CALL(prlimit64) CALL(exit) CALL(exit_group)
    // Signals, with which faults are reported.
    CALL(rt_sigaction) CALL(rt_sigprocmask) CALL(rt_sigreturn) CALL(sigaltstack) CALL(getpid) CALL(gettid) CALL(tgkill)
    CALL(restart_syscall)
    // Time and chance.
    CALL(clock_gettime) CALL(clock_nanosleep) CALL(nanosleep) CALL(ppoll) CALL(getrandom) CALL(sysinfo)
#ifdef __x86_64__
    // Names that other architectures have given up.
    CALL(open) CALL(stat) CALL(lstat) CALL(access) CALL(readlink) CALL(link) CALL(rename) CALL(unlink) CALL(mkdir)
    CALL(rmdir) CALL(chmod) CALL(poll) CALL(dup2) CALL(fork) CALL(getdents) CALL(time) CALL(gettimeofday)
#endif
};
enum { callCount = sizeof calls / sizeof *calls };

static bool restrictCalls(void) {
    struct sock_filter filter[2 * callCount + 6];
    unsigned short length = 0;
    filter[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
    filter[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
    filter[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (int i = 0; i < callCount; i++) {
        filter[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)calls[i].number, 0, 1);
        filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    }
    filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
    struct sock_fprog program = {length, filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

SandboxResult SandboxEnter(const char *const *readable, size_t readableCount, const char *const *writable, size_t writableCount) {
    long version = syscall(createRuleset, NULL, 0, askVersion);
    if (version < 1) return SandboxNotSupported;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return SandboxRefused;
    if (!restrictFiles(readable, readableCount, writable, writableCount, version)) return SandboxRefused;
    if (!restrictCalls()) return errno == EINVAL || errno == ENOSYS ? SandboxNotSupported : SandboxRefused;
    return SandboxEntered;
}

const char *SandboxCallName(size_t index) { return index < callCount ? calls[index].name : NULL; }

#else

SandboxResult SandboxEnter(const char *const *readable, size_t readableCount, const char *const *writable, size_t writableCount) {
    (void)readable, (void)readableCount, (void)writable, (void)writableCount;
    return SandboxNotSupported;
}

const char *SandboxCallName(size_t index) {
    (void)index;
    return NULL;
}

#endif

// What keeps untrusted documents from doing harm: a process of its own with limits, a sandbox for all of Strut, and folders that
// are replaced whole.
#ifndef CONTAINMENT_H
#define CONTAINMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: A process with limits

/// How a process ended.
typedef enum {
    ContainedSound = 0,      ///< it came to its end
    ContainedFault,          ///< a signal ended it, as faults do
    ContainedOutOfMemory,    ///< there was no memory below the limit
    ContainedOutOfTime,      ///< it had used up its time
} ContainedEnd;

/// Makes a copy of this process, which must have one thread only, with so many more bytes of memory and so many seconds of
/// processor time; 0 stands for no limit. Returns 0 in the copy, its id in the caller, and -1 where there can be none.
///
/// The copy reads nothing from standard input, writes nothing to standard output, and its complaints into `log`.
pid_t ContainedStart(uint64_t memory, double seconds, int log);

/// Ends the copy: `sound`, or because there is no memory left.
_Noreturn void ContainedFinish(bool isOutOfMemory);

/// Waits for any copy to end. Returns its id, or -1 if there is none.
pid_t ContainedWait(ContainedEnd *end);

/// A file without a name for the complaints of a copy; -1 where there can be none.
int ContainedLog(void);

/// Whether a copy complained in `log` that it got no memory. Empties and closes the log.
bool ContainedLogTellsOfMemory(int log);

// MARK: Replacing

/// Lets what lies at two paths of one file system change places, files or folders. Returns 0, or -1 with `errno`: `ENOSYS` or
/// `EINVAL` where the system or the file system cannot do that.
int ExchangePaths(const char *one, const char *other);

// MARK: A sandbox

/// Why there is no sandbox; 0 where there is one.
typedef enum {
    SandboxEntered = 0,
    SandboxNotSupported,  ///< the system or its kernel has neither Landlock nor seccomp
    SandboxRefused,       ///< the kernel would not have it; see errno
} SandboxResult;

/// From now on this thread, and all that it starts, can read only below `readable`, change only what is below `writable`,
/// and make only the system calls that reading, computing and writing take. Each path is a file or folder that exists.
SandboxResult SandboxEnter(const char *const *readable, size_t readableCount, const char *const *writable, size_t writableCount);

/// The name of a system call that the sandbox lets pass; NULL for an index beyond the last.
const char *SandboxCallName(size_t index);

#ifdef __cplusplus
}
#endif

#endif

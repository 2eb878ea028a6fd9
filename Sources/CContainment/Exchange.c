// Two paths change places in one step, so that a folder can be replaced whole.
#define _GNU_SOURCE
#include "Containment.h"

#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int ExchangePaths(const char *one, const char *other) {
#ifdef SYS_renameat2
    // `RENAME_EXCHANGE`; not every C library has the function.
    return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2u);
#else
    (void)one, (void)other;
    errno = ENOSYS;
    return -1;
#endif
}

#elif defined(__APPLE__)

int ExchangePaths(const char *one, const char *other) { return renamex_np(one, other, RENAME_SWAP); }

#else

int ExchangePaths(const char *one, const char *other) {
    (void)one, (void)other;
    errno = ENOSYS;
    return -1;
}

#endif

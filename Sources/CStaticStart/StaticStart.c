// Parts of Swift's start that a static executable does without. The linker takes what is here in place of the runtime's
// own, and with that leaves out the work before `main` that stands beside it. Scripts/build-static asks for it; other
// builds have nothing of this.
#include <stdlib.h>
#if defined(STRUT_STATIC_START) && defined(__GLIBC__)

// The runtime looks for the arguments in /proc/self/maps and on the stack; glibc hands them to whatever runs before
// `main`. The functions are those of Swift's stdlib/public/CommandLineSupport/CommandLine.cpp.

static int argumentCount;
static char **arguments;

__attribute__((constructor)) static void keepArguments(int count, char **values) {
    argumentCount = count;
    arguments = values;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count) { keepArguments(count, values); }

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
    *count = argumentCount;
    return arguments;
}

// The runtime looks for the program `swift-backtrace` in eight folders, to start it when the process dies of a fault
// (stdlib/public/runtime/Backtrace.cpp). It is not shipped with Strut, which reports faults itself: CFaultReport. Settings
// that are all zero say that no backtraces are made (they have 88 bytes in Swift 6.3), and only backtraces would ask
// whether a function is a thunk.

_Alignas(16) char _swift_backtraceSettings[256];

_Bool _swift_backtrace_isThunkFunction(const char *name) { return (void)name, 0; }
#endif

// A C file, without which SwiftPM sees no C target here.
#include "CFuzzer.h"

#include <signal.h>

void CFuzzerPrepare(void) { signal(SIGPIPE, SIG_IGN); }

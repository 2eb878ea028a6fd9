// What of libFuzzer the fuzz targets use; it comes with the toolchain's `-sanitize=fuzzer`.
#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs the fuzzer on a function, with libFuzzer's own arguments.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));

/// Changes some bytes as libFuzzer would do by itself, with its dictionary; returns their new count.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maximumSize);

/// Lets a closed pipe be an error instead of the end of the process.
void CFuzzerPrepare(void);

/// Remembers the input that is about to be tried, so that it is written to a file, called `prefix` and its number, when it
/// ends the process or takes more than some seconds; none has to be remembered once it has been tried.
void CFuzzerWatch(const uint8_t *bytes, size_t size, uint64_t number, unsigned seconds, const char *prefix);

#endif

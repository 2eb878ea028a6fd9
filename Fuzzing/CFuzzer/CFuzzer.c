// What the fuzz targets need of signals: an input is kept when it ends the process.
#include "CFuzzer.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

void CFuzzerPrepare(void) { signal(SIGPIPE, SIG_IGN); }

static const uint8_t *input;
static size_t inputSize;
static uint64_t inputNumber;
static const char *inputPrefix;

// Only calls that are allowed in a handler.
static void keep(int signal) {
    char digits[24], path[1024];
    char *digit = digits + sizeof digits - 1;
    *digit = 0;
    uint64_t number = inputNumber;
    do *--digit = '0' + number % 10; while (number /= 10);
    if (input && strlen(inputPrefix) + strlen(digit) < sizeof path) {
        strcpy(path, inputPrefix);
        strcat(path, digit);
        int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
        if (file >= 0) {
            (void)!write(file, input, inputSize);
            close(file);
        }
        const char *what = signal == SIGALRM ? "takes too long: " : "fails: ";
        (void)!write(2, what, strlen(what));
        (void)!write(2, path, strlen(path));
        (void)!write(2, "\n", 1);
    }
    _exit(signal == SIGALRM ? 70 : 77);
}

void CFuzzerWatch(const uint8_t *bytes, size_t size, uint64_t number, unsigned seconds, const char *prefix) {
    static int isPrepared;
    if (!isPrepared) {
        isPrepared = 1;
        // Its own stack: what overflows the other is told too.
        static uint8_t room[1 << 16];
        stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
        sigaltstack(&stack, 0);
        struct sigaction action = {.sa_handler = keep, .sa_flags = SA_ONSTACK};
        const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM};
        for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, 0);
    }
    static char kept[512];
    if (inputPrefix == 0) inputPrefix = strncpy(kept, prefix, sizeof kept - 1);
    (input = bytes, inputSize = size, inputNumber = number);
    alarm(seconds);
}

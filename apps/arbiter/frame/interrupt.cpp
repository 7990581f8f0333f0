#include "apps/arbiter/frame/interrupt.hpp"

#include <csignal>
#include <utility>

#include <unistd.h>

#include "apps/arbiter/command.hpp"

namespace arbiter {

namespace {

volatile std::sig_atomic_t interrupts = 0;

void on_interrupt(int /*signal*/) {
    if (interrupts != 0)
        _exit(std::to_underlying(ExitCode::interrupted));
    interrupts = 1;
}

}  // namespace

void catch_interrupts() {
    struct sigaction action{};
    action.sa_handler = on_interrupt;
    sigemptyset(&action.sa_mask);
    action.sa_flags = 0;  // no SA_RESTART: a read that waits for input has to end
    sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return interrupts != 0; }

}  // namespace arbiter

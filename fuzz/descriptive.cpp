// Any bytes as a move in English descriptive notation.
#include "fuzz/move_boards.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    arbiter::fuzz::check_reader(data, size, {arbiter::Notation::descriptive});
    return 0;
}

// Any bytes as a move that is spoken, in English and in German.
#include "fuzz/move_boards.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const std::string_view language : {"en", "de"})
        arbiter::fuzz::check_reader(data, size, {arbiter::Notation::spoken, language});
    return 0;
}

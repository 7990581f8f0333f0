// Any bytes as a line of UCI, from either side: what is read is written as a line that is read as
// the same.
#include <string>

#include "arbiter/uci/answer.hpp"
#include "arbiter/uci/command.hpp"
#include "fuzz/require.hpp"

using namespace arbiter;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    if (const auto command = uci::read_command(line)) {
        const std::string written = uci::write_command(*command);
        const auto again = uci::read_command(written);
        require(again.has_value() && uci::write_command(*again) == written);
    }
    if (const auto answer = uci::read_answer(line)) {
        const std::string written = uci::write_answer(*answer);
        require(!written.contains('\n') && !written.contains('\r'));
        const auto again = uci::read_answer(written);
        require(again.has_value() && uci::write_answer(*again) == written);
    }
    return 0;
}

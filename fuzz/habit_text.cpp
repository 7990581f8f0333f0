// Any bytes as counts of habits: what is read is written and read again as the same, and makes
// habits of which every opening move is legal.
#include "arbiter/people/habit_text.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/rules/legality.hpp"
#include "fuzz/require.hpp"

using namespace arbiter;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto counts =
        read_habit_counts(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!counts) {
        require(counts.error().starts_with("line "));
        return 0;
    }
    require(read_habit_counts(write_habit_counts(*counts)) == *counts);
    const Habits habits = counts->habits();
    for (std::size_t band = 0; band < rating_bands; ++band) {
        const Move move = opening_move(habits, band, Position(), size);
        require(move == Move() || is_legal(Position(), move));
    }
    return 0;
}

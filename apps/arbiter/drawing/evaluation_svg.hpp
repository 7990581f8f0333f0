// How a game went: the winning chances after each move as a picture.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace arbiter {

/// A move to be pointed at.
struct MarkedPly {
    std::size_t ply = 0;     ///< how many moves had been made
    std::string_view color;  ///< of the point
    std::string text;        ///< read aloud where the pointer rests
};

/// `percents`: White's, 0 to 100, of the position before the first move and of each after it. White
/// is up and light, as a bar beside a board has it.
[[nodiscard]] std::string svg_evaluation(std::string_view title, std::span<const double> percents,
                                         std::span<const MarkedPly> marked);

}  // namespace arbiter

// Positions to learn from, each as the features that the evaluation finds in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <string_view>
#include <vector>

#include "arbiter/engine/evaluation/weights.hpp"

namespace arbiter::tuning {

/// White has the weight so much oftener than Black; of danger, the attacking side has it so often.
struct Feature {
    std::uint16_t weight;
    std::int16_t count;
};

/// A position and what became of it.
struct Example {
    std::uint32_t sums;          ///< where its features begin, in `Examples::features`
    std::uint32_t white_danger;  ///< where those begin that White has against Black's king
    std::uint32_t black_danger;  ///< where those begin that Black has against White's king
    std::uint32_t end;           ///< behind the last
    float score;                 ///< as the search found it, in centipawns for White
    float result;                ///< for White: 0, a half or 1
    std::int8_t phase;           ///< of `full_phase`
    std::int8_t share;           ///< of a lead that counts, in sixteenths
};

/// The files of the board are alike for all men but kings: a square right of the middle has the
/// weight of its mirror image. The number of the weight that stands for this one.
[[nodiscard]] constexpr std::size_t tied(std::size_t weight) {
    constexpr std::size_t kings_begin = std::size_t{5} * 64;
    return weight < kings_begin && weight % 8 > 3 ? weight ^ 7 : weight;
}

class Examples {
  public:
    /// Lines of EPD with ce and c9, as self_play writes them. Lines that are not so, and endings
    /// that the evaluation takes for draws, are passed over. The number of those that were not
    /// read.
    std::size_t read(std::istream& lines);

    [[nodiscard]] std::span<const Example> all() const { return examples_; }
    [[nodiscard]] std::span<const Feature> between(std::uint32_t begin, std::uint32_t end) const {
        return std::span(features_).subspan(begin, end - begin);
    }

  private:
    class Recorder;

    bool read_line(std::string_view line, Recorder& recorder);

    std::vector<Example> examples_;
    std::vector<Feature> features_;
};

}  // namespace arbiter::tuning

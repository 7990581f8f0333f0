#include "tools/tuning/examples.hpp"

#include <array>
#include <charconv>
#include <istream>
#include <optional>
#include <string>

#include "arbiter/engine/evaluation/endings.hpp"
#include "arbiter/engine/evaluation/terms.hpp"
#include "arbiter/notation/epd.hpp"
#include "arbiter/rules/material.hpp"

namespace arbiter::tuning {

namespace {

std::optional<float> result_in(const Epd& epd) {
    const EpdOperation* const told = epd.find("c9");
    if (told == nullptr || told->operands.size() != 1)
        return std::nullopt;
    const std::string& text = told->operands[0].text;
    if (text == "1-0")
        return 1.0F;
    if (text == "0-1")
        return 0.0F;
    return text == "1/2-1/2" ? std::optional(0.5F) : std::nullopt;
}

std::optional<int> score_in(const Epd& epd) {
    const EpdOperation* const told = epd.find("ce");
    if (told == nullptr || told->operands.size() != 1)
        return std::nullopt;
    const std::string& text = told->operands[0].text;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value)
                                                                    : std::nullopt;
}

}  // namespace

/// Takes what the evaluation is told, and writes it down by weight.
class Examples::Recorder {
  public:
    template <Color Us>
    void add(const Tapered& weight, int count = 1) {
        note(0, weight, Us == Color::white ? count : -count);
    }
    template <Color Us>
    void endanger(const Tapered& weight, int count = 1) {
        note(Us == Color::white ? 1 : 2, weight, count);
    }

    /// Of one of the three sums; it begins anew.
    void move_to(std::vector<Feature>& features, std::size_t sum) {
        for (const std::size_t weight : touched_[sum]) {
            int& count = counts_[sum][weight];
            if (count != 0)
                features.push_back(
                    {static_cast<std::uint16_t>(weight), static_cast<std::int16_t>(count)});
            count = 0;
        }
        touched_[sum].clear();
    }

    [[nodiscard]] const EvaluationWeights& weights() const { return weights_; }

  private:
    void note(std::size_t sum, const Tapered& weight, int count) {
        const std::size_t place = tied(number_of(weight, weights_));
        if (counts_[sum][place] == 0)
            touched_[sum].push_back(place);
        counts_[sum][place] += count;
    }

    EvaluationWeights weights_{};
    std::array<std::array<int, evaluation_weight_count>, 3> counts_{};
    std::array<std::vector<std::size_t>, 3> touched_;
};

bool Examples::read_line(std::string_view line, Recorder& recorder) {
    const auto epd = read_epd(line);
    if (!epd)
        return false;
    const auto position = Position::from(epd->setup);
    const auto result = result_in(*epd);
    const auto score = score_in(*epd);
    if (!position || !result || !score || is_draw_by_material(position->board()))
        return false;

    const Board& board = position->board();
    add_terms(board, recorder.weights(), recorder);
    const bool white_to_move = position->turn() == Color::white;
    if (white_to_move)
        recorder.add<Color::white>(recorder.weights().tempo);
    else
        recorder.add<Color::black>(recorder.weights().tempo);

    Example example{};
    const auto place = [&] { return static_cast<std::uint32_t>(features_.size()); };
    example.sums = place();
    recorder.move_to(features_, 0);
    example.white_danger = place();
    recorder.move_to(features_, 1);
    example.black_danger = place();
    recorder.move_to(features_, 2);
    example.end = place();
    example.score = static_cast<float>(white_to_move ? *score : -*score);
    example.result = *result;
    example.phase = static_cast<std::int8_t>(phase(board));
    example.share = static_cast<std::int8_t>(
        winning_share(board, example.score >= 0 ? Color::white : Color::black));
    examples_.push_back(example);
    return true;
}

std::size_t Examples::read(std::istream& lines) {
    std::size_t unread = 0;
    Recorder recorder;
    std::string line;
    while (std::getline(lines, line))
        unread += read_line(line, recorder) ? 0U : 1U;
    return unread;
}

}  // namespace arbiter::tuning

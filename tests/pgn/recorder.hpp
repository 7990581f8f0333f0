// A visitor that writes down what it is told, one event a line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/pgn/reader.hpp"

namespace arbiter::testing {

inline std::string at(TextPlace place) {
    return " @" + std::to_string(place.line) + ':' + std::to_string(place.column);
}

inline std::string name(PgnResult result) {
    constexpr std::string_view names[] = {"1-0", "0-1", "1/2-1/2", "0-0"};
    return std::string(result.score ? names[static_cast<int>(*result.score)] : "*");
}

class Recorder : public PgnVisitor {
  public:
    enum class Places : bool { no, yes };
    enum class Want : std::uint8_t { everything, no_moves, move_numbers };

    explicit Recorder(Places places = Places::no, Want want = Want::everything)
        : places_(places), want_(want) {}

    [[nodiscard]] const std::string& log() const { return log_; }

    void begin_game(TextPlace place) override { note("game", place); }
    void tag(std::string_view name, std::string_view value, TextPlace place) override {
        note("tag " + std::string(name) + '=' + std::string(value), place);
    }
    Visit begin_moves(TextPlace place) override {
        note("moves", place);
        return want_ == Want::no_moves ? Visit::skip : Visit::enter;
    }
    [[nodiscard]] bool wants_move_numbers() const override { return want_ == Want::move_numbers; }
    void move_number(std::string_view text, TextPlace place) override {
        note("number " + std::string(text), place);
    }
    void san(std::string_view text, TextPlace place) override { note(std::string(text), place); }
    void nag(int nag, TextPlace place) override { note('$' + std::to_string(nag), place); }
    void comment(std::string_view text, TextPlace place) override {
        note('{' + std::string(text) + '}', place);
    }
    void draw_offer(TextPlace place) override { note("draw offer", place); }
    Visit begin_variation(TextPlace place) override {
        note("(", place);
        return Visit::enter;
    }
    void end_variation(TextPlace place) override { note(")", place); }
    void result(PgnResult result, TextPlace place) override {
        note("result " + testing::name(result), place);
    }
    Next problem(const PgnProblem& problem) override {
        note("problem " + std::string(code(problem.fault)), problem.place);
        return Next::go_on;
    }
    Next end_game(TextPlace place) override {
        note("end", place);
        return Next::go_on;
    }

    void end_text(TextPlace /*place*/) override { ++ends_of_text_; }

    [[nodiscard]] int ends_of_text() const { return ends_of_text_; }

  private:
    void note(const std::string& what, TextPlace place) {
        log_ += what + (places_ == Places::yes ? at(place) : "") + '\n';
    }

    Places places_;
    Want want_;
    std::string log_;
    int ends_of_text_ = 0;
};

/// What a visitor is told of a whole text.
inline std::string recorded(std::string_view text, Recorder recorder = Recorder()) {
    read_games(text, recorder);
    return recorder.log();
}

/// The same for a text in chunks of `size` bytes.
inline std::string recorded_in_chunks(std::string_view text, std::size_t size, Recorder recorder) {
    PgnReader reader(recorder);
    for (std::size_t i = 0; i < text.size(); i += size)
        reader.feed(text.substr(i, size));
    reader.finish();
    return recorder.log();
}

}  // namespace arbiter::testing

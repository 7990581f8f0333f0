#include "arbiter/pgn/tree_reader.hpp"

#include <algorithm>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/pgn/game_move.hpp"
#include "arbiter/pgn/reader.hpp"
#include "arbiter/pgn/replay.hpp"
#include "arbiter/pgn/start_position.hpp"

namespace arbiter {

namespace {

bool parts_words(char c) { return is_blank(c) || is_line_end(c); }

/// One line end between two words is where a writer has folded the line.
std::string unfolded(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t end = i + (text.substr(i).starts_with("\r\n") ? 2 : 1);
        const bool is_fold = is_line_end(text[i]) && i > 0 && end < text.size() &&
                             !parts_words(text[i - 1]) && !parts_words(text[end]);
        result += is_fold ? ' ' : text[i];
        if (is_fold)
            i = end - 1;
    }
    return result;
}

}  // namespace

void TreeReader::begin_game(TextPlace /*place*/) {
    game_ = {};
    has_begun_ = false;
    is_too_long_ = false;
    lines_.assign(1, Line{});
}

void TreeReader::tag(std::string_view name, std::string_view value, TextPlace /*place*/) {
    // A start that comes too late was not the start.
    const bool is_start = name == "FEN" || name == "SetUp" || name == "Variant";
    if (!is_start || !has_begun_)
        game_.tags.push_back({std::string(name), std::string(value)});
}

Visit TreeReader::begin_moves(TextPlace place) {
    has_begun_ = true;
    const auto start =
        start_position(game_.tag("Variant").value_or(""), game_.tag("FEN").value_or(""));
    Line& line = lines_.front();
    line.is_legal = start.has_value();
    if (start) {
        game_.start = start->position;
        if (!start->forgiven.empty())
            problem({PgnFault::odd_fen, place, start->forgiven});
    } else {
        problem({start.error().fault, place, start.error().text});
    }
    line.before = line.now = game_.start;
    return Visit::enter;
}

void TreeReader::add(Line& line, NodeId node) {
    line.last = node;
    line.has_moves = true;
    line.is_behind_variation = false;
    if (!line.comments_before.empty())
        game_.moves.edit_notes(node).before = std::exchange(line.comments_before, {});
    if (!line.nags_before.empty())
        game_.moves.edit_notes(node).nags = std::exchange(line.nags_before, {});
}

void TreeReader::keep_as_text(std::string_view text, TextPlace place, const std::string& why) {
    Line& line = lines_.back();
    if (line.is_legal)
        problem({lines_.size() == 1 ? PgnFault::illegal_move : PgnFault::illegal_variation, place,
                 std::string(utf8_beginning(text, 40)) + ": " + why});
    line.is_legal = false;
    add(line, game_.moves.add_text(line.last, std::string(text)));
}

void TreeReader::san(std::string_view text, TextPlace place) {
    Line& line = lines_.back();
    if (game_.moves.size() >= max_plies_per_game)
        return pass_over_the_rest(place);
    if (!line.is_legal) {
        line.is_before_known = false;
        return keep_as_text(text, place, "");
    }
    auto read = read_game_move(line.now, text, letters_);
    const PgnResult double_loss{Result::both_lose};
    if (!read && text == "0-0" && result_of_tag(game_.tag("Result").value_or("")) == double_loss) {
        game_.result = double_loss;
        return;
    }
    line.is_before_known = true;
    line.before = line.now;
    if (!read)
        return keep_as_text(text, place, read.error());
    if (read->passed_over)
        problem({*read->passed_over, place,
                 std::string(utf8_beginning(text, 40)) + ": " +
                     std::string(describe_passed_over(*read->passed_over))});
    line.now = read->after;
    add(line, read->move == Move() ? game_.moves.add_text(line.last, "--")
                                   : game_.moves.add(line.last, read->move));
    if (read->nag)
        nag(*read->nag, place);
}

void TreeReader::pass_over_the_rest(TextPlace place) {
    if (!std::exchange(is_too_long_, true))
        problem({PgnFault::too_long, place,
                 "the game has more than " + std::to_string(max_plies_per_game) +
                     " moves with its variations; the rest is passed over"});
}

void TreeReader::nag(int nag, TextPlace /*place*/) {
    Line& line = lines_.back();
    if (line.has_moves)
        game_.moves.edit_notes(line.last).nags.push_back(nag);
    else
        line.nags_before.push_back(nag);
}

void TreeReader::draw_offer(TextPlace /*place*/) {
    if (Line& line = lines_.back(); line.has_moves)
        game_.moves.edit_notes(line.last).offers_draw = true;
}

void TreeReader::comment(std::string_view text, TextPlace /*place*/) {
    Line& line = lines_.back();
    const bool is_before_game = lines_.size() == 1 && !line.has_moves;
    const bool is_behind_move = line.has_moves && !line.is_behind_variation;
    if (is_before_game || is_behind_move)
        game_.moves.edit_notes(line.last).after.push_back(unfolded(text));
    else
        line.comments_before.push_back(unfolded(text));
}

Visit TreeReader::begin_variation(TextPlace place) {
    const Line& line = lines_.back();
    if (!line.has_moves) {
        problem({PgnFault::stray_variation, place,
                 "a variation stands before any move that it could replace; it is passed over"});
        return Visit::skip;
    }
    Line variation;
    variation.last = *game_.moves.parent(line.last);
    variation.is_legal = line.is_before_known;
    variation.before = variation.now = line.before;
    lines_.push_back(std::move(variation));
    return Visit::enter;
}

/// What waits for a move that does not come.
void TreeReader::finish(Line& line) {
    if (line.comments_before.empty())
        return;
    auto& after = game_.moves.edit_notes(line.last).after;
    std::ranges::move(line.comments_before, std::back_inserter(after));
    line.comments_before.clear();
}

void TreeReader::end_variation(TextPlace place) {
    Line variation = std::move(lines_.back());
    lines_.pop_back();
    Line& line = lines_.back();
    if (variation.has_moves) {
        finish(variation);
        // What replaces the first move of a variation is a variation beside it, none of its own.
        line.is_behind_variation = game_.moves.next(*game_.moves.parent(line.last)) == line.last;
        return;
    }
    if (!variation.nags_before.empty())
        problem({PgnFault::unknown_token, place,
                 "the signs of a variation without moves are passed over"});
    // A variation of comments alone: they stay where they stand.
    for (std::string& comment : variation.comments_before) {
        if (line.is_behind_variation)
            line.comments_before.push_back(std::move(comment));
        else
            game_.moves.edit_notes(line.last).after.push_back(std::move(comment));
    }
}

void TreeReader::result(PgnResult result, TextPlace /*place*/) { game_.result = result; }

Next TreeReader::problem(const PgnProblem& problem) {
    keep_problem(problems_, problem);
    return Next::go_on;
}

Next TreeReader::end_game(TextPlace /*place*/) {
    while (lines_.size() > 1)
        end_variation({});
    finish(lines_.front());
    sink_(std::exchange(game_, {}), std::exchange(problems_, {}));
    return Next::go_on;
}

namespace {

/// What the text itself has wrong stops the reading at once; an illegal move at the end of its
/// game.
class StrictTreeReader : public TreeReader {
  public:
    using TreeReader::TreeReader;

    [[nodiscard]] const std::optional<PgnProblem>& first_problem() const { return first_problem_; }

    Next problem(const PgnProblem& problem) override {
        if (!first_problem_)
            first_problem_ = problem;
        return Next::stop;
    }
    Next end_game(TextPlace place) override {
        TreeReader::end_game(place);
        return first_problem_ ? Next::stop : Next::go_on;
    }

  private:
    std::optional<PgnProblem> first_problem_;
};

}  // namespace

std::vector<AnnotatedGame> read_trees(std::string_view text) {
    std::vector<AnnotatedGame> games;
    TreeReader reader([&](AnnotatedGame game, const std::vector<PgnProblem>& /*problems*/) {
        games.push_back(std::move(game));
    });
    read_games(text, reader);
    return games;
}

std::expected<std::vector<AnnotatedGame>, PgnProblem> read_trees_strictly(std::string_view text) {
    std::vector<AnnotatedGame> games;
    StrictTreeReader reader([&](AnnotatedGame game, const std::vector<PgnProblem>& /*problems*/) {
        games.push_back(std::move(game));
    });
    read_games(text, reader);
    if (reader.first_problem())
        return std::unexpected(*reader.first_problem());
    return games;
}

}  // namespace arbiter

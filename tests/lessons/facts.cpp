#include "tests/lessons/facts.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>
#include <vector>

#include "arbiter/game/ruleset.hpp"
#include "arbiter/lessons/moves_that.hpp"
#include "arbiter/lessons/task.hpp"
#include "arbiter/notation/move_notation.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/rules/castling.hpp"
#include "arbiter/rules/movegen.hpp"
#include "arbiter/rules/pins.hpp"
#include "arbiter/rules/ruling.hpp"
#include "arbiter/rules/threats.hpp"
#include "arbiter/winnable/winnable.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using Words = std::vector<std::string>;

Words split(std::string_view text) {
    Words words;
    TextCursor cursor(text);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks())
        words.emplace_back(cursor.take_word());
    return words;
}

std::vector<std::string> matches(std::string_view text, const std::regex& pattern) {
    std::vector<std::string> found;
    const std::string copy(text);
    for (std::sregex_iterator it(copy.begin(), copy.end(), pattern), end; it != end; ++it)
        found.push_back(it->str());
    return found;
}

Bitboard squares_named_in(std::string_view text) {
    static const std::regex pattern("(^|[^A-Za-z0-9])([a-h][1-8])(?![0-9A-Za-z])");
    Bitboard squares;
    for (const std::string& match : matches(text, pattern))
        squares.add(square_named(std::string_view(match).substr(match.size() - 2)).value());
    return squares;
}

std::vector<std::string> articles_in(std::string_view text) {
    static const std::regex pattern("([0-9]{1,2}|[A-D]|I{1,3})(\\.[0-9]+)+");
    return matches(text, pattern);
}

/// The articles of docs/laws.md, with those that they are parts of.
const std::set<std::string>& all_articles() {
    static const std::set<std::string> articles = [] {
        std::set<std::string> found;
        const auto lines = read_lines(test_data().parent_path().parent_path() / "docs/laws.md");
        for (const std::string& line : lines.value())
            if (line.starts_with("| "))
                for (std::string article :
                     articles_in(std::string_view(line).substr(2, line.find(" |", 2)))) {
                    found.insert(article);
                    while (article.contains('.')) {
                        article = article.substr(0, article.rfind('.'));
                        found.insert(article);
                    }
                }
        return found;
    }();
    return articles;
}

Square named_square(const std::string& text) { return square_named(text).value(); }
Color color_of(const std::string& text) {
    return text == "white"   ? Color::white
           : text == "black" ? Color::black
                             : throw std::invalid_argument(text + " is no colour");
}
Role role_of(const std::string& text) {
    for (const Role role : all_roles)
        if (name(role) == text)
            return role;
    throw std::invalid_argument(text + " is no man");
}

Move legal_move(const Position& position, const std::string& uci) {
    const auto move = read_uci_move(position, uci);
    if (!move)
        throw std::invalid_argument(move.error().text);
    return *move;
}

/// Everything that a legal move has to do with.
Bitboard squares_of_move(const Position& position, Move move) {
    Bitboard squares = Bitboard(move.from()) | Bitboard(move.to());
    if (move.is_en_passant())
        squares.add(square_at(file_of(move.to()), rank_of(move.from())));
    if (move.is_castling()) {
        const auto goals = castling_targets(position.turn(), castling_side(move.from(), move.to()));
        squares.add(goals.king);
        squares.add(goals.rook);
    }
    return squares;
}

std::string said(Bitboard squares) {
    std::string text;
    for (const Square square : squares)
        text += (text.empty() ? "" : " ") + std::string(name(square));
    return text;
}

std::string unless(bool is_true, const std::string& objection) { return is_true ? "" : objection; }

/// Judges one fact about one position.
class Judge {
  public:
    Judge(std::string_view language, const History& game, std::string_view words,
          std::string_view fact)
        : language_(language),
          game_(game),
          position_(game.current()),
          words_(words),
          named_(squares_named_in(words)),
          fact_(fact),
          parts_(split(fact)) {}

    [[nodiscard]] std::string run() const {
        if (fact_.starts_with("after "))
            return after();
        if (fact_.starts_with("other side: "))
            return other_side();
        if (fact_.starts_with("on "))
            return on_another();
        const auto& all = judges();
        const auto judge = all.find(parts_.at(0));
        if (judge != all.end())
            return judge->second(*this);
        throw std::invalid_argument("there is no such fact");
    }

  private:
    using Answer = std::string;

    [[nodiscard]] std::string part(std::size_t i) const { return parts_.at(i); }
    [[nodiscard]] bool has(std::size_t i) const { return i < parts_.size(); }

    [[nodiscard]] std::string same(Bitboard computed) const {
        return unless(computed == named_, "computed: " + said(computed));
    }
    [[nodiscard]] std::string all_in(Bitboard squares) const {
        return unless(named_.any() && squares.contains_all(named_),
                      "not " + said(named_ - squares));
    }

    [[nodiscard]] std::string judged(const History& game, std::string_view fact) const {
        return Judge(language_, game, words_, fact).run();
    }

    [[nodiscard]] std::string after() const {
        const std::size_t colon = fact_.find(": ");
        History game = game_;
        for (const std::string& uci : split(fact_.substr(6, colon - 6)))
            game.play(legal_move(game.current(), uci));
        return judged(game, fact_.substr(colon + 2));
    }
    [[nodiscard]] std::string other_side() const {
        Setup setup = setup_of(write_fen(position_));
        setup.turn = opponent(setup.turn);
        setup.en_passant = std::nullopt;
        return judged(History(Position::from(setup, forgivable_faults).value()),
                      fact_.substr(std::string_view("other side: ").size()));
    }
    [[nodiscard]] std::string on_another() const {
        const std::size_t colon = fact_.find(": ");
        std::string fen(fact_.substr(3, colon - 3));
        std::ranges::replace(fen, '_', ' ');
        return judged(History(position_of(fen, forgivable_faults)), fact_.substr(colon + 2));
    }

    [[nodiscard]] Answer task_answer(const lessons::Question& question) const {
        return std::get<std::string>(lessons::right_answer({game_, question}));
    }

    [[nodiscard]] std::string men() const {
        return same(position_.board().of(color_of(part(0)), role_of(part(1))));
    }
    [[nodiscard]] std::string man() const {
        if (named_ != Bitboard(named_square(part(1))))
            return "the words name " + said(named_);
        return unless(position_.board()
                          .of(color_of(part(2)), role_of(part(3)))
                          .contains(named_square(part(1))),
                      "no such man stands there");
    }
    [[nodiscard]] std::string is_of_color(bool is_light) const {
        return all_in(is_light ? light_squares : dark_squares);
    }
    [[nodiscard]] std::string line() const {
        const Square first = named_.first();
        const Square last = named_.last();
        Bitboard line = between(first, last) | Bitboard(first) | Bitboard(last);
        return unless(named_.has_more_than_one() && line.contains_all(named_) &&
                          (line.size() > 2 || queen_attacks(first, {}).contains(last)),
                      "they are on no common line");
    }
    [[nodiscard]] std::string legal() const {
        const Move move = legal_move(position_, part(1));
        return unless(squares_of_move(position_, move).contains_all(named_),
                      "the move has to do with " + said(squares_of_move(position_, move)));
    }
    [[nodiscard]] std::string illegal() const {
        const Ruling ruling = rule_on(position_, read_uci_attempt(part(1)).value());
        return unless(!ruling.is_legal() && ruling.article == part(2),
                      "the ruling: " + std::string(code(ruling.reason)) + " by " +
                          std::string(ruling.article));
    }
    [[nodiscard]] std::string count() const {
        std::size_t number = 0;
        for (const Move move : legal_moves(position_))
            if (!has(2) || move.from() == named_square(part(2)))
                ++number;
        return unless(std::to_string(number) == part(1), "there are " + std::to_string(number));
    }
    [[nodiscard]] std::string number() const {
        const int number = position_.board().of(color_of(part(2)), role_of(part(3))).size();
        return unless(std::to_string(number) == part(1), "there are " + std::to_string(number));
    }
    [[nodiscard]] std::string en_passant() const {
        return unless(legal_move(position_, part(2)).is_en_passant(), "it is another move");
    }
    [[nodiscard]] std::string none() const {
        if (part(1) == "check")
            return unless(!is_check(position_), "it is check");
        return unless(lessons::moves_that(position_, {lessons::Goal::en_passant, {}}).empty(),
                      "there is one");
    }
    [[nodiscard]] std::string pinned() const {
        const Square square = named_square(part(1));
        const Color owner = position_.board().color_at(square).value();
        const Position& p = position_;
        return unless(arbiter::pinned(p, owner).contains(square), "it is not pinned");
    }
    [[nodiscard]] std::string rules() const {
        const Ruleset* const rules = find_ruleset(part(1));
        if (rules == nullptr)
            return "there is no such ruleset";
        const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(rules->penalty);
        const std::map<std::string, std::string> values{
            {"penalty", std::to_string(minutes.count())},
            {"illegal_moves", std::to_string(rules->illegal_moves_to_lose)},
            {"by_itself", rules->ends_at_threefold_and_fifty ? "yes" : "no"},
            {"may_stand", rules->illegal_moves_may_stand ? "yes" : "no"},
            {"two_hands", rules->two_hands_are_illegal ? "yes" : "no"},
            {"material", rules->flag_rule == FlagRule::by_material ? "yes" : "no"},
            {"losing_chances", rules->has_losing_chances_rule ? "yes" : "no"}};
        return unless(values.at(part(2)) == part(3), "it is " + values.at(part(2)));
    }
    [[nodiscard]] std::string law() const {
        const auto articles = articles_in(words_);
        if (articles.empty())
            return "no article is named";
        for (const std::string& article : articles)
            if (!all_articles().contains(article))
                return "there is no article " + article;
        return "";
    }
    [[nodiscard]] std::string written() const {
        const auto notation = notation_named(part(2)).value();
        const MoveStyle style{notation, is_known({notation, language_}) ? language_ : "en"};
        const std::string text = write_move(position_, legal_move(position_, part(1)), style);
        return unless(words_.contains(text), "it is written " + text);
    }
    [[nodiscard]] bool can_mate(const std::string& side) const {
        return winnable(position_, color_of(side)).winnability == Winnability::winnable;
    }

    static const std::map<std::string, std::function<std::string(const Judge&)>>& judges();

    std::string_view language_;
    const History& game_;
    const Position& position_;
    std::string words_;
    Bitboard named_;
    std::string_view fact_;
    Words parts_;
};

const std::map<std::string, std::function<std::string(const Judge&)>>& Judge::judges() {
    using namespace lessons;
    static const std::map<std::string, std::function<std::string(const Judge&)>> all{
        {"moves",
         [](const Judge& j) { return j.same(targets_of(j.position_, named_square(j.part(1)))); }},
        {"attacks",
         [](const Judge& j) {
             return j.same(std::get<Bitboard>(
                 right_answer({j.game_, AttacksQuestion{named_square(j.part(1))}})));
         }},
        {"attacks_square",
         [](const Judge& j) {
             const auto attacked = std::get<Bitboard>(
                 right_answer({j.game_, AttacksQuestion{named_square(j.part(1))}}));
             return unless(attacked.contains(named_square(j.part(2))), "it does not");
         }},
        {"safe",
         [](const Judge& j) {
             return j.all_in(~attacked_squares(j.position_.board(), color_of(j.part(1))));
         }},
        {"attacked",
         [](const Judge& j) {
             return j.all_in(attacked_squares(j.position_.board(), color_of(j.part(1))));
         }},
        {"white", &Judge::men},
        {"black", &Judge::men},
        {"man", &Judge::man},
        {"empty", [](const Judge& j) { return j.all_in(~j.position_.board().occupied()); }},
        {"checkers", [](const Judge& j) { return j.same(checkers(j.position_)); }},
        {"legal", &Judge::legal},
        {"illegal", &Judge::illegal},
        {"check", [](const Judge& j) { return unless(is_check(j.position_), "it is no check"); }},
        {"no", &Judge::none},
        {"mate", [](const Judge& j) { return unless(is_checkmate(j.position_), "it is none"); }},
        {"stalemate",
         [](const Judge& j) { return unless(is_stalemate(j.position_), "it is none"); }},
        {"dead", [](const Judge& j) { return unless(is_dead(j.position_), "it is not"); }},
        {"alive", [](const Judge& j) { return unless(!is_dead(j.position_), "it is dead"); }},
        {"can", [](const Judge& j) { return unless(j.can_mate(j.part(2)), "he cannot"); }},
        {"cannot", [](const Judge& j) { return unless(!j.can_mate(j.part(2)), "he can"); }},
        {"flag",
         [](const Judge& j) {
             const auto end = j.task_answer(FlagQuestion{color_of(j.part(1))});
             return unless(end == j.part(2), "it ends with " + end);
         }},
        {"count", &Judge::count},
        {"number", &Judge::number},
        {"light", [](const Judge& j) { return j.is_of_color(true); }},
        {"dark", [](const Judge& j) { return j.is_of_color(false); }},
        {"line", &Judge::line},
        {"square", [](const Judge& j) { return unless(j.named_.any(), "no square is named"); }},
        {"castling",
         [](const Judge& j) {
             const auto castling = j.task_answer(CastlingQuestion{});
             return unless(castling == j.part(1), "computed: " + castling);
         }},
        {"en", &Judge::en_passant},
        {"claim",
         [](const Judge& j) {
             const auto claim = j.task_answer(ClaimQuestion{});
             return unless(claim == j.part(1), "computed: " + claim);
         }},
        {"repeated",
         [](const Judge& j) {
             const auto times = std::to_string(j.game_.repetitions());
             return unless(times == j.part(1), times + " times");
         }},
        {"quiet",
         [](const Judge& j) {
             const auto plies = std::to_string(j.position_.halfmove_clock());
             return unless(plies == j.part(1), plies + " plies");
         }},
        {"pinned", &Judge::pinned},
        {"rules", &Judge::rules},
        {"law", &Judge::law},
        {"written", &Judge::written},
    };
    return all;
}

}  // namespace

std::string objection_to(std::string_view language, const History& game,
                         const lessons::Statement& statement) {
    try {
        return Judge(language, game, statement.words, statement.fact).run();
    } catch (const std::exception& error) {
        return std::string("it cannot be computed: ") + error.what();
    }
}

std::string unchecked_in(std::string_view text) {
    const std::string rest = lessons::without_statements(text);
    std::string found = said(squares_named_in(rest));
    for (const std::string& article : articles_in(rest))
        found += (found.empty() ? "" : " ") + article;
    return found;
}

}  // namespace arbiter::testing

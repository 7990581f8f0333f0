#include "tests/lessons/facts.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
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
#include "tests/lessons/named_in.hpp"
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

std::string unless(bool is_true, const std::string& objection) { return is_true ? "" : objection; }

/// Judges one fact about one position.
struct Judge {
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
        return judged_by_name();
    }
    /// As the table of judges has it.
    [[nodiscard]] std::string judged_by_name() const;

    [[nodiscard]] std::string part(std::size_t i) const { return parts_.at(i); }
    [[nodiscard]] bool has(std::size_t i) const { return i < parts_.size(); }

    [[nodiscard]] std::string same(Bitboard computed) const {
        return unless(computed == named_, "computed: " + names_of(computed));
    }
    [[nodiscard]] std::string all_in(Bitboard squares) const {
        return unless(named_.any() && squares.contains_all(named_),
                      "not " + names_of(named_ - squares));
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

    [[nodiscard]] std::string task_answer(const lessons::Question& question) const {
        return std::get<std::string>(lessons::right_answer({game_, question}));
    }

    [[nodiscard]] std::string moves() const {
        return same(lessons::targets_of(position_, named_square(part(1))));
    }
    [[nodiscard]] Bitboard attacked_by_man() const {
        return std::get<Bitboard>(
            lessons::right_answer({game_, lessons::AttacksQuestion{named_square(part(1))}}));
    }
    [[nodiscard]] std::string attacks() const { return same(attacked_by_man()); }
    [[nodiscard]] std::string attacks_square() const {
        return unless(attacked_by_man().contains(named_square(part(2))), "it does not");
    }
    [[nodiscard]] std::string safe() const {
        return all_in(~attacked_squares(position_.board(), color_of(part(1))));
    }
    [[nodiscard]] std::string attacked() const {
        return all_in(attacked_squares(position_.board(), color_of(part(1))));
    }
    [[nodiscard]] std::string empty() const { return all_in(~position_.board().occupied()); }
    [[nodiscard]] std::string men_that_check() const { return same(checkers(position_)); }
    [[nodiscard]] std::string square() const { return unless(named_.any(), "no square is named"); }

    [[nodiscard]] std::string men() const {
        return same(position_.board().of(color_of(part(0)), role_of(part(1))));
    }
    [[nodiscard]] std::string man() const {
        if (named_ != Bitboard(named_square(part(1))))
            return "the words name " + names_of(named_);
        return unless(position_.board()
                          .of(color_of(part(2)), role_of(part(3)))
                          .contains(named_square(part(1))),
                      "no such man stands there");
    }
    [[nodiscard]] std::string light() const { return all_in(light_squares); }
    [[nodiscard]] std::string dark() const { return all_in(dark_squares); }
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
                      "the move has to do with " + names_of(squares_of_move(position_, move)));
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
        const auto articles = articles_named_in(words_);
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

    [[nodiscard]] std::string check() const {
        return unless(is_check(position_), "it is no check");
    }
    [[nodiscard]] std::string mate() const { return unless(is_checkmate(position_), "it is none"); }
    [[nodiscard]] std::string stalemate() const {
        return unless(is_stalemate(position_), "it is none");
    }
    [[nodiscard]] std::string dead() const { return unless(is_dead(position_), "it is not"); }
    [[nodiscard]] std::string alive() const { return unless(!is_dead(position_), "it is dead"); }
    /// What is not decided is neither.
    [[nodiscard]] bool has_chance(Winnability chance) const {
        return winnable(position_, color_of(part(2))).winnability == chance;
    }
    [[nodiscard]] std::string can_mate() const {
        return unless(has_chance(Winnability::winnable), "he cannot");
    }
    [[nodiscard]] std::string cannot_mate() const {
        return unless(has_chance(Winnability::unwinnable), "he can");
    }
    [[nodiscard]] std::string flag() const {
        const auto end = task_answer(lessons::FlagQuestion{color_of(part(1))});
        return unless(end == part(2), "it ends with " + end);
    }
    [[nodiscard]] std::string castling() const {
        const auto castling = task_answer(lessons::CastlingQuestion{});
        return unless(castling == part(1), "computed: " + castling);
    }
    [[nodiscard]] std::string claim() const {
        const auto claim = task_answer(lessons::ClaimQuestion{});
        return unless(claim == part(1), "computed: " + claim);
    }
    [[nodiscard]] std::string repeated() const {
        const auto times = std::to_string(game_.repetitions());
        return unless(times == part(1), times + " times");
    }
    [[nodiscard]] std::string quiet() const {
        const auto plies = std::to_string(position_.halfmove_clock());
        return unless(plies == part(1), plies + " plies");
    }

    std::string_view language_;
    const History& game_;
    const Position& position_;
    std::string words_;
    Bitboard named_;
    std::string_view fact_;
    Words parts_;
};

/// A fact by its first word, and who judges it.
struct NamedJudge {
    std::string_view name;
    std::string (Judge::*judge)() const;
};

constexpr auto judges = std::to_array<NamedJudge>({
    {"moves", &Judge::moves},
    {"attacks", &Judge::attacks},
    {"attacks_square", &Judge::attacks_square},
    {"safe", &Judge::safe},
    {"attacked", &Judge::attacked},
    {"white", &Judge::men},
    {"black", &Judge::men},
    {"man", &Judge::man},
    {"empty", &Judge::empty},
    {"checkers", &Judge::men_that_check},
    {"legal", &Judge::legal},
    {"illegal", &Judge::illegal},
    {"check", &Judge::check},
    {"no", &Judge::none},
    {"mate", &Judge::mate},
    {"stalemate", &Judge::stalemate},
    {"dead", &Judge::dead},
    {"alive", &Judge::alive},
    {"can", &Judge::can_mate},
    {"cannot", &Judge::cannot_mate},
    {"flag", &Judge::flag},
    {"count", &Judge::count},
    {"number", &Judge::number},
    {"light", &Judge::light},
    {"dark", &Judge::dark},
    {"line", &Judge::line},
    {"square", &Judge::square},
    {"castling", &Judge::castling},
    {"en", &Judge::en_passant},
    {"claim", &Judge::claim},
    {"repeated", &Judge::repeated},
    {"quiet", &Judge::quiet},
    {"pinned", &Judge::pinned},
    {"rules", &Judge::rules},
    {"law", &Judge::law},
    {"written", &Judge::written},
});

std::string Judge::judged_by_name() const {
    const auto found = std::ranges::find(judges, parts_.at(0), &NamedJudge::name);
    if (found == judges.end())
        throw std::invalid_argument("there is no such fact");
    return (this->*found->judge)();
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
    std::string found = names_of(squares_named_in(rest));
    for (const std::string& article : articles_named_in(rest))
        found += (found.empty() ? "" : " ") + article;
    return found;
}

}  // namespace arbiter::testing

// Right answers, computed, and what wrong ones lack.
#include "arbiter/lessons/task.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/base/words.hpp"
#include "arbiter/lessons/choice_faults.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/moves.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

using Moves = std::vector<Move>;

Task task(std::string_view fen, Question question, std::string_view played = "") {
    History game(position_of(fen));
    for (const std::string_view move : words_of(played))
        game.play(read_uci_move(game.current(), move).value());
    return {std::move(game), std::move(question)};
}

std::string word(const Task& task) { return std::get<std::string>(right_answer(task)); }

constexpr std::string_view mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
constexpr std::string_view stalemated = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
constexpr std::string_view playing = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
constexpr std::string_view bare_kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

TEST(Task, squares_are_those_where_the_man_may_go_or_that_he_attacks) {
    // The rook shields its king: it stays on the file, but attacks all around.
    const std::string_view pinned = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1";
    EXPECT_EQ(std::get<Bitboard>(right_answer(task(pinned, TargetsQuestion{Square::e2}))),
              squares("e3 e4 e5 e6 e7 e8"));
    EXPECT_EQ(std::get<Bitboard>(right_answer(task(pinned, AttacksQuestion{Square::e2}))),
              squares("e1 e3 e4 e5 e6 e7 e8 a2 b2 c2 d2 f2 g2 h2"));
}

TEST(Task, ends_are_told_apart) {
    EXPECT_EQ(word(task(mated, EndQuestion{})), "mate");
    EXPECT_EQ(word(task(stalemated, EndQuestion{})), "stalemate");
    EXPECT_EQ(word(task(playing, EndQuestion{})), "neither");
}

TEST(Task, castling_and_dead_positions_and_flags_are_judged) {
    EXPECT_EQ(word(task(playing, CastlingQuestion{})), "both");
    EXPECT_EQ(word(task("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", CastlingQuestion{})), "short");
    EXPECT_EQ(word(task("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", CastlingQuestion{})), "long");
    EXPECT_EQ(word(task(bare_kings, CastlingQuestion{})), "none");
    EXPECT_EQ(word(task(bare_kings, DeadQuestion{})), "yes");
    EXPECT_EQ(word(task(playing, DeadQuestion{})), "no");
    EXPECT_EQ(word(task(playing, FlagQuestion{Color::black})), "white");
    EXPECT_EQ(word(task(playing, FlagQuestion{Color::white})), "draw") << "a king cannot mate";
}

TEST(Task, a_list_is_right_when_nothing_is_missing_and_nothing_wrong) {
    const Task one = task(bare_kings, TargetsQuestion{Square::e1});
    EXPECT_TRUE(mark(one, squares("d1 d2 e2 f1 f2")).is_right);
    const Marking half = mark(one, squares("d1 d2 e2 f3"));
    EXPECT_FALSE(half.is_right);
    EXPECT_EQ(std::get<Bitboard>(half.missing), squares("f1 f2"));
    EXPECT_EQ(std::get<Bitboard>(half.wrong), squares("f3"));
}

TEST(Task, one_move_of_several_is_enough_where_one_is_asked_for) {
    const Task one = task(playing, MoveQuestion{Goal::castle, {}});
    const Move castles = read_uci_move(one.game.current(), "e1g1").value();
    const Move king = read_uci_move(one.game.current(), "e1e2").value();
    EXPECT_TRUE(mark(one, Moves{castles}).is_right);
    EXPECT_FALSE(mark(one, Moves{king}).is_right);
    EXPECT_EQ(std::get<Moves>(mark(one, Moves{king}).wrong), Moves{king});
    const Task all = task("k3r3/8/8/8/8/8/8/4K3 w - - 0 1", EscapesQuestion{});
    const Move away = read_uci_move(all.game.current(), "e1f2").value();
    EXPECT_EQ(std::get<Moves>(mark(all, Moves{away}).missing).size(), 3U);
    EXPECT_FALSE(mark(all, Moves{}).is_right);
}

TEST(Task, a_part_of_the_article_that_applies_is_right_as_well) {
    const Task one =
        task("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", ArticleQuestion{{Square::e1, Square::g1, {}}});
    EXPECT_EQ(word(one), "3.8.2.2");
    EXPECT_TRUE(mark(one, "3.8.2.2").is_right);
    EXPECT_TRUE(mark(one, "3.8.2.2.1").is_right);
    EXPECT_FALSE(mark(one, "3.8.2.2.2").is_right);
    EXPECT_FALSE(mark(one, "3.8.2").is_right);
}

TEST(Task, of_two_claims_that_are_open_either_is_right) {
    const std::string_view shuffle = "e1f1 e8f8 f1e1 f8e8 e1f1 e8f8 f1e1 f8e8";
    const Task both = task("4k3/8/8/8/8/8/8/R3K3 w - - 95 80", ClaimQuestion{}, shuffle);
    EXPECT_EQ(word(both), "threefold");
    EXPECT_TRUE(mark(both, "threefold").is_right);
    EXPECT_TRUE(mark(both, "fifty").is_right);
    EXPECT_FALSE(mark(both, "none").is_right);
    const Task repeated = task("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", ClaimQuestion{}, shuffle);
    EXPECT_FALSE(mark(repeated, "fifty").is_right);
    const Task neither = task("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", ClaimQuestion{});
    EXPECT_EQ(word(neither), "none");
    EXPECT_FALSE(mark(neither, "fifty").is_right);
}

/// The sentences about a wrong choice, one after another.
std::string why(const Task& task, const std::string& given, std::string_view language = "en") {
    EXPECT_FALSE(mark(task, given).is_right) << given;
    std::string text;
    for (const std::string& sentence : why_not(language, task, given))
        (text += text.empty() ? "" : " ") += sentence;
    return text;
}

TEST(ChoiceFaults, say_why_an_end_is_none) {
    EXPECT_EQ(why(task(stalemated, EndQuestion{}), "mate"), "Black is not in check.");
    EXPECT_EQ(why(task(stalemated, EndQuestion{}), "neither"), "Black has no legal move.");
    EXPECT_EQ(why(task(mated, EndQuestion{}), "stalemate"),
              "Black is in check from the rook on a8.");
    EXPECT_EQ(why(task(playing, EndQuestion{}), "mate"), "White has a legal move.");
    EXPECT_EQ(why(task(mated, EndQuestion{}), "stalemate", "de"),
              "Schwarz steht im Schach von dem Turm auf a8.");
}

TEST(ChoiceFaults, say_which_castling_is_forbidden_or_that_more_is_allowed) {
    const Task one = task("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", CastlingQuestion{});
    EXPECT_NE(why(one, "short").find("f1"), std::string::npos);
    EXPECT_NE(why(one, "both").find("(Law 3.8.2.2)"), std::string::npos);
    EXPECT_EQ(why(one, "none"), "White can castle now.");
    EXPECT_EQ(why(task(playing, CastlingQuestion{}), "long"), "That is not all.");
}

TEST(ChoiceFaults, say_who_can_still_mate) {
    EXPECT_EQ(why(task(playing, DeadQuestion{}), "yes"), "White can still mate.");
    EXPECT_NE(why(task(bare_kings, DeadQuestion{}), "no").find("5.2.2"), std::string::npos);
    EXPECT_EQ(why(task(playing, FlagQuestion{Color::black}), "draw"), "White can still mate.");
    EXPECT_NE(why(task(playing, FlagQuestion{Color::black}), "black").find("Black's flag"),
              std::string::npos);
    EXPECT_EQ(why(task(playing, FlagQuestion{Color::white}), "black"),
              "Black can never mate, whatever both play.");
}

TEST(ChoiceFaults, say_what_a_claim_lacks) {
    const Task none = task("4k3/8/8/8/8/8/8/R3K3 w - - 40 40", ClaimQuestion{});
    EXPECT_NE(why(none, "fifty").find("40"), std::string::npos);
    EXPECT_NE(why(none, "threefold").find("been there: 1."), std::string::npos);
    const Task open = task("4k3/8/8/8/8/8/8/R3K3 w - - 120 90", ClaimQuestion{});
    EXPECT_EQ(why(open, "none"), "Something can be claimed.");
}

TEST(ChoiceFaults, say_what_the_article_is_about_but_not_which_it_is) {
    const Task one =
        task("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", ArticleQuestion{{Square::e1, Square::g1, {}}});
    const std::string told = why(one, "3.9.2");
    EXPECT_NE(told.find("rook on e8"), std::string::npos);
    EXPECT_EQ(told.find("3.8"), std::string::npos);
}

}  // namespace
}  // namespace arbiter::testing

#include "arbiter/server/api/new_game_request.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/terms_value.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/chess960.hpp"

namespace arbiter {
namespace {

const std::string me(64, 'a');
const Seat mine = PersonSeat{me};
const std::string start_fen = write_fen(Position());

GameStart read(std::string_view body) { return read_new_game(body, me).value().start; }
Terms terms_of(const GameStart& start) { return read_terms(start.terms).value(); }
std::string fen_of(const GameStart& start) { return write_fen(terms_of(start).start); }
std::string time_of(const GameStart& start) { return write_time_control(terms_of(start).time); }

TEST(NewGame, has_the_defaults_of_the_protocol) {
    const GameStart start = read(R"({"opponent":"computer"})");
    EXPECT_EQ(start.opponent, OpponentKind::computer);
    EXPECT_EQ(start.seats[Color::white], mine);
    EXPECT_EQ(start.seats[Color::black], Seat(ComputerSeat{}));
    EXPECT_EQ(start.level, 3);
    EXPECT_EQ(terms_of(start).ruleset->name, "fide-online");
    EXPECT_EQ(fen_of(start), start_fen);
    EXPECT_EQ(start.chess960, std::nullopt);
}

TEST(NewGame, takes_null_for_left_out) {
    const GameStart start = read(R"({"opponent":"friend","side":null,"level":null,"rules":null,
                                     "fen":null,"chess960":null})");
    EXPECT_EQ(start.seats[Color::white], mine);
    EXPECT_EQ(start.seats[Color::black], Seat(OpenSeat{}));
    EXPECT_EQ(fen_of(start), start_fen);
}

TEST(NewGame, seats_the_creator_where_he_wants) {
    const GameStart black = read(R"({"opponent":"computer","side":"black","level":10})");
    EXPECT_EQ(black.seats[Color::white], Seat(ComputerSeat{}));
    EXPECT_EQ(black.seats[Color::black], mine);
    EXPECT_EQ(black.level, 10);
    const GameStart screen = read(R"({"opponent":"screen","side":7,"level":"x"})");
    EXPECT_EQ(screen.seats[Color::white], mine);
    EXPECT_EQ(screen.seats[Color::black], mine);
}

TEST(NewGame, calls_the_creator_by_his_name) {
    const auto names = [](std::string_view body) {
        const Terms terms = terms_of(read(body));
        return terms.players[Color::white].name + "-" + terms.players[Color::black].name;
    };
    EXPECT_EQ(names(R"({"opponent":"friend","name":"Anna"})"), "Anna-");
    EXPECT_EQ(names(R"({"opponent":"computer","side":"black","name":"Anna"})"), "-Anna");
    EXPECT_EQ(names(R"({"opponent":"friend","name":null})"), "-");
    EXPECT_EQ(names(R"({"opponent":"friend","name":"Anna","white":{"name":"A."}})"), "A.-")
        << "the terms say who plays";
    EXPECT_EQ(names(R"({"opponent":"screen","name":"Anna"})"), "-") << "two people";
    EXPECT_EQ(names(R"({"opponent":"friend","arbiter":true,"name":"Carol"})"), "-")
        << "who presides";
    for (const auto& [name, text] :
         {std::pair{"7", "name is a text or null; got 7"},
          {R"("")", "the name has no character that anybody sees"},
          {R"("a\u202Eb")",
           "the name has the control character U+202E at byte 1, which nobody "
           "sees; leave it out"}}) {
        const auto wrong =
            read_new_game(R"({"opponent":"friend","name":)" + std::string(name) + "}", me);
        ASSERT_FALSE(wrong) << name;
        EXPECT_EQ(wrong.error().code, "name");
        EXPECT_EQ(wrong.error().field, "name");
        EXPECT_EQ(wrong.error().text, text);
    }
}

TEST(NewGame, takes_a_time_control) {
    EXPECT_EQ(time_of(read(R"({"opponent":"screen"})")), "untimed");
    EXPECT_EQ(time_of(read(R"({"opponent":"screen","time":null})")), "untimed");
    EXPECT_EQ(time_of(read(R"({"opponent":"screen","time":"G/25;d5"})")), "25 d5");
    const auto wrong = read_new_game(R"({"opponent":"screen","time":"5+"})", "hash");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, "time");
    EXPECT_EQ(wrong.error().at, 2U);
    EXPECT_FALSE(read_new_game(R"({"opponent":"screen","time":5})", "hash"));
    EXPECT_EQ(time_of(read(R"({"opponent":"screen","time":"40/5400:1800+30"})")), "40/90;30+30");
    EXPECT_EQ(time_of(read(R"({"opponent":"screen","time":"300m+3"})")), "300m+3");
}

TEST(NewGame, with_a_time_that_may_be_two_is_refused_with_both) {
    const auto text_of = [](const std::string& time) {
        const auto refused = read_new_game(R"({"opponent":"screen","time":")" + time + R"("})", "");
        EXPECT_FALSE(refused);
        EXPECT_EQ(refused.error().code, "time");
        EXPECT_EQ(refused.error().field, "time");
        return refused.error().text;
    };
    EXPECT_EQ(text_of("300+3"),
              "300+3 may be 5 hours and 3 seconds a move, which is typed 300m+3, or, as PGN has "
              "it, 5 minutes and 3 seconds a move, which is typed 5m+3");
    EXPECT_TRUE(text_of("40/2, SD/1").ends_with("which is typed 40/120m;60m"));
    EXPECT_TRUE(text_of("5:00").ends_with("which is typed 300m"));
    EXPECT_TRUE(text_of("1/2+0").ends_with("1/2 of a minute is typed 30s"));
}

TEST(NewGame, has_as_much_time_as_people_play_with) {
    const auto asked = [](const std::string& time) {
        return read_new_game(R"({"opponent":"screen","time":")" + time + R"("})", "hash");
    };
    for (const char* time : {"99h", "5+3600", "12h/move", "3 days/move", "366d", "10/50d;10/50d",
                             "10d + 1d", "hourglass 60", "60 d3600"})
        EXPECT_TRUE(asked(time)) << time;
    for (const char* time :
         {"999999+0", "5+99999", "100h", "367d", "100h/move", "40/90;9999", "hourglass 999999"}) {
        const auto refused = asked(time);
        ASSERT_FALSE(refused) << time;
        EXPECT_EQ(refused.error().code, "too_long") << time;
        EXPECT_EQ(refused.error().field, "time") << time;
        EXPECT_TRUE(refused.error().text.contains("99 hours")) << refused.error().text;
    }
}

TEST(NewGame, takes_what_else_is_agreed) {
    const Terms terms = terms_of(read(
        R"({"opponent":"friend","rules":"fide","time":"60","no_draw_before_move":30,
            "draws_need_permission":true,"default_time":1800000,"penalty":60000,
            "quickplay_finish":true,"white":{"name":"Anna"},"black":{"name":"Bela"}})"));
    EXPECT_EQ(terms.no_draw_before_move, 30);
    EXPECT_TRUE(terms.draws_need_permission);
    EXPECT_EQ(terms.default_time, Duration(1'800'000));
    EXPECT_EQ(terms.penalty, Duration(60'000));
    EXPECT_TRUE(terms.has_quickplay_finish);
    EXPECT_EQ(terms.players[Color::white].name, "Anna");
    EXPECT_EQ(terms.players[Color::black].name, "Bela");
}

TEST(NewGame, says_what_cannot_be_agreed) {
    const auto error = [](std::string_view members) {
        return read_new_game(R"({"opponent":"screen",)" + std::string(members) + "}", me).error();
    };
    const ApiError number = error(R"("no_draw_before_move":-1)");
    EXPECT_EQ(number.code, "terms");
    EXPECT_EQ(number.field, "no_draw_before_move");
    EXPECT_EQ(error(R"("white":{"name":7})").field, "white");
    EXPECT_EQ(error(R"("black":{"impairment":"smell"})").field, "black");
    EXPECT_EQ(error(R"("touch_move":1)").field, "touch_move");
    EXPECT_NE(error(R"("white":{"impairment":"sight"},"black":{"impairment":"hearing"})")
                  .text.find("D.2.11"),
              std::string::npos);
    const ApiError together = error(R"("time":"60+30","quickplay_finish":true)");
    EXPECT_EQ(together.field, "");
    EXPECT_NE(together.text.find("III.2.2"), std::string::npos) << together.text;
    EXPECT_EQ(error(R"("arbiter":1)").field, "arbiter");
}

TEST(NewGame, says_which_term_of_correspondence_is_out_of_range) {
    const auto asked = [](const std::string& members) {
        return read_new_game(
            R"({"opponent":"friend","rules":"correspondence","time":"10 moves in 50 days",)" +
                members + "}",
            me);
    };
    EXPECT_TRUE(asked(R"("correspondence":{"doubled_after":0,"silence":0,"leave":366})"));
    for (const std::string_view term : {"doubled_after", "silence", "leave", "between_offers"})
        for (const std::string_view number :
             {"-1", "367", "1.5", "\"1\"", "null", "2147483648", "9223372036854775807",
              "-9223372036854775808", "18446744073709551615", "18446744073709551617"}) {
            const auto made = asked(R"("correspondence":{")" + std::string(term) +
                                    "\":" + std::string(number) + "}");
            ASSERT_FALSE(made) << term << number;
            EXPECT_EQ(made.error().field, "correspondence") << term << number;
            EXPECT_EQ(made.error().text, "correspondence: " + std::string(term) +
                                             ": a whole number from 0 to 366 expected");
        }
    EXPECT_EQ(asked(R"("correspondence":[])").error().field, "correspondence");
    EXPECT_EQ(asked(R"("correspondence":{"leaves":1})").error().field, "correspondence");
    EXPECT_EQ(asked(R"("white":{"impairment":["sight"]})").error().field, "white");
    EXPECT_EQ(asked(R"("white":{"impairment":"sight\u0000"})").error().field, "white");
    EXPECT_EQ(asked(R"("touch_move":"true")").error().field, "touch_move");
}

TEST(NewGame, lets_the_creator_preside) {
    const GameStart screen = read(R"({"opponent":"screen","arbiter":true})");
    EXPECT_EQ(screen.arbiter_hash, me);
    EXPECT_EQ(screen.seats[Color::white], mine);
    const GameStart others = read(R"({"opponent":"friend","arbiter":true,"side":"white"})");
    EXPECT_EQ(others.arbiter_hash, me);
    EXPECT_EQ(others.seats, (PerColor<Seat>{{OpenSeat{}, OpenSeat{}}}));
    EXPECT_EQ(read(R"({"opponent":"screen","arbiter":false})").arbiter_hash, std::nullopt);
}

TEST(NewGame, tosses_for_colours) {
    PerColor<int> tossed{};
    for (int i = 0; i < 200; ++i) {
        const GameStart start = read(R"({"opponent":"friend","side":"random"})");
        ++tossed[start.seats[Color::white] == mine ? Color::white : Color::black];
    }
    EXPECT_GT(tossed[Color::white], 40);
    EXPECT_GT(tossed[Color::black], 40);
}

TEST(NewGame, starts_as_chess960_by_number_or_by_chance) {
    const GameStart zero = read(R"({"opponent":"screen","chess960":0})");
    EXPECT_EQ(zero.chess960, 0);
    EXPECT_EQ(fen_of(zero), write_fen(*chess960_position(0)));
    const GameStart any = read(R"({"opponent":"screen","chess960":"random"})");
    ASSERT_TRUE(any.chess960);
    EXPECT_EQ(fen_of(any), write_fen(*chess960_position(*any.chess960)));
}

TEST(NewGame, starts_from_a_canonical_fen) {
    EXPECT_EQ(fen_of(read(R"({"opponent":"screen","fen":"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"})")),
              "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1")
        << "nobody can capture there";
}

TEST(NewGame, names_the_rules_that_there_are) {
    const auto refused = read_new_game(R"({"opponent":"screen","rules":"lasker"})", me);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().text,
              "rules is fide, fide-rapid, fide-blitz, fide-online, uscf, casual or correspondence; "
              "got \"lasker\"");
}

TEST(NewGame, keeps_the_name_of_its_rules) {
    for (const char* rules : {"fide", "fide-rapid", "fide-blitz", "fide-online", "uscf", "casual"})
        EXPECT_EQ(terms_of(read(R"({"opponent":"screen","rules":")" + std::string(rules) + R"("})"))
                      .ruleset->name,
                  rules);
}

struct Wrong {
    const char* body;
    const char* code;
    const char* field;
};

TEST(NewGame, is_refused_by_name_and_field) {
    const Wrong cases[] = {
        {"", "json", ""},
        {"[]", "json", ""},
        {"null", "json", ""},
        {"{\"opponent\":\"\xff\"}", "json", ""},
        {"{}", "opponent", "opponent"},
        {R"({"opponent":"fish"})", "opponent", "opponent"},
        {R"({"opponent":["computer"]})", "opponent", "opponent"},
        {R"({"opponent":"friend","side":"red"})", "side", "side"},
        {R"({"opponent":"friend","side":1})", "side", "side"},
        {R"({"opponent":"computer","level":0})", "level", "level"},
        {R"({"opponent":"computer","level":11})", "level", "level"},
        {R"({"opponent":"computer","level":-1})", "level", "level"},
        {R"({"opponent":"computer","level":1.5})", "level", "level"},
        {R"({"opponent":"computer","level":"1"})", "level", "level"},
        {R"({"opponent":"computer","level":99999999999999999999})", "level", "level"},
        {R"({"opponent":"screen","rules":"lasker"})", "rules", "rules"},
        {R"({"opponent":"screen","rules":"fide-blitz+supervised"})", "rules", "rules"},
        {R"({"opponent":"screen","rules":{}})", "rules", "rules"},
        {R"({"opponent":"screen","chess960":960})", "chess960", "chess960"},
        {R"({"opponent":"screen","chess960":-1})", "chess960", "chess960"},
        {R"({"opponent":"screen","chess960":"518"})", "chess960", "chess960"},
        {R"({"opponent":"screen","chess960":1,"fen":"x"})", "conflict", ""},
        {R"({"opponent":"screen","fen":5})", "syntax", "fen"},
        {R"({"opponent":"screen","fen":""})", "syntax", "fen"},
        {R"({"opponent":"screen","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})", "kings", "fen"},
        {R"({"opponent":"screen","fen":"P3k3/8/8/8/8/8/8/4K3 w - - 0 1"})", "pawn_rank", "fen"},
        {R"({"opponent":"screen","fen":"4k3/8/8/8/8/8/4r3/4K3 b - - 0 1"})", "opposite_check",
         "fen"},
        {R"({"opponent":"screen","fen":"4k3/8/8/8/8/8/8/4K3 w - - 0 1"})", "over", "fen"},
        {R"({"opponent":"screen","fen":"7k/5KQ1/8/8/8/8/8/8 b - - 0 1"})", "over", "fen"},
    };
    for (const auto& [body, code, field] : cases) {
        const auto start = read_new_game(body, me);
        ASSERT_FALSE(start) << body;
        EXPECT_EQ(start.error().code, code) << body;
        EXPECT_EQ(start.error().field, field) << body;
        EXPECT_EQ(start.error().status, 400U) << body;
        EXPECT_FALSE(start.error().text.empty()) << body;
    }
}

TEST(NewGame, says_where_a_fen_is_wrong) {
    const auto start = read_new_game(
        R"({"opponent":"screen","fen":"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})",
        me);
    ASSERT_FALSE(start);
    EXPECT_EQ(start.error().at, 18U);
}

std::string with_pgn(const std::string& pgn, const std::string& more = "") {
    return nlohmann::json{{"opponent", "screen"}, {"pgn", pgn}, {"white", {{"name", ""}}}}
        .dump()
        .insert(1, more);
}

ApiError refusal_of(const std::string& body) { return read_new_game(body, me).error(); }

TEST(NewGame, goes_on_from_a_game) {
    const auto game = read_new_game(
        with_pgn("[White \"Änn\"]\n[Black \"?\"]\n\n1. e4 {well} e5 (1... c5) 2. Nf3 *"), me);
    ASSERT_TRUE(game) << game.error().text;
    EXPECT_EQ(game->moves.size(), 3U);
    EXPECT_EQ(fen_of(game->start), start_fen);
    EXPECT_EQ(terms_of(game->start).players[Color::white].name, "Änn");
    EXPECT_EQ(terms_of(game->start).players[Color::black].name, "");
}

TEST(NewGame, takes_a_game_that_is_over_to_be_looked_at) {
    const auto game = read_new_game(with_pgn("1. f3 e5 2. g4 Qh4#"), me);
    ASSERT_TRUE(game) << game.error().text;
    EXPECT_EQ(game->moves.size(), 4U);
}

TEST(NewGame, says_why_a_game_cannot_go_on) {
    EXPECT_EQ(refusal_of(with_pgn("no game")).text, "there is no game in the text");
    const ApiError illegal = refusal_of(with_pgn("1. e4 e5 2. Ke3 *"));
    EXPECT_EQ(illegal.field, "pgn");
    EXPECT_EQ(illegal.at, 12U);
    EXPECT_TRUE(illegal.text.starts_with("2. Ke3: ")) << illegal.text;
    EXPECT_EQ(refusal_of(with_pgn("1. e4 -- 2. d4 *")).code, "pgn");
    EXPECT_EQ(refusal_of(with_pgn("[Variant \"Atomic\"]\n\n1. e4 *")).code, "pgn");
    EXPECT_EQ(refusal_of(with_pgn("1. e4 *", R"("time":"5+3",)")).code, "conflict");
    EXPECT_EQ(refusal_of(with_pgn("1. e4 *", R"("chess960":1,)")).code, "conflict");
    EXPECT_EQ(refusal_of(R"({"opponent":"screen","pgn":5})").code, "pgn");
    const ApiError threefold =
        refusal_of(with_pgn("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *"));
    EXPECT_EQ(threefold.code, "over");
    EXPECT_TRUE(threefold.text.contains("before 5. e4: ")) << threefold.text;
    EXPECT_TRUE(read_new_game(
        with_pgn("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *", R"("rules":"fide",)"), me));
}

const std::string two_games =
    "[White \"Änn\"]\n[Black \"?\"]\n[Date \"2018.11.28\"]\n[Result \"1-0\"]\n\n"
    "1. e4 (1. c4) e5 2. Ke3 1-0\n\n[White \"Bo\"]\n[Black \"Cy\"]\n\n1. d4 *\n";

TEST(NewGame, names_the_games_of_which_it_goes_on_from_one) {
    const ApiError several = refusal_of(with_pgn(two_games));
    EXPECT_EQ(several.code, "several");
    EXPECT_EQ(several.field, "pgn");
    EXPECT_EQ(several.text, "there are 2 games in the text; a new game goes on from one");
    const auto told = nlohmann::json::parse(write_error(several)).at("error").at("games");
    EXPECT_EQ(told, nlohmann::json::parse(R"([
        {"white": "Änn", "black": "", "result": "1-0", "date": "2018.11.28", "plies": 3},
        {"white": "Bo", "black": "Cy", "result": "", "date": "", "plies": 1}])"));
}

TEST(NewGame, goes_on_from_the_chosen_one_of_several_games) {
    const auto second = read_new_game(with_pgn(two_games, R"("game":2,)"), me);
    ASSERT_TRUE(second) << second.error().text;
    EXPECT_EQ(second->moves.size(), 1U);
    EXPECT_EQ(terms_of(second->start).players[Color::white].name, "Bo");
    EXPECT_TRUE(refusal_of(with_pgn(two_games, R"("game":1,)")).text.starts_with("2. Ke3: "))
        << "what is wrong with one is nothing to another";
    EXPECT_TRUE(read_new_game(with_pgn("1. e4 *", R"("game":1,)"), me));
    EXPECT_TRUE(read_new_game(with_pgn("1. e4 *", R"("game":null,)"), me));
}

TEST(NewGame, says_which_games_there_are_to_choose_from) {
    EXPECT_EQ(refusal_of(with_pgn(two_games, R"("game":3,)")).text, "game is 1 to 2; got 3");
    for (const char* wrong : {"0", "-1", "1.5", "\"1\"", "99999999999999999999"})
        EXPECT_EQ(refusal_of(with_pgn(two_games, R"("game":)" + std::string(wrong) + ',')).code,
                  "game")
            << wrong;
    EXPECT_EQ(refusal_of(R"({"opponent":"screen","game":1})").field, "game");
}

TEST(NewGame, names_no_more_games_than_can_be_looked_through) {
    std::string many;
    for (int i = 0; i < 300; ++i)
        many += "[White \"W\"]\n\n1. e4 *\n\n";
    const ApiError several = refusal_of(with_pgn(many));
    EXPECT_EQ(several.games.size(), 200U);
    EXPECT_TRUE(several.text.starts_with("there are 300 games")) << several.text;
}

TEST(NewGame, shows_what_it_got_only_when_that_is_short) {
    const auto refused = read_new_game(R"({"opponent":")" + std::string(5000, 'x') + R"("})", me);
    ASSERT_FALSE(refused);
    EXPECT_LT(refused.error().text.size(), 200U);
}

TEST(NewGame, an_invitation_is_true_or_false) {
    EXPECT_EQ(refusal_of(R"({"opponent":"friend","invitation":"yes"})").code, "invitation");
    const auto invited =
        read_new_game(R"({"opponent":"friend","invitation":true})", me, std::string(64, 'b'));
    EXPECT_EQ(invited->start.seats[Color::black], Seat(OpenSeat{std::string(64, 'b')}));
}

TEST(NewGame, a_member_that_there_is_not_is_refused) {
    const auto read = read_new_game(R"({"opponent":"screen","tiem":"5+3"})", std::string(64, 'a'));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, "member");
    EXPECT_NE(read.error().text.find("\"tiem\""), std::string::npos) << read.error().text;
}

TEST(NewGame, a_name_with_control_characters_is_refused) {
    for (const char* name : {"a\\u0000b", "a\\nb", "a\\u202eb", "\\u0085", "\\u2066x"}) {
        const auto read = read_new_game(
            R"({"opponent":"screen","white":{"name":")" + std::string(name) + R"("}})",
            std::string(64, 'a'));
        ASSERT_FALSE(read) << name;
        EXPECT_EQ(read.error().code, "terms") << name;
    }
    EXPECT_TRUE(
        read_new_game(R"({"opponent":"screen","white":{"name":"Zoë 名"}})", std::string(64, 'a')));
}

TEST(NewGame, a_refused_name_is_told_what_is_wrong_where_and_what_would_be_right) {
    const ApiError refused = refusal_of(R"({"opponent":"screen","black":{"name":"Bé\u202ela"}})");
    EXPECT_EQ(refused.field, "black");
    EXPECT_EQ(refused.text,
              "black: the name has the control character U+202E at byte 3, which nobody sees; "
              "leave it out");
    EXPECT_EQ(
        refusal_of(R"({"opponent":"screen","black":{"name":")" + std::string(301, 'b') + R"("}})")
            .text,
        "black: the name is too long: 301 bytes; 300 are enough");
}

TEST(NewGame, a_name_out_of_a_pgn_does_not_escape_what_names_are_held_to) {
    const ApiError refused =
        refusal_of(with_pgn("[White \"Anna\"]\n[Black \"Be\u202Ela\"]\n\n1. e4 *"));
    EXPECT_EQ(refused.code, "pgn");
    EXPECT_EQ(refused.text,
              "the name in the tag Black has the control character U+202E at byte 2, which nobody "
              "sees; leave it out");
}

}  // namespace
}  // namespace arbiter

#include "arbiter/journal/event_words.hpp"

#include <gtest/gtest.h>

#include "arbiter/journal/event_json.hpp"

namespace arbiter {
namespace {

/// As JSON; or the refusal with its place.
std::string read(std::string_view line, const std::optional<MoveStyle>& style = {},
                 const History& history = History()) {
    const auto event = read_event_words(history, line, style);
    return event ? write_event({*event})
                 : std::to_string(event.error().at) + ": " + event.error().text;
}

TEST(EventWords, are_the_name_and_the_members_in_their_order) {
    EXPECT_EQ(read("press white"), R"({"event":"press","by":"white"})");
    EXPECT_EQ(read("  start  "), R"({"event":"start"})");
    EXPECT_EQ(read("penalty black warning his telephone rang "),
              R"({"event":"penalty","side":"black","penalty":"warning",)"
              R"("reason":"his telephone rang "})");
    EXPECT_EQ(read("declare_result 1/2-0 11.7 both refused"),
              R"({"event":"declare_result","result":"1/2-0","article":"11.7",)"
              R"("reason":"both refused"})");
    EXPECT_EQ(read("rule_increment yes"), R"({"event":"rule_increment","granted":true})");
    EXPECT_EQ(read("restore 12 men were displaced"),
              R"({"event":"restore","plies":12,"reason":"men were displaced"})");
}

TEST(EventWords, have_moves_in_san_or_uci) {
    const std::string e4 = R"({"event":"move","move":"e2e4"})";
    EXPECT_EQ(read("move e4"), e4);
    EXPECT_EQ(read("move e2e4"), e4);
    EXPECT_EQ(read("move e2-e4"), e4);
    EXPECT_EQ(read("claim white fifty Nf3"),
              R"({"event":"claim","by":"white","kind":"fifty","move":"g1f3"})");
    EXPECT_EQ(read("illegal_move e1e3"), R"({"event":"illegal_move","move":"e1e3"})");
    EXPECT_TRUE(read("move Ke3").starts_with("5: move is no legal move: ")) << read("move Ke3");
}

TEST(EventWords, have_moves_in_the_notation_that_is_chosen_and_in_any) {
    const std::string claim = R"({"event":"claim","by":"white","kind":"threefold","move":"g1f3"})";
    for (const auto& style : {std::optional<MoveStyle>(), std::optional(MoveStyle{Notation::iccf}),
                              std::optional(MoveStyle{Notation::spoken, "de"})})
        for (const std::string_view move : {"Nf3", "g1f3", "7163", "Kt-KB3", "Sf3",
                                            "knight to foxtrot three", "Springer Felix drei"})
            EXPECT_EQ(read("claim white threefold " + std::string(move), style), claim) << move;
    EXPECT_EQ(read("claim white threefold -"),
              R"({"event":"claim","by":"white","kind":"threefold"})");
}

TEST(EventWords, have_attempts_that_the_laws_forbid) {
    EXPECT_EQ(read("illegal_move Ke3"), R"({"event":"illegal_move","move":"e1e3"})");
    EXPECT_EQ(read("illegal_move 2511"), R"({"event":"illegal_move","move":"b5a1"})");
    EXPECT_EQ(read("illegal_move e1e3", MoveStyle{Notation::iccf}),
              R"({"event":"illegal_move","move":"e1e3"})");
    EXPECT_EQ(read("illegal_move Dd5"), R"({"event":"illegal_move","move":"d1d5"})");
    EXPECT_EQ(read("illegal_move Nd5"),
              "13: move is no move: no knight can go to d5 (Law 3.6); the form is: illegal_move "
              "MOVE");
}

TEST(EventWords, have_what_is_said_of_the_move_on_the_board) {
    History played;
    const std::string white = R"({"event":"announce","by":"white","move":"e2e4"})";
    EXPECT_EQ(read("announce white e4", {}, played), white);
    played.play(Move::normal(Role::pawn, Square::e2, Square::e4));
    EXPECT_EQ(read("announce white e4", {}, played), white);
    EXPECT_EQ(read("announce white P-K4", {}, played), white);
    EXPECT_EQ(read("repeat black e4", {}, played),
              R"({"event":"repeat","by":"black","move":"e2e4"})");
    EXPECT_EQ(read("announce black e5", {}, played),
              R"({"event":"announce","by":"black","move":"e7e5"})");
}

TEST(EventWords, have_conditional_lines_among_which_empty_ones_say_nothing) {
    for (const std::string_view typed : {"e4 ; ,", " ; e4", "e4;;", "e4 ; 1."})
        EXPECT_EQ(read("conditional white " + std::string(typed)),
                  R"({"event":"conditional","by":"white","lines":"e2e4"})")
            << typed;
}

TEST(EventWords, have_conditional_lines_of_which_each_move_is_read_where_it_arises) {
    History played;
    played.play(Move::normal(Role::pawn, Square::e2, Square::e4));
    const std::string lines =
        R"({"event":"conditional","by":"white","lines":"e7e5 g1f3; c7c5 g1f3 d7d6 d2d4"})";
    for (const std::string_view typed :
         {"e7e5 g1f3; c7c5 g1f3 d7d6 d2d4", "e5 Nf3; c5 Nf3 d6 d4",
          "1... e5 2. Nf3; 1... c5 2.Nf3 d6 3. d4", "5755 7163; 3735 7163 4746 4244",
          "P-K4 Kt-KB3; P-QB4 Kt-KB3 P-Q3 P-Q4",
          "pawn to e five, knight f three; pawn c five, knight f three, d six, pawn d4"})
        for (const auto& style :
             {std::optional<MoveStyle>(), std::optional(MoveStyle{Notation::iccf}),
              std::optional(MoveStyle{Notation::descriptive})})
            EXPECT_EQ(read("conditional white " + std::string(typed), style, played), lines);
    EXPECT_TRUE(read("conditional white e5 Nf3; c5 Nf9", {}, played)
                    .starts_with("29: lines have 'Nf9', which is no legal move in its line: "))
        << read("conditional white e5 Nf3; c5 Nf9", {}, played);
    EXPECT_EQ(read("conditional white -", {}, played),
              R"({"event":"conditional","by":"white","lines":""})");
}

TEST(EventWords, have_times_as_people_write_them) {
    EXPECT_EQ(read("add_time white -1:30 noise"),
              R"({"event":"add_time","side":"white","time":-90000,"reason":"noise"})");
    EXPECT_EQ(read("set_clocks 1:30:00 45:00 - 12 wrong setting"),
              R"({"event":"set_clocks","white":5400000,"black":2700000,"black_moves":12,)"
              R"("reason":"wrong setting"})");
    EXPECT_EQ(read("order_sealing 90s"), R"({"event":"order_sealing","charged":90000})");
    EXPECT_EQ(read("correct_time 90+30 no the increment was missing"),
              R"({"event":"correct_time","time":"90+30","for_schedule":false,)"
              R"("reason":"the increment was missing"})");
}

TEST(EventWords, may_leave_out_what_may_be_left_out) {
    EXPECT_EQ(read("offence white 7.5.4"), R"({"event":"offence","by":"white","article":"7.5.4"})");
    EXPECT_EQ(read("annul_game - the hall burns"),
              R"({"event":"annul_game","article":"","reason":"the hall burns"})");
}

TEST(EventWords, say_what_is_wrong_and_the_form) {
    EXPECT_EQ(read("fly"), "0: there is no event named 'fly'");
    EXPECT_EQ(read("join white ab"), "0: there is no event named 'join'");
    const std::string endless = 'x' + std::string(1 << 20, '\xC3');
    EXPECT_EQ(read(endless), "0: there is no event named '" + endless.substr(0, 40) + "'");
    EXPECT_EQ(read("press"), "5: by is missing; the form is: press BY");
    EXPECT_EQ(read("press red"),
              "0: press: by 'red' is neither white nor black; the form is: press BY");
    EXPECT_EQ(read("press white now"), "12: nothing more was expected here; the form is: press BY");
    EXPECT_EQ(
        read("add_time white soon noise"),
        "15: time is no time such as 1:30:00 or 90s; the form is: add_time SIDE TIME REASON…");
    EXPECT_EQ(read("restore x y"),
              "8: plies is no whole number; the form is: restore PLIES REASON…");
    EXPECT_EQ(read("rule_increment maybe"),
              "15: granted 'maybe' is neither yes nor no; the form is: rule_increment GRANTED");
    for (const std::string_view time : {"1:2:3:4:5:6:7:8", "99999999999", "1:", ":1", "-", "1:-1"})
        EXPECT_FALSE(read_event_words(History(), "order_sealing " + std::string(time))) << time;
}

TEST(EventWords, are_listed_for_every_event) {
    const auto usages = event_usages();
    EXPECT_EQ(usages.size(), std::variant_size_v<Event>);
    EXPECT_EQ(usages.front(), "move MOVE");
    for (const std::string& usage : usages)
        EXPECT_TRUE(is_event_name(usage.substr(0, usage.find(' ')))) << usage;
    EXPECT_FALSE(is_event_name("join"));
}

TEST(EventWords, are_listed_where_a_member_is_one_of_several) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(event_choices("penalty"),
              Lines{"PENALTY is warning, points_raised, points_reduced, game_lost, fine, "
                    "round_exclusion or expulsion"});
    EXPECT_EQ(event_choices("claim"), Lines{"KIND is threefold or fifty"});
    EXPECT_EQ(event_choices("rule_increment"), Lines{"GRANTED is yes or no"});
    EXPECT_EQ(event_choices("declare_result"),
              Lines{"RESULT is 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2 or *"});
    EXPECT_EQ(event_choices("press"), Lines{});
    EXPECT_EQ(event_choices("fly"), Lines{});
}

TEST(EventWords, show_of_a_word_that_there_is_not_what_was_typed) {
    EXPECT_EQ(read("rule_normal_means white sure"),
              "0: rule_normal_means: decision 'sure' is neither agreed, postponed, rejected nor "
              "delay_clock; the form is: rule_normal_means BY DECISION");
    const std::string endless(1 << 16, 'x');
    EXPECT_TRUE(read("press " + endless)
                    .starts_with("0: press: by '" + endless.substr(0, 40) +
                                 "' is neither white nor black"));
}

TEST(EventWords, survive_any_bytes) {
    const std::string line = "set_clocks 1:30:00 45:00 - 12 \xFF\x01 wrong";
    for (std::size_t cut = 0; cut <= line.size(); ++cut)
        for (int byte = 0; byte < 256; byte += 5)
            static_cast<void>(read(line.substr(0, cut) + static_cast<char>(byte)));
}

}  // namespace
}  // namespace arbiter

#include "arbiter/server/doors/page_command.hpp"

#include <gtest/gtest.h>

#include "arbiter/server/people_text.hpp"
#include "arbiter/server/token.hpp"
#include "tests/support/playout.hpp"

namespace arbiter {
namespace {

template <typename Kind>
Kind read(std::string_view text) {
    return std::get<Kind>(read_command(text).value().action);
}

TEST(Command, is_read_with_its_id) {
    EXPECT_EQ(read_command(R"({"t":"ping","i":"7f3a-12_Z","d":{}})").value().id, "7f3a-12_Z");
}

TEST(Command, of_a_move_has_uci_or_what_was_typed) {
    const auto sent = read<Play>(R"({"t":"move","i":"1","d":{"u":"e2e4","p":3}})");
    EXPECT_EQ(sent.move, "e2e4");
    EXPECT_FALSE(sent.is_typed);
    EXPECT_EQ(sent.plies, 3U);
    const auto typed = read<Play>(R"({"t":"move","i":"1","d":{"s":"Nf3","u":null,"p":0}})");
    EXPECT_EQ(typed.move, "Nf3");
    EXPECT_TRUE(typed.is_typed);
}

TEST(Command, of_an_explanation_names_squares) {
    const auto plain =
        read<AskWhy>(R"({"t":"explain","i":"1","d":{"from":"a1","to":"a3","promotion":null}})");
    EXPECT_EQ(plain.attempt, (Attempt{Square::a1, Square::a3, std::nullopt}));
    const auto promotion =
        read<AskWhy>(R"({"t":"explain","i":"1","d":{"from":"a7","to":"a8","promotion":"n"}})");
    EXPECT_EQ(promotion.attempt.promotion, Role::knight);
}

TEST(Command, may_leave_the_side_out) {
    EXPECT_EQ(read<Resign>(R"({"t":"resign","i":"1","d":{}})").side, std::nullopt);
    EXPECT_EQ(read<Resign>(R"({"t":"resign","i":"1","d":{"side":null}})").side, std::nullopt);
    EXPECT_EQ(read<OfferDraw>(R"({"t":"offer","i":"1","d":{"side":"black"}})").side, Color::black);
}

TEST(Command, of_a_claim_names_what_and_perhaps_a_move) {
    const auto claim =
        read<ClaimDraw>(R"({"t":"claim","i":"1","d":{"what":"fifty","move":"g1f3"}})");
    EXPECT_EQ(claim.what, ClaimKind::fifty);
    EXPECT_EQ(claim.move, "g1f3");
    EXPECT_EQ(read<ClaimDraw>(R"({"t":"claim","i":"1","d":{"what":"threefold"}})").move,
              std::nullopt);
}

TEST(Command, of_an_answer_says_to_what) {
    read<AcceptDraw>(R"({"t":"accept","i":"1","d":{"what":"draw"}})");
    read<AcceptTakeBack>(R"({"t":"accept","i":"1","d":{"what":"take_back"}})");
    read<DeclineTakeBack>(R"({"t":"decline","i":"1","d":{"what":"take_back"}})");
    read<DeclineDraw>(R"({"t":"decline","i":"1","d":{"what":null}})");
    for (const char* what : {R"("seat")", "1", "{}"})
        EXPECT_EQ(read_command(std::string(R"({"t":"accept","i":"1","d":{"what":)") + what + "}}")
                      .error()
                      .code,
                  "bad_message");
}

TEST(Command, ignores_members_that_it_does_not_know) {
    EXPECT_TRUE(read_command(R"({"x":[],"t":"accept","i":"1","d":{"y":{}}})"));
}

TEST(Command, a_name_is_shorter_than_a_reason) {
    const auto objection = [](std::string_view event, std::string_view member, std::size_t size) {
        return read<Act>(R"({"t":"act","i":"1","d":{"event":")" + std::string(event) + R"(",")" +
                         std::string(member) + R"(":")" + std::string(size, 'x') + R"("}})")
            .objection;
    };
    EXPECT_EQ(objection("arbiter", "name", 300), "");
    EXPECT_EQ(objection("arbiter", "name", 301), "d.name is too long: 301 bytes; 300 are enough");
    EXPECT_EQ(objection("note", "text", 1000), "");
}

TEST(Command, what_nobody_sees_is_named_with_its_place) {
    EXPECT_EQ(read<Act>(R"({"t":"act","i":"1","d":{"event":"note","text":"a\u2066b"}})").objection,
              "d.text has the control character U+2066 at byte 1, which nobody sees; leave it out");
}

TEST(Command, a_player_is_called_by_what_can_be_seen) {
    const auto objection = [](const std::string& name) {
        return read<Act>(R"({"t":"act","i":"1","d":{"event":"name","by":"white","name":")" + name +
                         R"("}})")
            .objection;
    };
    EXPECT_EQ(objection("Anna"), "");
    EXPECT_EQ(objection("\u05E9\u05E8\u05D4"), "");
    EXPECT_EQ(objection(std::string(longest_name, 'a')), "");
    EXPECT_EQ(objection(""), "d.name has no character that anybody sees");
    EXPECT_EQ(objection(" \u200B"), "d.name has no character that anybody sees");
    EXPECT_EQ(objection("ab\u202Ec"),
              "d.name has the control character U+202E at byte 2, which nobody sees; leave it out");
    EXPECT_EQ(objection(std::string(longest_name + 1, 'a')),
              "d.name is too long: 301 bytes; 300 are enough");
}

TEST(Command, is_refused_with_the_id_where_that_can_be_read) {
    const std::pair<const char*, const char*> wrong[] = {
        {R"({"t":"move","i":"a"})", "bad_message"},
        {R"({"t":"move","i":"a","d":[]})", "bad_message"},
        {R"({"t":"move","i":"a","d":{}})", "bad_message"},
        {R"({"t":"move","i":"a","d":{"u":"e2e4"}})", "bad_message"},
        {R"({"t":"move","i":"a","d":{"u":"e2e4","p":"0"}})", "bad_message"},
        {R"({"t":"move","i":"a","d":{"u":"e2e4","p":-1}})", "bad_message"},
        {R"({"t":"move","i":"a","d":{"u":"e2e4","s":"e4","p":0}})", "bad_message"},
        {R"({"t":"move","i":"a","d":{"u":{},"p":0}})", "bad_message"},
        {R"({"t":"explain","i":"a","d":{"from":"a1"}})", "bad_message"},
        {R"({"t":"explain","i":"a","d":{"from":"a1","to":"i9"}})", "bad_message"},
        {R"({"t":"explain","i":"a","d":{"from":"a7","to":"a8","promotion":"k"}})", "bad_message"},
        {R"({"t":"explain","i":"a","d":{"from":"a7","to":"a8","promotion":"Q"}})", "bad_message"},
        {R"({"t":"resign","i":"a","d":{"side":"red"}})", "bad_message"},
        {R"({"t":"claim","i":"a","d":{}})", "bad_message"},
        {R"({"t":"claim","i":"a","d":{"what":"fifty","move":5}})", "bad_message"},
        {R"({"t":5,"i":"a","d":{}})", "bad_message"},
        {R"({"t":"fly","i":"a","d":{}})", "unknown"},
        {R"({"t":"","i":"a","d":{}})", "unknown"},
    };
    for (const auto& [text, code] : wrong) {
        const auto command = read_command(text);
        ASSERT_FALSE(command) << text;
        EXPECT_EQ(command.error().id, "a") << text;
        EXPECT_EQ(command.error().code, code) << text;
        EXPECT_FALSE(command.error().text.empty()) << text;
    }
}

TEST(Command, of_a_hint_names_one_to_three_steps) {
    EXPECT_EQ(read<AskHint>(R"({"t":"hint","i":"1","d":{}})").steps, 1);
    EXPECT_EQ(read<AskHint>(R"({"t":"hint","i":"1","d":{"steps":null}})").steps, 1);
    EXPECT_EQ(read<AskHint>(R"({"t":"hint","i":"1","d":{"steps":3}})").steps, 3);
    for (const std::string_view steps :
         {"0", "4", "-1", "1.5", "1e0", "\"1\"", "true", "[]", "[1]", "{}", "2147483649",
          "4294967297", "9223372036854775807", "-9223372036854775808", "18446744073709551615",
          "18446744073709551617", "1e999"}) {
        const auto command =
            read_command(R"({"t":"hint","i":"1","d":{"steps":)" + std::string(steps) + "}}");
        ASSERT_FALSE(command) << steps;
        EXPECT_EQ(command.error().code, "bad_message") << steps;
        if (command.error().id)
            EXPECT_EQ(command.error().text, "d.steps must be 1, 2 or 3") << steps;
    }
}

TEST(Command, of_an_act_with_a_wrong_member_says_which) {
    const std::pair<std::string_view, std::string_view> wrong[] = {
        {R"("touch","by":"white")", "square is missing"},
        {R"("touch","by":"white","square":"e9")", "square 'e9' is no square such as e4"},
        {R"("touch","by":"white","square":"e2e4")", "square 'e2e4' is no square such as e4"},
        {R"("touch","by":"red","square":"e2")", "by 'red' is neither white nor black"},
        {R"("adjust","by":"white","square":12)", "square is no square such as e4"},
        {R"("adjust","by":"white","square":"e2","why":1)", "a member that does not belong"},
        {R"("announce","by":"white","move":"e2")", "move is no move"},
        {R"("announce","by":"white","move":null)", "move is no move"},
        {R"("repeat","by":"white","move":["e2e4"])", "move is no move"},
        {R"("conditional","by":"white","lines":7)", "lines is no text"},
        {R"("conditional","by":"white","lines":["e7e5 g1f3"])", "lines is no text"},
        {R"("conditional","lines":"e7e5 g1f3")", "by is missing"},
        {R"("take_leave","by":"white","days":1000001)", "no whole number, or too large"},
        {R"("take_leave","by":"white","days":2147483648)", "no whole number, or too large"},
        {R"("take_leave","by":"white","days":9223372036854775807)", "or too large"},
        {R"("take_leave","by":"white","days":-9223372036854775808)", "or too large"},
        {R"("take_leave","by":"white","days":18446744073709551615)", "or too large"},
        {R"("take_leave","by":"white","days":18446744073709551617)", "no whole number"},
        {R"("take_leave","by":"white","days":1.0)", "no whole number"},
        {R"("end_leave","by":"white","days":1)", "a member that does not belong"},
        {R"("announce_thought")", "by is missing"},
        {R"("hint","steps":1)", "there is no event named hint"},
    };
    for (const auto& [members, text] : wrong) {
        const auto command =
            read_command(R"({"t":"act","i":"1","d":{"event":)" + std::string(members) + "}}");
        ASSERT_FALSE(command) << members;
        EXPECT_TRUE(command.error().text.contains(text)) << members << command.error().text;
    }
}

TEST(Command, a_text_of_an_act_has_a_thousand_bytes_that_people_see) {
    const auto conditional = [](const std::string& lines) {
        return read_command(R"({"t":"act","i":"1","d":{"event":"conditional","by":"white",)"
                            R"("lines":")" +
                            lines + "\"}}");
    };
    EXPECT_TRUE(conditional(std::string(1000, ' ')));
    EXPECT_EQ(conditional(std::string(1001, ' ')).error().text,
              "d.lines is too long: 1001 bytes; 1000 are enough");
    const auto unseen = conditional("e7e5 \\u0000g1f3").value();
    EXPECT_EQ(std::get<Act>(unseen.action).objection,
              "d.lines has the control character U+0000 at byte 5, which nobody sees; "
              "leave it out");
    EXPECT_EQ(conditional("e7e5 \xE2\x99").error().code, "bad_message") << "torn";
    EXPECT_EQ(conditional("e7e5 \\ud83d").error().code, "bad_message") << "half a pair";
}

TEST(Command, that_names_no_event_is_shown_only_the_beginning_of_the_name) {
    const std::string name(900, 'x');
    EXPECT_EQ(read_command(R"({"t":"act","i":"1","d":{"event":")" + name + "\"}}").error().text,
              "d: there is no event named " + name.substr(0, 40));
}

TEST(Command, is_refused_without_an_id_where_there_is_none) {
    const std::string too_long = R"({"t":"ping","i":")" + std::string(33, 'a') + R"(","d":{}})";
    const std::string deep = std::string(4000, '[') + std::string(4000, ']');
    for (const std::string& text :
         {std::string(), std::string("{"), std::string("null"), std::string("[]"),
          std::string("\"t\""), std::string(R"({"t":"ping","d":{}})"),
          std::string(R"({"t":"ping","i":"","d":{}})"),
          std::string(R"({"t":"ping","i":"a b","d":{}})"),
          std::string(R"({"t":"ping","i":7,"d":{}})"), too_long, deep,
          std::string("{\"t\":\"ping\",\"i\":\"\xff\",\"d\":{}}"),
          std::string("{\"t\":\"ping\",\"i\":\"a\0\",\"d\":{}}", 27)}) {
        const auto command = read_command(text);
        ASSERT_FALSE(command) << text;
        EXPECT_EQ(command.error().id, std::nullopt) << text;
        EXPECT_EQ(command.error().code, "bad_message") << text;
    }
}

/// But for a hint, which the game gives where it is casual.
TEST(Command, never_asks_for_advice_11_3_1) {
    for (const std::string_view advice : {"analyse", "evaluate", "book", "best_move"}) {
        const auto command =
            read_command(R"({"t":")" + std::string(advice) + R"(","i":"1","d":{}})");
        ASSERT_FALSE(command) << advice;
        EXPECT_EQ(command.error().code, "unknown");
    }
}

TEST(Command, survives_any_bytes) {
    testing::Random random(2026);
    const std::string seed = R"({"t":"explain","i":"x","d":{"from":"e2","to":"e4"}})";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = seed.substr(0, random.below(seed.size()) + 1);
        for (std::size_t changes = random.below(8); changes > 0; --changes)
            text[random.below(text.size())] = static_cast<char>(random.next());
        const auto command = read_command(text);
        if (!command)
            EXPECT_FALSE(command.error().text.empty());
    }
}

TEST(PageCommand, keeps_of_the_key_of_an_assistant_a_digest) {
    const auto invite = [](const std::string& members) {
        return read_command(R"({"t":"act","i":"1","d":{"event":"invite_assistant",)" + members +
                            "}}");
    };
    const std::string key = "0123456789abcdef0123456789abcdef";
    const auto read = invite(R"("by":"white","key":")" + key + '"');
    ASSERT_TRUE(read);
    const auto& event = std::get<Act>(read->action).event;
    EXPECT_EQ(std::get<AssistantInvited>(event),
              (AssistantInvited{Color::white, hash_of_token(key)}));
    for (const std::string& wrong :
         {std::string(R"("by":"white")"), std::string(R"("by":"white","key":"short")"),
          R"("by":"both","key":")" + key + '"', R"("by":"white","key_hash":")" + key + '"',
          R"("by":"white","key":")" + key + "0\""})
        EXPECT_EQ(invite(wrong).error().code, "bad_message") << wrong;
}

}  // namespace
}  // namespace arbiter

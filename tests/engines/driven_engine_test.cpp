// Engines as child processes: good ones, and all that others do wrong. They are scripts of the
// shell.
#include "arbiter/engines/driven_engine.hpp"

#include <csignal>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>

namespace arbiter::testing {
namespace {

using namespace engines;
using namespace std::chrono_literals;

/// Answers the commands as the protocol wants; of "go" and of anything else, as it is given.
EngineSetup scripted(const std::string& on_go, const std::string& otherwise = ":") {
    return {.words = {"/bin/sh", "-c",
                      "while read -r word rest; do case $word in "
                      "uci) echo 'id name Shell'; "
                      "echo 'option name Hash type spin default 1 min 1 max 8'; "
                      "echo 'option name Style type combo default Solid var Solid var Wild'; "
                      "echo 'option name Ponder type check default false'; "
                      "echo 'option name Clear Hash type button'; echo uciok;; "
                      "isready) echo readyok;; go) " +
                          on_go + ";; quit) exit 0;; *) " + otherwise + ";; esac; done"},
            .limits = {},
            .patience = {.start = 20s, .ready = 20s, .end = 200ms}};
}

/// As a whole program, for the beginning.
EngineSetup program(const std::string& script) {
    return {.words = {"/bin/sh", "-c", script},
            .limits = {},
            .patience = {.start = 300ms, .ready = 300ms, .end = 200ms}};
}

std::string start_fault(const EngineSetup& setup) {
    const auto engine = DrivenEngine::start(setup);
    EXPECT_FALSE(engine.has_value());
    return engine ? "" : engine.error();
}

std::string think_fault(const EngineSetup& setup, std::chrono::milliseconds most = 300ms) {
    auto engine = DrivenEngine::start(setup);
    EXPECT_TRUE(engine) << engine.error();
    const auto move = engine->think({}, {}, most);
    EXPECT_FALSE(move.has_value());
    return move ? "" : move.error().text;
}

TEST(DrivenEngine, tells_who_it_is_and_plays) {
    auto engine = DrivenEngine::start(scripted(
        "echo 'info depth 1 score cp 10 pv e2e4'; "
        "echo 'info depth 2 multipv 2 score cp 0 pv d2d4'; echo 'bestmove e2e4 ponder e7e5'"));
    ASSERT_TRUE(engine) << engine.error();
    EXPECT_EQ(engine->name(), "Shell");
    EXPECT_EQ(engine->options().size(), 4U);
    EXPECT_TRUE(engine->has_option("hash"));
    EXPECT_TRUE(engine->begin_game(uci::ToldGame(Position())));
    int infos = 0;
    const auto move = engine->think({}, {}, 20s, [&](const uci::Info& /*info*/) { ++infos; });
    ASSERT_TRUE(move) << move.error().text;
    EXPECT_EQ(move->best, uci::BestMove("e2e4", "e7e5"));
    EXPECT_EQ(move->info->depth, 1) << "of the best line";
    EXPECT_EQ(infos, 2);
    EXPECT_GT(move->time.used, 0ns);
    EXPECT_GT(move->time.processor.value(), 0ns);
    engine->quit();
}

TEST(DrivenEngine, is_told_only_what_it_takes) {
    auto engine = DrivenEngine::start(scripted("echo bestmove e2e4", "echo $word $rest >&2"));
    ASSERT_TRUE(engine) << engine.error();
    for (const auto& [option, why] : std::initializer_list<std::pair<uci::SetOption, std::string>>{
             {{"Hash", "9"}, "Shell: option Hash takes a whole number from 1 to 8, not \"9\""},
             {{"Style", "Mild"}, "Shell: option Style takes one of Solid, Wild, not \"Mild\""},
             {{"Ponder", {}}, "Shell: option Ponder takes true or false, not nothing"},
             {{"Clear Hash", "x"},
              "Shell: option Clear Hash takes no value: it is a button, not "
              "\"x\""},
             {{"Level", "1"},
              "Shell has no option \"Level\"; it has Hash, Style, Ponder, Clear "
              "Hash"}})
        EXPECT_EQ(engine->set(option).error(), why);
    EXPECT_TRUE(engine->set({"hash", "8"}));
    EXPECT_TRUE(engine->begin_game(uci::ToldGame(Position())));
    EXPECT_EQ(engine->errors(), "setoption name Hash value 8\nucinewgame\n");
}

TEST(DrivenEngine, is_not_started_where_there_is_none) {
    EXPECT_EQ(start_fault({.words = {"/no/such/engine"}, .limits = {}, .patience = {}}),
              "/no/such/engine cannot be started: No such file or directory");
    EXPECT_EQ(start_fault({.words = {"/dev/null"}, .limits = {}, .patience = {}}),
              "/dev/null cannot be started: Permission denied");
    EXPECT_EQ(start_fault({}), "no program is named");
}

TEST(DrivenEngine, that_ends_at_once_is_told_with_its_last_words) {
    EXPECT_EQ(start_fault(program("echo no licence >&2; exit 3")),
              "/bin/sh ended with code 3 while it was asked who it is; it last wrote: no licence");
    EXPECT_EQ(start_fault(program("kill -SEGV $$")),
              "/bin/sh ended by signal 11 (Segmentation fault) while it was asked who it is");
}

TEST(DrivenEngine, that_says_nothing_of_use_is_given_up) {
    EXPECT_EQ(start_fault(program("sleep 100")),
              "/bin/sh gave no answer in time while it was asked who it is");
    EXPECT_EQ(start_fault(program("yes")),
              "/bin/sh gave no answer in time while it was asked who it is");
    const std::string talker = start_fault(program("yes >&2"));
    EXPECT_TRUE(talker.contains("; it last wrote: ") && talker.ends_with("y y y")) << talker;
    EXPECT_EQ(start_fault(program("cat /dev/zero")),
              "/bin/sh said a line that has no end while it was asked who it is");
}

TEST(DrivenEngine, that_fails_in_a_search_is_told) {
    EXPECT_EQ(think_fault(scripted("echo bye >&2; exit 1"), 20s),
              "Shell ended with code 1 while it was searching; it last wrote: bye");
    EXPECT_EQ(think_fault(scripted("kill -ABRT $$"), 20s),
              "Shell ended by signal 6 (Aborted) while it was searching");
    EXPECT_EQ(think_fault(scripted(":")), "Shell gave no answer in time while it was searching");
    EXPECT_EQ(think_fault(scripted("yes info depth 1")),
              "Shell gave no answer in time while it was searching");
}

TEST(DrivenEngine, is_stopped_when_its_time_is_over) {
    EngineSetup setup = scripted(":", "test $word = stop && echo bestmove d2d4");
    setup.patience.end = 20s;
    auto engine = DrivenEngine::start(setup);
    ASSERT_TRUE(engine) << engine.error();
    const auto move = engine->think({}, {}, 20ms);
    ASSERT_TRUE(move) << move.error().text;
    EXPECT_EQ(move->best.move, "d2d4");
}

TEST(DrivenEngine, is_stopped_when_somebody_asks) {
    EngineSetup setup = scripted("echo info depth 1", "test $word = stop && echo bestmove d2d4");
    setup.patience.end = 20s;
    auto engine = DrivenEngine::start(setup);
    ASSERT_TRUE(engine) << engine.error();
    std::stop_source stop;
    const auto move = engine->think(
        {}, {}, 1h, [&](const uci::Info& /*info*/) { stop.request_stop(); }, stop.get_token());
    ASSERT_TRUE(move) << move.error().text;
    EXPECT_EQ(move->best.move, "d2d4");
}

TEST(DrivenEngine, says_nothing_of_one_search_in_the_next) {
    // Two best moves a search: the second is heard before the next search and dropped.
    auto engine = DrivenEngine::start(scripted("n=$((n+1)); echo bestmove a$n; echo bestmove b$n"));
    ASSERT_TRUE(engine) << engine.error();
    for (const std::string_view move : {"a1", "a2", "a3"})
        EXPECT_EQ(engine->think({}, {}, 20s)->best.move, move);
}

TEST(DrivenEngine, that_does_not_listen_is_given_up) {
    EngineSetup setup = program("read -r word; echo uciok; sleep 100");
    auto engine = DrivenEngine::start(setup);
    ASSERT_TRUE(engine) << engine.error();
    const uci::SetPosition position{{}, std::vector<std::string>(1'000'000, "e2e4")};
    const auto move = engine->think(position, {}, 300ms);
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().text, "/bin/sh did not listen while it was told something");
}

TEST(DrivenEngine, has_no_more_memory_than_it_is_given) {
    EngineSetup setup =
        scripted("x=$(head -c 300000000 /dev/zero | tr '\\0' a); echo bestmove e2e4");
    setup.limits.bytes = std::uint64_t{64} << 20;
    const std::string fault = think_fault(setup, 20s);
    EXPECT_TRUE(fault.starts_with("Shell ended ")) << fault;
}

TEST(DrivenEngine, takes_what_it_started_along) {
    pid_t child = 0;
    {
        auto engine = DrivenEngine::start(scripted("sleep 1000 & echo bestmove $!"));
        ASSERT_TRUE(engine) << engine.error();
        const auto move = engine->think({}, {}, 20s);
        ASSERT_TRUE(move) << move.error().text;
        child = std::stoi(move->best.move);
        EXPECT_EQ(kill(child, 0), 0);
    }
    // It may stay as a zombie, until somebody looks after it.
    char state = 'S';
    for (int i = 0; i < 1000 && state != 'Z' && state != '\0'; ++i) {
        std::ifstream stat("/proc/" + std::to_string(child) + "/stat");
        std::string number;
        std::string name;
        state = '\0';
        stat >> number >> name >> state;
        std::this_thread::sleep_for(5ms);
    }
    EXPECT_TRUE(state == 'Z' || state == '\0') << state;
}

TEST(EngineCommand, is_parted_at_blanks_that_no_quote_holds) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(command_words("stockfish"), (Words{"stockfish"}));
    EXPECT_EQ(command_words("  gnuchess --uci\t"), (Words{"gnuchess", "--uci"}));
    EXPECT_EQ(command_words(R"("/opt/my engine" 'a "b"' c"d e"f "")"),
              (Words{"/opt/my engine", "a \"b\"", "cd ef", ""}));
    EXPECT_EQ(command_words("$HOME `x` \\n;"), (Words{"$HOME", "`x`", "\\n;"}))
        << "no shell reads it";
    EXPECT_EQ(command_words(""), Words());
    EXPECT_EQ(command_words("a 'b").error(), "the quote ' has no end");
}

}  // namespace
}  // namespace arbiter::testing

// Rulings against its slow twin and against the list of legal moves, for every from, to and
// promotion.
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/notation/fen.hpp"
#include "arbiter/rules/explain.hpp"
#include "arbiter/rules/movegen.hpp"
#include "tests/differential/ruling_oracle.hpp"
#include "tests/support/data_folders.hpp"

namespace arbiter::testing {
namespace {

std::vector<Attempt> all_attempts() {
    std::vector<Attempt> attempts;
    for (const Square from : all_squares)
        for (const Square to : all_squares) {
            attempts.push_back({from, to, std::nullopt});
            for (const Role role : all_roles)
                attempts.push_back({from, to, role});
        }
    return attempts;
}

Position position_of(const std::string& fen) {
    return Position::from(read_fen(fen).value()).value();
}

std::string shown(const Attempt& attempt) {
    std::string text = std::string(name(attempt.from)) + std::string(name(attempt.to));
    if (attempt.promotion)
        text += letter(*attempt.promotion);
    return text;
}

/// The attempts found legal must be exactly the legal moves.
void expect_verdicts_of_list(const Position& position, const std::string& fen) {
    static const std::vector<Attempt> attempts = all_attempts();
    std::set<std::uint16_t> listed;
    for (const Move move : legal_moves(position))
        listed.insert(move.bits());
    std::set<std::uint16_t> explained;
    for (const Attempt& attempt : attempts) {
        const Ruling found = rule_on(position, attempt);
        ASSERT_FALSE(found.article.empty()) << fen << ' ' << shown(attempt);
        if (found.move)
            explained.insert(found.move->bits());
    }
    ASSERT_EQ(listed, explained) << fen;
}

void expect_rulings_of_twin(const Position& position, const std::string& fen) {
    static const std::vector<Attempt> attempts = all_attempts();
    for (const Attempt& attempt : attempts) {
        const Explanation found = explain(position, attempt);
        const TwinRuling twin = rule_slowly(position, attempt);
        ASSERT_EQ(code(twin.reason), code(found.reason)) << fen << ' ' << shown(attempt);
        ASSERT_EQ(twin.article, found.article) << fen << ' ' << shown(attempt);
    }
}

std::vector<std::string> shared_setups() {
    std::ifstream file(testing::shared_data() / "rules/valid.sfens");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

TEST(RulingAgainstItsTwin, agrees_on_positions_full_of_special_moves) {
    for (const std::string fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
             "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
             "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
             "8/8/8/K1pP3r/8/8/8/7k w - c6 0 1",
             "6k1/1b6/3p4/4pP2/3K4/7r/8/2r5 w - e6 0 1",
             "3rk3/8/8/8/8/8/8/RK6 w Q - 0 1",
             "4k3/8/8/8/8/8/8/qRK5 w Q - 0 1",
             "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
             "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
             "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
             "r3k2r/8/8/8/8/8/8/R2QK2R b KQkq - 0 1",
             "2r1k2r/P5P1/8/8/8/8/8/4K3 w k - 0 1",
             "4k3/8/8/8/8/3n4/5N2/4K3 w - - 0 1",
         }) {
        const Position start = position_of(fen);
        expect_verdicts_of_list(start, fen);
        expect_rulings_of_twin(start, fen);
    }
}

TEST(RulingAgainstItsTwin, gives_the_verdict_of_the_list_on_every_legal_setup) {
    const auto setups = shared_setups();
    if (setups.empty())
        GTEST_SKIP() << "the shared collection rules/valid.sfens is not here";
    for (const std::string& fen : setups)
        expect_verdicts_of_list(position_of(fen), fen);
}

TEST(RulingAgainstItsTwin, gives_the_article_of_the_twin_on_every_sixteenth_legal_setup) {
    const auto setups = shared_setups();
    if (setups.empty())
        GTEST_SKIP() << "the shared collection rules/valid.sfens is not here";
    // The twin is slow on purpose; these hold every kind of refusal many times.
    for (std::size_t i = 0; i < setups.size(); i += 16)
        expect_rulings_of_twin(position_of(setups[i]), setups[i]);
}

}  // namespace
}  // namespace arbiter::testing

// Moves of the shared collections: SAN, long algebraic and UCI texts of one move agree, and whole
// openings replay to the position that the collection names.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "arbiter/notation/san.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "tests/support/data_files.hpp"
#include "tests/support/data_folders.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/print.hpp"

namespace arbiter::testing {
namespace {

/// Placement, turn, castling rights: what does not depend on when the en passant field is written.
std::string without_en_passant(std::string_view fen) {
    std::istringstream fields{std::string(fen)};
    std::string placement;
    std::string turn;
    std::string castling;
    fields >> placement >> turn >> castling;
    return placement + ' ' + turn + ' ' + castling;
}

std::string en_passant_field(std::string_view fen) {
    std::istringstream fields{std::string(fen)};
    std::string field;
    for (int i = 0; i < 4; ++i)
        fields >> field;
    return field;
}

TEST(SharedMoves, three_notations_of_one_move_agree) {
    std::ifstream file(testing::shared_data() / "rules/notation/valid_notation_tests.json");
    if (!file)
        GTEST_SKIP() << no_shared_data;
    int cases = 0;
    for (const auto& one : nlohmann::json::parse(file)) {
        const Position here = position(one["pos1"].get<std::string>());
        const auto san = one["algText"].get<std::string>();
        const auto move = read_san(here, san);
        ASSERT_TRUE(move) << san << ": " << move.error().text;
        EXPECT_EQ(read_san(here, write_san(here, *move)), *move) << san;
        const auto long_text = one["longAlgText"].get<std::string>();
        EXPECT_EQ(read_san(here, long_text), *move) << san;
        // The collection leaves some checks unsaid.
        EXPECT_TRUE(write_san(here, *move, long_style).starts_with(long_text)) << long_text;
        EXPECT_EQ(read_uci_move(here, one["uciText"].get<std::string>()), *move) << san;
        EXPECT_EQ(write_uci_move(*move), one["uciText"].get<std::string>());
        EXPECT_EQ(here.play(*move), position(one["pos2"].get<std::string>())) << san;
        ++cases;
    }
    EXPECT_EQ(cases, 23);
}

struct Opening {
    std::string name;
    std::string sans;
    std::string ucis;
    std::string epd;
};

Opening opening_of(const std::string& line) {
    std::istringstream fields(line);
    std::string eco;
    Opening opening;
    std::getline(fields, eco, '\t');
    std::getline(fields, opening.name, '\t');
    std::getline(fields, opening.sans, '\t');
    std::getline(fields, opening.ucis, '\t');
    std::getline(fields, opening.epd, '\t');
    return opening;
}

void expect_replays(const Opening& opening) {
    std::istringstream sans(opening.sans);
    std::istringstream ucis(opening.ucis);
    Position here;
    for (std::string san, uci; sans >> san;) {
        if (san.back() == '.')
            continue;
        ASSERT_TRUE(ucis >> uci) << opening.name;
        const auto move = read_san(here, san);
        ASSERT_TRUE(move) << opening.name << ": " << san << ": " << move.error().text;
        EXPECT_EQ(write_san(here, *move), san) << opening.name;
        EXPECT_EQ(write_uci_move(*move), uci) << opening.name;
        EXPECT_EQ(read_uci_move(here, uci), *move) << opening.name;
        here = here.play(*move);
    }
    const std::string fen = write_fen(here);
    EXPECT_EQ(without_en_passant(fen), without_en_passant(opening.epd)) << opening.name;
    // The collection writes the square where a legal capture exists, as we do.
    EXPECT_EQ(en_passant_field(fen), en_passant_field(opening.epd)) << opening.name;
}

TEST(SharedMoves, openings_replay_to_their_positions) {
    const auto lines = shared_lines("rules/openings.tsv");
    if (!lines)
        GTEST_SKIP() << no_shared_data;
    for (std::size_t i = 1; i < lines->size(); ++i)
        expect_replays(opening_of((*lines)[i]));
    EXPECT_EQ(lines->size(), 3398);
}

}  // namespace
}  // namespace arbiter::testing

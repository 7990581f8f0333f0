#include "arbiter/syzygy/syzygy.hpp"

#ifndef ARBITER_WITH_FATHOM

namespace arbiter {

bool can_read_syzygy() { return false; }

std::expected<SharedEndgameTables, std::string> open_syzygy(const std::string& /*folders*/) {
    return std::unexpected(
        "this program was built without Fathom (Debian's libfathom-dev), which reads Syzygy "
        "tables");
}

}  // namespace arbiter

#else

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

#include <tbprobe.h>

#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

/// A position as Fathom takes it.
struct ProbedPosition {
    explicit ProbedPosition(const Position& position)
        : white(position.board().of(Color::white).bits()),
          black(position.board().of(Color::black).bits()),
          kings(position.board().of(Role::king).bits()),
          queens(position.board().of(Role::queen).bits()),
          rooks(position.board().of(Role::rook).bits()),
          bishops(position.board().of(Role::bishop).bits()),
          knights(position.board().of(Role::knight).bits()),
          pawns(position.board().of(Role::pawn).bits()),
          en_passant(position.en_passant() ? static_cast<unsigned>(index(*position.en_passant()))
                                           : 0),
          is_white(position.turn() == Color::white) {}

    std::uint64_t white;
    std::uint64_t black;
    std::uint64_t kings;
    std::uint64_t queens;
    std::uint64_t rooks;
    std::uint64_t bishops;
    std::uint64_t knights;
    std::uint64_t pawns;
    /// 0 where there is none.
    unsigned en_passant;
    bool is_white;
};

constexpr Score barely(int sign) { return Score::centipawns(sign); }

std::optional<Score> score_of_answer(unsigned answer) {
    switch (answer) {
        case TB_LOSS:
            return -won_by_tables;
        case TB_BLESSED_LOSS:
            return barely(-1);
        case TB_DRAW:
            return Score();
        case TB_CURSED_WIN:
            return barely(1);
        case TB_WIN:
            return won_by_tables;
        default:
            return std::nullopt;
    }
}

/// Fathom gives 1000 to a win that comes in time, 900 and more to one that is near, and so on down.
Score score_of_rank(int rank) {
    constexpr int least_won = 900;
    if (std::abs(rank) >= least_won)
        return rank > 0 ? won_by_tables : -won_by_tables;
    return rank == 0 ? Score() : barely(rank > 0 ? 1 : -1);
}

std::optional<Role> promotion_of(TbMove move) {
    switch (TB_MOVE_PROMOTES(move)) {
        case TB_PROMOTES_QUEEN:
            return Role::queen;
        case TB_PROMOTES_ROOK:
            return Role::rook;
        case TB_PROMOTES_BISHOP:
            return Role::bishop;
        case TB_PROMOTES_KNIGHT:
            return Role::knight;
        default:
            return std::nullopt;
    }
}

/// Fathom keeps one set of tables in variables of its own.
std::atomic<bool> are_tables_open = false;

/// What is wrong with a table's file, in words; nothing where its size, its first bytes and its
/// last are as they should be: what lies between is trusted.
std::optional<std::string> fault_of(const std::filesystem::path& file) {
    const bool tells_the_way = file.extension() == ".rtbz";
    const std::string_view magic = tells_the_way ? "\xD7\x66\x0C\xA5" : "\x71\xE8\x23\x5D";
    constexpr std::uintmax_t block = 64;
    constexpr std::uintmax_t beyond_blocks = 16;  // the checksum
    std::error_code error;
    // A named pipe would be waited for.
    const bool is_file = std::filesystem::is_regular_file(file, error);
    const auto size = is_file ? std::filesystem::file_size(file, error) : 0;
    std::array<char, 4> begin{};
    std::array<char, beyond_blocks> end{};
    if (is_file) {
        std::ifstream stream(file, std::ios::binary);
        stream.read(begin.data(), begin.size());
        stream.seekg(-std::streamoff{beyond_blocks}, std::ios::end);
        stream.read(end.data(), end.size());
    }
    if (error || std::string_view(begin.data(), begin.size()) != magic)
        return file.string() + " is no Syzygy table";
    // A place that was kept for a file which has not come yet is full of zeros.
    if (size % block != beyond_blocks || std::ranges::count(end, '\0') == std::ssize(end))
        return file.string() + " is not complete";
    return std::nullopt;
}

/// Without empty names between the colons, which Fathom does not bear.
std::string tidy_path(std::string_view folders) {
    std::string tidy;
    for (const auto part : std::views::split(folders, ':'))
        if (!part.empty())
            (tidy += tidy.empty() ? "" : ":") += std::string_view(part);
    return tidy;
}

/// Fathom tells of such files on standard output, which is not its own, or trusts them.
std::optional<std::string> fault_in(std::string_view folders) {
    for (const auto part : std::views::split(folders, ':')) {
        std::error_code error;
        std::filesystem::directory_iterator entry(std::string_view(part), error);
        for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
            const auto kind = entry->path().extension();
            if (kind == ".rtbw" || kind == ".rtbz")
                if (auto fault = fault_of(entry->path()))
                    return fault;
        }
        if (error)
            return "the folder " + std::string(std::string_view(part)) +
                   " cannot be read: " + error.message();
    }
    return std::nullopt;
}

class SyzygyTables : public EndgameTables {
  public:
    /// Requires: Fathom has found them.
    SyzygyTables() : most_men_(static_cast<int>(TB_LARGEST)) {}
    /// What Fathom holds stays mapped until others are opened: its `tb_free` leaves pointers to
    /// what it has freed, and frees them again the next time.
    ~SyzygyTables() override { are_tables_open = false; }

    [[nodiscard]] int most_men() const override { return most_men_; }

    [[nodiscard]] std::optional<Score> score_of(const Position& position) const override {
        if (position.halfmove_clock() != 0 || !may_know(position))
            return std::nullopt;
        const ProbedPosition asked(position);
        return score_of_answer(tb_probe_wdl(asked.white, asked.black, asked.kings, asked.queens,
                                            asked.rooks, asked.bishops, asked.knights, asked.pawns,
                                            0, 0, asked.en_passant, asked.is_white));
    }

    [[nodiscard]] std::optional<RootVerdict> judge_root(const Position& position,
                                                        bool has_repeated) const override {
        if (!may_know(position))
            return std::nullopt;
        const auto ranked = std::make_unique<TbRootMoves>();
        if (!rank_moves(position, has_repeated, *ranked) || ranked->size == 0)
            return std::nullopt;
        const std::span moves(ranked->moves, ranked->size);
        const int best = std::ranges::max_element(moves, {}, &TbRootMove::tbRank)->tbRank;
        RootVerdict verdict{.score = score_of_rank(best), .moves = {}};
        for (const Move move : legal_moves(position))
            if (std::ranges::any_of(moves, [&](const TbRootMove& one) {
                    return one.tbRank == best && is_same(one.move, move);
                }))
                verdict.moves.push_back(move);
        return verdict.moves.empty() ? std::nullopt : std::optional(std::move(verdict));
    }

  private:
    [[nodiscard]] bool may_know(const Position& position) const {
        return position.board().occupied().size() <= most_men_ && position.castling_rooks().empty();
    }

    static bool is_same(TbMove probed, Move move) {
        return static_cast<int>(TB_MOVE_FROM(probed)) == index(move.from()) &&
               static_cast<int>(TB_MOVE_TO(probed)) == index(move.to()) &&
               promotion_of(probed) == move.promotion();
    }

    /// By the way to the win, or where its tables are missing by win, draw and loss alone, as long
    /// as no moves were counted.
    [[nodiscard]] bool rank_moves(const Position& position, bool has_repeated,
                                  TbRootMoves& ranked) const {
        // Fathom reads the tables of the way one at a time.
        const std::scoped_lock lock(mutex_);
        const ProbedPosition asked(position);
        constexpr bool heeds_fifty_moves = true;
        const unsigned clock = position.halfmove_clock();
        if (tb_probe_root_dtz(asked.white, asked.black, asked.kings, asked.queens, asked.rooks,
                              asked.bishops, asked.knights, asked.pawns, clock, 0, asked.en_passant,
                              asked.is_white, has_repeated, heeds_fifty_moves, &ranked) != 0)
            return true;
        // Win, draw and loss alone do not tell whether what is left of the 50 moves is enough.
        return clock == 0 &&
               tb_probe_root_wdl(asked.white, asked.black, asked.kings, asked.queens, asked.rooks,
                                 asked.bishops, asked.knights, asked.pawns, clock, 0,
                                 asked.en_passant, asked.is_white, heeds_fifty_moves, &ranked) != 0;
    }

    int most_men_;
    mutable std::mutex mutex_;
};

}  // namespace

bool can_read_syzygy() { return true; }

std::expected<SharedEndgameTables, std::string> open_syzygy(const std::string& folders) {
    const std::string path = tidy_path(folders);
    if (auto fault = fault_in(path))
        return std::unexpected(*std::move(fault));
    if (are_tables_open.exchange(true))
        return std::unexpected("other endgame tables are open");
    if (tb_init(path.c_str()) && TB_LARGEST > 0)
        return std::make_shared<SyzygyTables>();
    are_tables_open = false;
    return std::unexpected("there is no Syzygy table in " + folders);
}

}  // namespace arbiter

#endif

#include "apps/arbiter/reports/collected_text.hpp"

#include <cstddef>
#include <string_view>

#include "apps/arbiter/reports/collected_json.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san_writer.hpp"

namespace arbiter {

namespace {

/// Empty where the tag is missing, or says that it is not known: "?", "????.??.??", "-".
std::string known_tag(const CollectedGame& game, std::string_view name) {
    const auto value = game.tag(name).value_or("");
    return value.find_first_not_of("?.-") == value.npos ? std::string() : as_utf8(value);
}

std::string heading(const CollectedGame& game) {
    const std::string white = known_tag(game, "White");
    const std::string black = known_tag(game, "Black");
    std::string line;
    if (!white.empty() || !black.empty())
        line = (white.empty() ? "?" : white) + " - " + (black.empty() ? "?" : black);
    for (const std::string_view name : {"Event", "Site", "Date", "Round"})
        if (const std::string value = known_tag(game, name); !value.empty())
            line += (line.empty() ? "" : ", ") + value;
    return line;
}

/// Words in lines of fewer than 80 columns, where they have room there.
class BrokenLines {
  public:
    void add(const std::string& word) {
        constexpr std::size_t most_columns = 79;
        const std::size_t columns = utf8_length(word);
        const bool has_room = columns_ + 1 + columns <= most_columns;
        if (columns_ > 0)
            text_ += has_room ? ' ' : '\n';
        text_ += word;
        columns_ = columns_ > 0 && has_room ? columns_ + 1 + columns : columns;
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::string text_;
    std::size_t columns_ = 0;
};

}  // namespace

std::vector<std::string> written_moves(const CollectedGame& game, const MoveStyle& style) {
    const History history = history_of(game.played);
    std::vector<std::string> moves;
    for (std::size_t ply = 0; ply < history.moves().size(); ++ply) {
        const Move move = history.moves()[ply];
        moves.push_back(move == Move() ? "--" : write_move(history.positions()[ply], move, style));
    }
    return moves;
}

std::string as_text(const CollectedGame& game, const MoveStyle& style) {
    if (!game.played.has_start)
        return {};
    std::string text = heading(game);
    text += text.empty() ? "" : "\n";
    if (game.played.start != Position())
        text += write_fen(game.played.start) + '\n';
    const History history = history_of(game.played);
    const auto moves = written_moves(game, style);
    BrokenLines lines;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const Position& before = history.positions()[ply];
        const bool has_number = ply == 0 || before.turn() == Color::white;
        lines.add(has_number ? numbered(before, moves[ply]) : moves[ply]);
    }
    const Json result = result_of(game);
    lines.add(result.is_null() ? "*" : result.get<std::string>());
    return text + lines.text() + "\n\n";
}

}  // namespace arbiter

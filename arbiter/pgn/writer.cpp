#include "arbiter/pgn/writer.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/game/termination.hpp"
#include "arbiter/notation/san_writer.hpp"
#include "arbiter/pgn/comment_text.hpp"
#include "arbiter/pgn/game_move.hpp"
#include "arbiter/pgn/movetext_lines.hpp"
#include "arbiter/pgn/null_move.hpp"

namespace arbiter {

namespace {

struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};

/// PGN specification 8.1.1.
constexpr std::array<RosterTag, 7> roster{{{"Event", "?"},
                                           {"Site", "?"},
                                           {"Date", "????.??.??"},
                                           {"Round", "?"},
                                           {"White", "?"},
                                           {"Black", "?"},
                                           {"Result", "*"}}};

/// Where the movetext has none, that of the tag.
std::string_view result_text(const AnnotatedGame& game) {
    auto result = game.result;
    if (!result)
        result = result_of_tag(game.tag("Result").value_or(""));
    return result && result->score ? text(*result->score) : "*";
}

/// Would the loss of both, written behind the moves, be read as castling (C.13.1)?
bool is_read_as_move(std::string_view result, const AnnotatedGame& game) {
    if (result != text(Result::both_lose))
        return false;
    const auto line = game.moves.main_line();
    const bool is_legal = std::ranges::all_of(line, [&](NodeId node) {
        return game.moves.text(node).empty() || game.moves.text(node) == "--";
    });
    const NodeId last = line.empty() ? GameTree::root : line.back();
    return !is_legal || read_game_move(position_after(game, last), result).has_value();
}

void write_tag(std::string& text, std::string_view name, std::string_view value) {
    ((text += '[') += name) += " \"";
    (text += escaped_tag_value(value)) += "\"]\n";
}

bool is_of_roster(std::string_view name) {
    return std::ranges::find(roster, name, &RosterTag::name) != roster.end();
}

/// A tag that stands twice comes twice, one behind the other: a second Event further down would
/// begin a game.
void write_roster(std::string& text, const AnnotatedGame& game) {
    for (const auto& [name, unknown] : roster) {
        bool is_there = false;
        for (const TagPair& tag : game.tags) {
            if (tag.name != name)
                continue;
            write_tag(text, name, tag.value);
            is_there = true;
        }
        if (!is_there)
            write_tag(text, name, name == "Result" ? result_text(game) : unknown);
    }
}

void write_tags(std::string& text, const AnnotatedGame& game, const PgnStyle& style) {
    std::vector<const TagPair*> tags;
    for (const TagPair& tag : game.tags)
        if (!style.has_roster || !is_of_roster(tag.name))
            tags.push_back(&tag);
    if (style.has_roster) {
        write_roster(text, game);
        std::ranges::stable_sort(tags, {}, &TagPair::name);
    }
    for (const TagPair* tag : tags)
        write_tag(text, tag->name, tag->value);
}

class MovetextWriter {
  public:
    MovetextWriter(std::string& text, const AnnotatedGame& game, const PgnStyle& style)
        : lines_(text, style.max_columns), tree_(game.moves), game_(game), style_(style) {}

    void run() {
        if (const MoveNotes* const notes = tree_.notes(GameTree::root))
            comments(notes->after);
        line(GameTree::root, game_.start);
        const std::string_view result = result_text(game_);
        lines_.word(is_read_as_move(result, game_) ? "*" : result);
        lines_.finish();
    }

  private:
    /// A node that is still to be written, or a bracket.
    struct Step {
        NodeId node;
        Position before;
        bool closes = false;
        bool opens = false;
    };

    /// Everything behind `parent`. A stack instead of recursion: lines are long, and may be deep.
    void line(NodeId parent, const Position& before) {
        std::vector<Step> steps;
        if (const auto first = tree_.next(parent))
            steps.push_back({.node = *first, .before = before});
        while (!steps.empty()) {
            const Step step = steps.back();
            steps.pop_back();
            if (step.closes) {
                lines_.suffix(")");
                needs_number_ = true;
                continue;
            }
            if (step.opens) {
                lines_.word("(");
                lines_.join_next();
                needs_number_ = true;
            }
            const Position after = move(step.node, step.before);
            if (const auto next = tree_.next(step.node))
                steps.push_back({.node = *next, .before = after});
            // A main continuation is followed by the moves that could be played in its place.
            if (step.opens || !style_.has_variations || !is_main(step.node))
                continue;
            auto variations = tree_.continuations(*tree_.parent(step.node));
            std::ranges::reverse(variations);
            variations.pop_back();
            for (const NodeId one : variations) {
                steps.push_back({.node = one, .before = step.before, .closes = true});
                steps.push_back({.node = one, .before = step.before, .opens = true});
            }
        }
    }

    [[nodiscard]] bool is_main(NodeId node) const {
        return tree_.next(*tree_.parent(node)) == node;
    }

    Position move(NodeId node, const Position& before) {
        const MoveNotes* const notes = tree_.notes(node);
        if (notes != nullptr)
            comments(notes->before);
        number(before);
        const Move move = tree_.move(node);
        const std::string& text = tree_.text(node);
        lines_.word(move == Move() ? text : write_san(before, move));
        needs_number_ = false;
        if (notes != nullptr)
            marks(*notes);
        // Behind a text the count of the moves goes on, whatever the board looks like.
        return after_ply(before, move);
    }

    void number(const Position& before) {
        const std::string number = std::to_string(before.fullmove_number());
        const bool is_white = before.turn() == Color::white;
        if (!style_.has_wide_numbers) {
            if (is_white) {
                lines_.word(number + '.');
                lines_.join_next();
            }
            return;
        }
        if (is_white)
            lines_.word(number + '.');
        else if (needs_number_)
            lines_.word(number + "...");
    }

    void marks(const MoveNotes& notes) {
        if (style_.has_nags)
            for (const int nag : notes.nags)
                lines_.word('$' + std::to_string(nag));
        if (style_.has_comments && notes.offers_draw)
            lines_.word("(=)");
        comments(notes.after);
    }

    void comments(const std::vector<std::string>& texts) {
        if (!style_.has_comments)
            return;
        for (const std::string& text : texts) {
            const bool has_brace = text.contains('}');
            if (has_brace && !text.contains('\n') && !text.contains('\r')) {
                lines_.word(';' + text);
                lines_.end_line();
            } else {
                std::string closed = text;
                std::ranges::replace(closed, '}', ')');
                if (has_line_like_tag(closed))
                    std::ranges::replace_if(closed, is_line_end, ' ');
                lines_.foldable('{' + closed + '}');
            }
            needs_number_ = true;
        }
    }

    detail::MovetextLines lines_;
    const GameTree& tree_;
    const AnnotatedGame& game_;
    const PgnStyle& style_;
    bool needs_number_ = true;
};

}  // namespace

PgnStyle minimal_pgn() {
    return {.max_columns = 0,
            .has_roster = false,
            .has_comments = false,
            .has_nags = false,
            .has_variations = false,
            .has_wide_numbers = false};
}

std::string escaped_tag_value(std::string_view value) {
    std::string escaped;
    for (const char c : value) {
        if (c == '"' || c == '\\')
            escaped += '\\';
        escaped += is_control(c) ? ' ' : c;
    }
    return escaped;
}

void write_pgn(std::string& text, const AnnotatedGame& game, const PgnStyle& style) {
    write_tags(text, game, style);
    if (style.has_roster || !game.tags.empty())
        text += '\n';
    MovetextWriter(text, game, style).run();
    text += "\n\n";
}

}  // namespace arbiter

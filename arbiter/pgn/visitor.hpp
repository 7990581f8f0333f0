// Whom a reader of games tells what it reads. Override what you need.
#pragma once

#include <cstdint>
#include <string_view>

#include "arbiter/pgn/place.hpp"
#include "arbiter/pgn/problem.hpp"
#include "arbiter/pgn/signs.hpp"

namespace arbiter {

/// Does the visitor want to be told what it is about to enter?
enum class Visit : std::uint8_t { enter, skip };

/// Behind `stop` nothing more is read, and nothing told but `end_text`.
enum class Next : std::uint8_t { go_on, stop };

/// For each game in this order: `begin_game`, `tag`s, `begin_moves` exactly once, then the
/// movetext, at most one `result`, `end_game`. Variations are closed before `result`. Views are
/// valid during the call. `problem` may come at any time, also between games.
class PgnVisitor {
  public:
    PgnVisitor() = default;
    /// Copies nothing, for there is nothing but what derived visitors add.
    PgnVisitor(const PgnVisitor&) = default;
    /// As the copy constructor.
    PgnVisitor& operator=(const PgnVisitor&) = default;
    virtual ~PgnVisitor() = default;

    /// The place of the first tag or, without tags, of the movetext.
    virtual void begin_game(TextPlace /*place*/) {}
    /// Once for each tag pair, also for a repeated name. Comes between moves for a late tag.
    virtual void tag(std::string_view /*name*/, std::string_view /*value*/, TextPlace /*place*/) {}
    /// `skip`: of the movetext only `result` is told.
    virtual Visit begin_moves(TextPlace /*place*/) { return Visit::enter; }
    /// Are move numbers told? Most who read have no use for them.
    [[nodiscard]] virtual bool wants_move_numbers() const { return false; }
    /// "12." or "12...", as written, in front of a move; of the main line or of a variation.
    virtual void move_number(std::string_view /*text*/, TextPlace /*place*/) {}
    /// A word that is meant as a move, of the main line or of the variation entered last. Whether
    /// it is one is asked of `read_san`.
    virtual void san(std::string_view /*text*/, TextPlace /*place*/) {}
    /// 0 to 255.
    virtual void nag(int /*nag*/, TextPlace /*place*/) {}
    /// Without braces or ';', line ends as they stand (PGN specification 5). A comment longer than
    /// `max_comment_piece` comes in several calls.
    virtual void comment(std::string_view /*text*/, TextPlace /*place*/) {}
    /// (=), which Law C.12 writes behind the move with which a draw was offered.
    virtual void draw_offer(TextPlace /*place*/) {}
    /// Replaces the last move of the line that it stands in. `skip`: nothing of it is told, its end
    /// neither.
    virtual Visit begin_variation(TextPlace /*place*/) { return Visit::enter; }
    /// At its ')', or where its game ends without one.
    virtual void end_variation(TextPlace /*place*/) {}
    /// As the movetext ends (PGN specification 8.2.6); the tag Result comes as a `tag`.
    virtual void result(PgnResult /*result*/, TextPlace /*place*/) {}
    /// Behind it the reader can go on, except where the text is UTF-16.
    virtual Next problem(const PgnProblem& /*problem*/) { return Next::go_on; }
    /// The place behind the result or, without one, of the next game or of the end of the text.
    virtual Next end_game(TextPlace /*place*/) { return Next::go_on; }
    /// Once, after everything; the place behind the last byte that was read.
    virtual void end_text(TextPlace /*place*/) {}
};

}  // namespace arbiter

// The steps of each chapter; course.cpp puts the chapters in order.
#pragma once

#include <span>

#include "arbiter/lessons/step.hpp"

namespace arbiter::lessons {

/// The board and the men.
extern const std::span<const Step> board_steps;
/// The aim of the game.
extern const std::span<const Step> aim_steps;
/// What a game needs.
extern const std::span<const Step> equipment_steps;
/// The rook.
extern const std::span<const Step> rook_steps;
/// The bishop.
extern const std::span<const Step> bishop_steps;
/// The queen.
extern const std::span<const Step> queen_steps;
/// The king.
extern const std::span<const Step> king_steps;
/// The knight.
extern const std::span<const Step> knight_steps;
/// The pawn.
extern const std::span<const Step> pawn_steps;
/// Which man is stronger.
extern const std::span<const Step> worth_steps;
/// Check, and three ways out of it.
extern const std::span<const Step> check_steps;
/// Pinned men.
extern const std::span<const Step> pins_steps;
/// Mate.
extern const std::span<const Step> mate_steps;
/// Stalemate.
extern const std::span<const Step> stalemate_steps;
/// Castling.
extern const std::span<const Step> castling_steps;
/// En passant.
extern const std::span<const Step> en_passant_steps;
/// Promotion.
extern const std::span<const Step> promotion_steps;
/// Who plays White.
extern const std::span<const Step> colors_steps;
/// How a game ends.
extern const std::span<const Step> endings_steps;
/// Offers and claims of a draw.
extern const std::span<const Step> draws_steps;
/// Dead positions.
extern const std::span<const Step> dead_steps;
/// Clocks and flags.
extern const std::span<const Step> clocks_steps;
/// Touch-move.
extern const std::span<const Step> touch_steps;
/// Writing moves down.
extern const std::span<const Step> writing_steps;
/// Conduct, irregularities, penalties.
extern const std::span<const Step> conduct_steps;
/// Adjournment and the sealed move.
extern const std::span<const Step> adjourned_steps;
/// Playing blind, with an assistant.
extern const std::span<const Step> blind_steps;
/// Rapid chess and blitz.
extern const std::span<const Step> fast_steps;
/// Correspondence chess.
extern const std::span<const Step> correspondence_steps;
/// Online chess.
extern const std::span<const Step> online_steps;
/// Chess960.
extern const std::span<const Step> chess960_steps;
/// US Chess.
extern const std::span<const Step> us_steps;
/// Positions of the old texts.
extern const std::span<const Step> lasker_steps;
/// What old books say.
extern const std::span<const Step> old_rules_steps;
/// The why of things.
extern const std::span<const Step> why_steps;

}  // namespace arbiter::lessons

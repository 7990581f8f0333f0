// How a draw is claimed.

export const claim = {
  title: "Claim a draw",
  because: "Because",
  threefold: (law: string) => `the position occurs for the third time (${law})`,
  fifty: (law: string) => `50 moves passed without capture or pawn move (${law})`,
  make_move: "Make the move on the board",
  with_move: "On the board now, or with your move",
  on_board: "On the board now",
  wrong: "A claim that is wrong counts as an offer of a draw (Laws 9.1.2.3, 9.5.3).",
  wrong_with_move:
    "A claim that is wrong counts as an offer of a draw, " +
    "and a move named here is then played (Laws 9.1.2.3, 9.5.3).",
  claim: "Claim",
};

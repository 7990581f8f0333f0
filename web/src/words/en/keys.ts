// The list of the board's keys: what is pressed, and what it does.

export const keys: readonly (readonly [pressed: string, does: string])[] = [
  ["Arrows, Home, End", "walk; with Ctrl, Home and End lead to the corners"],
  ["Enter, Space", "take a man up and put him down"],
  ["Escape", "let the man go; cancel premoves, arrows and rings"],
  ["1 to 8", "to a rank; with Shift to a file (1 is a)"],
  ["K Q R B N P", "to the next such man; with Shift to the one before"],
  ["[ and ]", "to your next and your previous man that can move"],
  ["O", "this square; with Shift, whether it is light or dark"],
  ["L", "the last move"],
  ["T", "the times"],
  ["C", "what was taken"],
  ["M", "where this man can go; with Shift, what he can take"],
  ["X", "who stands on its diagonals; with Alt, on this file and rank"],
  ["Z", "who attacks this square"],
  ["U", "who has more material"],
  ["W", "whose move it is"],
  ["E", "the opening’s name"],
  ["Y", "what was said last"],
  ["Shift+A, Shift+D", "a move back and forward"],
  [
    "Left, Right, Home, End",
    "beside the board they look through the game; Home and End only where the page does not scroll",
  ],
  ["F", "flip the board"],
  ["I", "type a move"],
  ["H", "a ring; with Shift an arrow from here, then to there"],
];

// The start page.

import type { Opponent, Rules, Side } from "../../protocol/types.ts";

const opponents: Record<Opponent, { title: string; text: string }> = {
  computer: { title: "Computer", text: "It plays at once, at the level you choose." },
  screen: { title: "Both here", text: "Two people at this screen." },
  friend: { title: "Friend", text: "You get a link; whoever opens it plays." },
};

const sides: Record<Side, string> = { white: "White", random: "Random", black: "Black" };

// A level, a ruleset or a time without a name here is called as the server calls it.
const levels: Readonly<Record<number, string>> = {
  1: "For small children",
  2: "Has just learned the moves",
  3: "A beginner",
  4: "Plays at home",
  5: "Plays now and then",
  6: "New in a club",
  7: "A club player",
  8: "A strong club player",
  9: "A master",
  10: "As strong as it can",
};

const rules: Readonly<Record<Rules, string>> = {
  "fide-online": "FIDE online",
  fide: "FIDE over the board",
  "fide-rapid": "FIDE rapid",
  "fide-blitz": "FIDE blitz",
  uscf: "US Chess",
  correspondence: "Correspondence",
  casual: "Casual",
};

const rules_texts: Readonly<Record<Rules, string>> = {
  "fide-online":
    "No illegal move can be made; the third repetition and 50 moves end the game by themselves.",
  fide: "Repetition and 50 moves are claimed, and a wrong claim gives the opponent two minutes.",
  "fide-rapid": "As over the board, by the Laws for games of more than 10 minutes a player.",
  "fide-blitz": "As over the board, by the Laws for games of 10 minutes a player or less.",
  uscf: "By the rules of US Chess, where they differ.",
  correspondence: "Time is given in whole days, and long thought counts double.",
  casual: "Moves may be taken back, and nothing is punished.",
};

const times: Readonly<Record<string, string>> = {
  untimed: "No clock",
  "1": "1 minute",
  "1+1": "1 minute + 1 second a move",
  "3": "3 minutes",
  "3+2": "3 minutes + 2 seconds a move",
  "5": "5 minutes",
  "5+3": "5 minutes + 3 seconds a move",
  "10": "10 minutes",
  "10+5": "10 minutes + 5 seconds a move",
  "15+10": "15 minutes + 10 seconds a move",
  "30+30": "30 minutes + 30 seconds a move",
  "40/90+30;30+30": "90 min for 40 moves, then 30, + 30 s a move",
  "1 day/move": "1 day for each move",
};

export const start = {
  title: "Chess by the complete Laws",
  text: "Whatever the Laws forbid is explained.",
  text_on_board: "Make a move, or press Play.",
  no_first_move: "No man can go there on the first move.",
  not_begun: "The game has not begun yet.",
  press_to_begin: (button: string) => `Press “${button}” to begin.`,
  on_its_way: "The game is being made…",
  new_game: "New game",
  against: "Against",
  opponent: (opponent: Opponent) => opponents[opponent],
  level: "Level",
  level_name: (level: number) => levels[level] ?? "",
  // What is heard in place of the number alone.
  level_label: (level: number) => `${level}${levels[level] ? `: ${levels[level]}` : ""}`,
  you_play: "You play",
  side: (side: Side) => sides[side],
  time: "Time",
  time_name: (time: string) => times[time] ?? time,
  other_time: "Another time: write it below",
  own_time: "Your time control",
  own_time_hint: "Such as 5+3, 40/90+30;30+30, G/25 d5, 3 days/move or hourglass 1.",
  more: "More: rules, start position, arbiter",
  rules: "Rules",
  rules_name: (name: Rules) => rules[name] ?? name,
  rules_text: (name: Rules) => rules_texts[name] ?? "",
  start_from: "Start from",
  usual: "Usual",
  chess960: "Chess960",
  position: "Position",
  game: "Game",
  fen: "Position (FEN)",
  chess960_number: "Number, 0 to 959; empty for a random one",
  pgn: "Game (PGN)",
  pgn_hint:
    "It goes on without a clock where its moves end; its result, comments and variations are not " +
    "taken along.",
  from_file: "or from a file",
  which_game: "Which of its games",
  several_games: "The text has several games: choose one.",
  first_games: "Only its first games can be chosen here.",
  moves: (count: number) => (count === 1 ? "1 move" : `${count} moves`),
  too_long: "The text is longer than 64 KiB: shorten it to one game.",
  i_am_arbiter: "I am the arbiter of this game",
  arbiter_of_others: "You get a link for each player, and the arbiter’s desk.",
  arbiter_here: "You get the arbiter’s desk beside the board.",
  name_of_white: "White’s name",
  name_of_black: "Black’s name",
  no_draw_before: "No draw by agreement before move (0: at any time)",
  late_loses: "Who comes too late loses (Law 6.7.1)",
  late_minutes: "Minutes after the start in which a player may still come",
  quickplay: "Quickplay finish by Guideline III (US Chess 14H)",
  create_links: "Create the links",
  create_link: "Create the link",
  create: "Play",
  creating: "One moment…",
};

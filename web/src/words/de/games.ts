// The list of one's own games.

export const games = {
  title: "Deine Partien",
  all: (count: number) => (count === 1 ? "Eine Partie" : `Alle ${count}`),
  running: "Laufende",
  over: "Beendete",
  none: "Von diesem Browser aus hast du noch nicht gespielt.",
  waiting: "Wartet auf deinen Freund",
};

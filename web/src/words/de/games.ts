// The list of one's own games.

export const games = {
  title: "Deine Partien",
  all: (count: number) => (count === 1 ? "Eine Partie" : `Alle ${count}`),
  // Where none goes on.
  finished: (count: number) =>
    count === 1 ? "Deine beendete Partie" : `Deine ${count} beendeten Partien`,
  running: "Laufende",
  over: "Beendete",
  none: "Von diesem Browser aus hast du noch nicht gespielt.",
  begun: (when: string) => `Begonnen: ${when}`,
  last: (when: string) => `Zuletzt: ${when}`,
  waiting: "Noch nicht da",
};

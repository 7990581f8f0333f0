// The list of one's own games.

export const games = {
  title: "Your games",
  all: (count: number) => (count === 1 ? "One game" : `All ${count}`),
  // Where none goes on.
  finished: (count: number) =>
    count === 1 ? "Your finished game" : `Your ${count} finished games`,
  running: "Going on",
  over: "Over",
  none: "You have not played from this browser yet.",
  begun: (when: string) => `Begun: ${when}`,
  last: (when: string) => `Last active: ${when}`,
  waiting: "Waiting",
};

// The list of one's own games.

export const games = {
  title: "Your games",
  all: (count: number) => (count === 1 ? "One game" : `All ${count}`),
  running: "Going on",
  over: "Over",
  none: "You have not played from this browser yet.",
  waiting: "Waits for your friend",
};

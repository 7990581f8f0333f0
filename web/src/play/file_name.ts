const longest = 40;

// "Anna-Bela-24.svg": the players, in letters and digits that every disk takes, and how many
// half-moves led there.
export function file_name(white: string, black: string, plies: number): string {
  return `${[white, black].map(plain).join("-")}-${plies}.svg`;
}

function plain(name: string): string {
  const kept = name.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-").replace(/^-|-$/g, "");
  return [...kept].slice(0, longest).join("") || "x";
}

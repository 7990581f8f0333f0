// Results as they are written on paper.

export const scores: Readonly<Record<string, string>> = {
  "1-0": "1–0",
  "0-1": "0–1",
  "1/2-1/2": "½–½",
  "0-0": "0–0",
  "1/2-0": "½–0",
  "0-1/2": "0–½",
  "*": "*",
};

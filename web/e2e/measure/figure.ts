// One thing measured, and what it may be at most.

export interface Figure {
  what: string;
  value: number;
  unit: "KiB" | "ms" | "";
  mark: number | null;
}

export function is_above(figure: Figure): boolean {
  return figure.mark !== null && figure.value > figure.mark;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  if (below === undefined || above === undefined) throw new Error("the median of nothing");
  return (below + above) / 2;
}

export function line_of({ what, value, unit, mark }: Figure): string {
  const digits = unit === "" ? 5 : unit === "KiB" ? 1 : value < 100 ? 2 : 0;
  const allowed = mark === null ? "" : `at most ${mark} ${unit}`.trimEnd();
  const cells = [what.padEnd(52), value.toFixed(digits).padStart(9), unit.padEnd(4)];
  return `${cells.join(" ")} ${allowed.padEnd(16)}`.trimEnd();
}

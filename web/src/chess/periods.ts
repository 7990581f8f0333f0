// The periods of a time control, from the short form in which the server names it.

export interface Period {
  // In so many moves; null where it is for all that come.
  moves: number | null;
  // Milliseconds.
  time: number;
  // What is added with each move.
  added: number;
}

const second = 1000;
const units: Readonly<Record<string, number>> = { d: 86_400 * second, m: 60 * second, s: second };

// "10/50d", "40/2m+30;1m+30", "40d+86400"; null where it is more than that.
export function read_periods(control: string): Period[] | null {
  const periods: Period[] = [];
  for (const part of control.split(";")) {
    const [, moves, time, unit = "m", added = "0"] =
      /^(?:(\d+)\/)?([\d.]+)([dms])?(?:\+(\d+))?$/.exec(part) ?? [];
    if (time === undefined) return null;
    periods.push({
      moves: moves === undefined ? null : Number(moves),
      time: Number(time) * (units[unit] ?? 0),
      added: Number(added) * second,
    });
  }
  return periods;
}

// "10/50d" is short for few.
export function counts_days(control: string): boolean {
  return /\dd/.test(control);
}

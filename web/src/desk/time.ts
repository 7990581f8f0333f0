// Times as an arbiter writes them: "2:00", "1:30:00", "90s", with a minus where time is taken away.

const second = 1000;

// Milliseconds, or null where it is no time.
export function read_time(text: string): number | null {
  const parts = /^([-−]?)(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)$/.exec(text);
  if (parts !== null) {
    const [, sign, hours, minutes, seconds] = parts;
    if (hours !== undefined && Number(minutes) > 59) return null;
    const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
    return signed(sign, whole * second);
  }
  const unit = /^([-−]?)(\d{1,5})\s*(s|m|h)$/.exec(text);
  if (unit === null) return null;
  const factor = { s: 1, m: 60, h: 3600 }[unit[3] as "s" | "m" | "h"];
  return signed(unit[1], Number(unit[2]) * factor * second);
}

function signed(sign: string | undefined, time: number): number {
  return sign === "" || time === 0 ? time : -time;
}

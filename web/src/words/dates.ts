// When something was, as short as it can be understood today: "9:10 PM", "Nov 24", "Nov 24, 2025".

import type { MyGame } from "../protocol/types.ts";
import { language, words } from "./index.ts";

// Days and years are counted as on the clock of whoever looks.
export interface Looks {
  now: Date;
  // The language with its region, which puts day and month in their order.
  locale: string;
  // Unless it is the browser's.
  zone?: string;
}

export function shown_date(at: number, { now, locale, zone }: Looks): string {
  const zoned = zone === undefined ? {} : { timeZone: zone };
  // In Swedish a day is 2026-11-25.
  const day = new Intl.DateTimeFormat("sv", { dateStyle: "short", ...zoned });
  const [then, today] = [day.format(at), day.format(now)];
  const format: Intl.DateTimeFormatOptions =
    then === today
      ? { hour: "numeric", minute: "2-digit" }
      : {
          day: "numeric",
          month: "short",
          ...(then.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
        };
  return new Intl.DateTimeFormat(locale, { ...format, ...zoned }).format(at);
}

// The first of the browser's that is of the page's language: "en-GB" where the page says "en".
export function locale_of(page: string, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.split("-")[0]?.toLowerCase() === page && is_known(tag)) ?? page;
}

// Some systems tell what no standard has, such as "en-US@posix".
function is_known(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function as_here(): Looks {
  return { now: new Date(), locale: locale_of(language, globalThis.navigator?.languages ?? []) };
}

// When a game was begun, and when something last happened in it.
export function listed_dates(
  { created, changed, plies, end }: MyGame,
  looks: Looks = as_here(),
): { text: string; iso: string }[] {
  const { games } = words;
  const date = (at: number, phrase: (when: string) => string) => ({
    text: phrase(shown_date(at, looks)),
    iso: new Date(at).toISOString(),
  });
  const begun = date(created, games.begun);
  return plies === 0 && end === null ? [begun] : [begun, date(changed, games.last)];
}

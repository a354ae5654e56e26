/* The date formats of docs/product/platform.md#formats, as Belgium reads them, whatever the clock of the machine. */
const ZONE = { timeZone: "Europe/Brussels" } as const;
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("nl-BE", { ...options, ...ZONE });

const FORMATS = {
  /** 21 */
  dayOnly: format({ day: "numeric" }),
  /** 21 november */
  dayMonthOnly: format({ day: "numeric", month: "long" }),
  /** zaterdag 21 november */
  weekdayDay: format({ weekday: "long", day: "numeric", month: "long" }),
  /** november 2026 */
  monthYear: format({ month: "long", year: "numeric" }),
  /** 21 nov 2026 */
  short: format({ year: "numeric", month: "short", day: "numeric" }),
  /** 21 nov 2026, 14:05 */
  long: format({ year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" }),
  /** 14:05 */
  timeOnly: format({ hour: "2-digit", minute: "2-digit" }),
};
export type DateFormat = keyof typeof FORMATS;

/** An instant (ISO 8601), or a day as `2026-11-21`. */
export function formatDate(date: string | Date, name: DateFormat = "short") {
  return FORMATS[name].format(typeof date === "string" ? new Date(date) : date);
}

/** A day as forms hold it, Y-MM-DD, on the clock of Brussels. */
export function formDate(date: Date) {
  const parts = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", ...ZONE });
  return parts.format(date);
}

const wordsFormat = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "zaterdag 21 november 2026" for `2026-11-21`; undefined while the day is incomplete or does not exist. */
export function dayInWords(day: string | null | undefined): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March.
  if (!day || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return undefined;
  return wordsFormat.format(date);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days later, or earlier where the count is negative. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/* Days as forms hold them, Y-MM-DD. */

/** The day of an instant, Y-MM-DD, on the clock of Brussels. */
export function formDate(date: Date) {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "Europe/Brussels" } as const;
  return new Intl.DateTimeFormat("en-CA", parts).format(date);
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

/** The day that many days later, or earlier if the count is negative. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The source of time; tests set it, and no rule of the product reads the system clock. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);
/** Farther ahead than anybody plans; a later moment is a typing error in the year. */
export const FARTHEST = days(10 * 365);

// Creating a formatter costs a hundred times as much as using it.
const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" });
const brusselsOffset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Brussels", timeZoneName: "shortOffset" });
let last = { minute: Number.NaN, day: "" };
/** The current day in Brussels, `YYYY-MM-DD`. Called for every name in a list, hence the cache. */
export function brusselsDay(at: Date) {
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== last.minute) last = { minute, day: brussels.format(at) };
  return last.day;
}

const brusselsMinute = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
});
/** The day and time in Brussels as spreadsheets read them: `2026-11-22 14:05`. */
export const brusselsDayAndTime = (at: Date) => brusselsMinute.format(at);

/**
 * The instant of a moment as typed (contract `Moment`): with an offset exactly that instant, without one the time in
 * Brussels. A day without a time means its last millisecond.
 */
export function brusselsInstant(moment: string) {
  if (/[zZ]$|[+-]\d\d:\d\d$/.test(moment)) return new Date(moment);
  const wall = new Date(moment.includes("T") ? `${moment}Z` : `${moment}T23:59:59.999Z`);
  // Brussels is UTC+2 in summer and UTC+1 in winter. A time that the change of clocks skips is read with the offset
  // from before it; an ambiguous time is the first of the two.
  const inSummer = later(wall, -hours(2));
  return brusselsOffset.format(inSummer).endsWith("GMT+2") ? inSummer : later(wall, -hours(1));
}

/** The same, but a day without a time means its first. */
export const brusselsStart = (moment: string) => brusselsInstant(moment.includes("T") ? moment : `${moment}T00:00`);

/** The day in Brussels of a moment as typed, `YYYY-MM-DD`; a day without a time is that day. */
export const brusselsDayOf = (moment: string) => (moment.includes("T") ? brusselsDay(brusselsInstant(moment)) : moment);

/** The day that is so many days after another, both `YYYY-MM-DD`; before it when negative. */
export const dayAfter = (day: string, count: number) =>
  later(new Date(`${day}T00:00:00Z`), days(count))
    .toISOString()
    .slice(0, 10);

export const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);

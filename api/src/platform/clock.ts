/** Where the time comes from; tests set it, nothing else reads the system's. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);
// Making a formatter costs a hundred times what using it does.
const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" });
const brusselsOffset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Brussels", timeZoneName: "shortOffset" });
let last = { minute: Number.NaN, day: "" };
/** The day in Brussels, `YYYY-MM-DD`: what a date without a time means. Asked for every name in a list. */
export function brusselsDay(at: Date) {
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== last.minute) last = { minute, day: brussels.format(at) };
  return last.day;
}

/**
 * The instant that somebody means who writes a moment down (contract `Moment`): with an offset exactly that one, without
 * one that time in Brussels. A day alone lasts until it ends there, so it is the last moment of that day.
 */
export function brusselsInstant(moment: string) {
  if (/[zZ]$|[+-]\d\d:\d\d$/.test(moment)) return new Date(moment);
  const wall = new Date(moment.includes("T") ? `${moment}Z` : `${moment}T23:59:59.999Z`);
  // Brussels is two hours ahead in summer and one in winter. A time that the change skips counts on from before it; one
  // that comes twice is the first.
  const inSummer = later(wall, -hours(2));
  return brusselsOffset.format(inSummer).endsWith("GMT+2") ? inSummer : later(wall, -hours(1));
}

export const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);

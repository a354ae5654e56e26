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
let last = { minute: Number.NaN, day: "" };
/** The day in Brussels, `YYYY-MM-DD`: what a date in the specification means. Asked for every name in a list. */
export function brusselsDay(at: Date) {
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== last.minute) last = { minute, day: brussels.format(at) };
  return last.day;
}

export const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);

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
/** The day in Brussels, `YYYY-MM-DD`: what a date in the specification means. */
export const brusselsDay = (at: Date) => brussels.format(at);

export const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);

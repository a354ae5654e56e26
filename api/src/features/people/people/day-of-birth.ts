import { brusselsDay } from "#platform/clock.ts";

const OLDEST = "1900-01-01";

/** Whether somebody can have been born on this day, written as 2001-05-31: in the past, and not before 1900. */
export const isDayOfBirth = (day: string, now: Date) => day >= OLDEST && day < brusselsDay(now);

import { brusselsDay } from "#platform/clock.ts";

const OLDEST = "1900-01-01";

/** Whether a date of birth (`YYYY-MM-DD`) is before today and not before 1900. */
export const isDayOfBirth = (day: string, now: Date) => day >= OLDEST && day < brusselsDay(now);

import { brusselsDay, brusselsInstant } from "#platform/clock.ts";

/** The first instant of a moment as typed (contract `Moment`): a day begins at 00:00 in Brussels. */
export const beginOf = (moment: string) => brusselsInstant(isDay(moment) ? `${moment}T00:00` : moment);
/** The last instant of a moment as typed: a day lasts until it ends in Brussels. */
export const endOf = (moment: string) => brusselsInstant(moment);

export const isDay = (moment: string) => !moment.includes("T");

/** A moment as it was filled in: a day (`YYYY-MM-DD`), or the instant. */
export const filledIn = (at: Date, isDayOnly: boolean) => (isDayOnly ? brusselsDay(at) : at.toISOString());

/** Whether the first instant has come. */
export const hasBegun = ({ date_from }: { date_from: Date }, now: Date) => now >= date_from;
/** Whether people can still enrol: until the end of the chosen day, or of the activity when no day was chosen. */
export const isBeforeEnrollmentDeadline = (
  { enrollment_deadline: day, date_to }: { enrollment_deadline: string | null; date_to: Date },
  now: Date,
) => now < (day === null ? date_to : endOf(day));

/** Whether the last instant has passed (docs/product/activities.md#period). */
export const isPassed = ({ date_to }: { date_to: Date }, now: Date) => now >= date_to;

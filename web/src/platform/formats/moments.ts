import { dayInWords } from "./days.ts";
import { dayAndTime } from "./day-and-time.ts";

/*
 * A moment in a form: an instant as the API answers it (`2026-11-21T13:05:00.000Z`), or what was chosen, in the time of
 * Brussels without a zone (`2026-11-21T14:05`).
 */

/**
 * The moment of a day and a time. A day alone is a moment too: the API takes its end. That is shown as 23:59, so the last
 * minute counts whole: else setting it back would not bring the same moment back.
 */
export const momentOf = (day: string, time: string) => {
  if (!time) return day;
  return `${day}T${time === "23:59" ? "23:59:59.999" : time}`;
};

/** "zaterdag 21 november 2026 om 14:05"; undefined while the day is incomplete or does not exist. */
export function momentText(moment: string | null | undefined): string | undefined {
  const { day, time } = dayAndTime(moment);
  const words = dayInWords(day);
  return words && `${words}${time ? ` om ${time}` : ""}`;
}

/** The last minute that a moment counts, in Brussels, in a form that sorts. */
const lastMinuteOf = (moment: string) => {
  const { day, time } = dayAndTime(moment);
  return `${day}T${time || "23:59"}`;
};

/** Whether one moment is earlier than another, to the minute; false while the day is incomplete. */
export const isEarlier = (moment: string, than: string) =>
  momentText(moment) !== undefined && lastMinuteOf(moment) < lastMinuteOf(than);

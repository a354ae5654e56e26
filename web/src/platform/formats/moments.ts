import { dayInWords } from "./days.ts";
import { dayAndTime } from "./day-and-time.ts";

/*
 * A moment in a form: an instant as the API returns it (`2026-11-21T13:05:00.000Z`), or what was chosen, in the time of
 * Brussels without a zone (`2026-11-21T14:05`).
 */

/**
 * The moment of a day and a time. A day alone is a moment too: the API takes its end, which is shown as 23:59. So the
 * last minute of a day stands for its end: otherwise choosing 23:59 again would not give the same moment.
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

/** The last minute that belongs to a moment, in Brussels, as text that sorts by time. */
const lastMinuteOf = (moment: string) => {
  const { day, time } = dayAndTime(moment);
  return `${day}T${time || "23:59"}`;
};

/** Whether one moment is earlier than another, to the minute; false while the day is incomplete. */
export const isEarlier = (moment: string, than: string) =>
  momentText(moment) !== undefined && lastMinuteOf(moment) < lastMinuteOf(than);

import { dayInWords } from "./dates.ts";

/*
 * A moment in a form: an instant as the API answers it (`2026-11-21T13:05:00.000Z`), or what was chosen, in the time of
 * Brussels without a zone (`2026-11-21T14:05`).
 */

const brusselsFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Brussels",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const isInstant = (moment: string) => /(Z|[+-]\d\d:\d\d)$/.test(moment);

/** The day (`2026-11-21`) and the time (`14:05`) of a moment in Brussels, each empty when there is none. */
export function dayAndTime(moment: string | null | undefined): { day: string; time: string } {
  if (!moment) return { day: "", time: "" };
  if (!isInstant(moment)) {
    const [day = "", time = ""] = moment.split("T");
    return { day, time: time.slice(0, "14:05".length) };
  }
  const values = Object.fromEntries(
    brusselsFormat.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${values["year"]}-${values["month"]}-${values["day"]}`,
    time: `${values["hour"]}:${values["minute"]}`,
  };
}

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

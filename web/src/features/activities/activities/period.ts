import { dayAndTime } from "#platform/formats/day-and-time.ts";

/* When an activity is, in words (docs/product/activities.md#period). */

/** The start and end as they were filled in: each is a day or an instant. */
interface Period {
  dateFrom: string;
  dateTo: string;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("nl-BE", { ...options, timeZone: "UTC" });
const weekday = format({ weekday: "long" });
const month = format({ month: "long" });

/** A moment on the clock of Brussels. */
function read(moment: string) {
  const { day, time } = dayAndTime(moment);
  const date = new Date(`${day}T00:00:00Z`);
  return {
    day,
    time,
    weekday: weekday.format(date),
    number: String(date.getUTCDate()),
    month: month.format(date),
    year: String(date.getUTCFullYear()),
  };
}
type Read = ReturnType<typeof read>;

/** "14", "14.30"; the caller adds "uur". */
export const hourOf = (time: string) =>
  time
    .replace(/^0(\d)/, "$1")
    .replace(/:00$/, "")
    .replace(":", ".");
const atHour = (time: string) => (time ? ` om ${hourOf(time)} uur` : "");

/** The first day, without the parts that it shares with the second: "6", "6 maart", "31 december 2026". */
const shortened = (from: Read, to: Read) => {
  if (from.year !== to.year) return `${from.number} ${from.month} ${from.year}`;
  return from.month === to.month ? from.number : `${from.number} ${from.month}`;
};
const dateOf = ({ number, month: name, year }: Read) => `${number} ${name} ${year}`;

/** "14 tot 17 uur", "vanaf 14 uur", "tot 17 uur", "om 14 uur"; empty for a whole day. */
function hours({ dateFrom, dateTo }: Period, from: Read, to: Read) {
  if (from.time && to.time) {
    return dateFrom === dateTo ? `om ${hourOf(from.time)} uur` : `${hourOf(from.time)} tot ${hourOf(to.time)} uur`;
  }
  if (from.time) return `vanaf ${hourOf(from.time)} uur`;
  return to.time ? `tot ${hourOf(to.time)} uur` : "";
}

/**
 * "zaterdag 6 maart 2027, 14 tot 17 uur"; for several days "zaterdag 6 tot en met zondag 7 maart 2027" or, with times,
 * "zaterdag 6 maart 2027 om 14 uur tot zondag 7 maart 2027 om 17 uur".
 */
export function periodInWords(period: Period) {
  const [from, to] = [read(period.dateFrom), read(period.dateTo)];
  if (from.day === to.day) {
    return [`${from.weekday} ${dateOf(from)}`, hours(period, from, to)].filter(Boolean).join(", ");
  }
  if (from.time || to.time) {
    const end = to.time ? "tot" : "tot en met";
    return `${from.weekday} ${dateOf(from)}${atHour(from.time)} ${end} ${to.weekday} ${dateOf(to)}${atHour(to.time)}`;
  }
  return `${from.weekday} ${shortened(from, to)} tot en met ${to.weekday} ${dateOf(to)}`;
}

/** "6 maart 2027, 14 tot 17 uur", "6–7 maart 2027": for a tile or a table. */
export function periodInShort(period: Period) {
  const [from, to] = [read(period.dateFrom), read(period.dateTo)];
  if (from.day === to.day) return [dateOf(from), hours(period, from, to)].filter(Boolean).join(", ");
  const dash = from.year === to.year && from.month === to.month ? "–" : " – ";
  return `${shortened(from, to)}${dash}${dateOf(to)}`;
}

/** The day on which the activity begins, in three lines: as a sheet of a calendar. */
export function calendarSheet({ dateFrom }: Period) {
  const { weekday: name, number, month: monthName } = read(dateFrom);
  return { weekday: name, number, month: monthName };
}

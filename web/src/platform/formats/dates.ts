/* The date formats of docs/product/platform.md#formats, as Belgium reads them, whatever the clock of the machine. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("nl-BE", { ...options, timeZone: "Europe/Brussels" });

const FORMATS = {
  /** 21 */
  dayOnly: format({ day: "numeric" }),
  /** 21 november */
  dayMonthOnly: format({ day: "numeric", month: "long" }),
  /** zaterdag 21 november */
  weekdayDay: format({ weekday: "long", day: "numeric", month: "long" }),
  /** november 2026 */
  monthYear: format({ month: "long", year: "numeric" }),
  /** 21 nov 2026 */
  short: format({ year: "numeric", month: "short", day: "numeric" }),
  /** 21 nov 2026, 14:05 */
  long: format({ year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" }),
  /** 14:05 */
  timeOnly: format({ hour: "2-digit", minute: "2-digit" }),
};
export type DateFormat = keyof typeof FORMATS;

/** An instant (ISO 8601), or a day as `2026-11-21`. */
export function formatDate(date: string | Date, name: DateFormat = "short") {
  return FORMATS[name].format(typeof date === "string" ? new Date(date) : date);
}

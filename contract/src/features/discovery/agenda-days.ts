/* Separate from the schemas, which pages do not load. */

/**
 * With more days than this, a course or an activity is in the agenda on its first day only
 * (docs/product/search.md#agenda).
 */
export const MAX_AGENDA_DAYS = 7;

/** A month, as `2026-11`. */
export const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

interface Period {
  dateFrom: string;
  dateTo: string;
}

const DAY = 86_400_000;
const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" });
/** The day in Brussels of a day or an instant. */
export const agendaDay = (moment: string) => (moment.length === 10 ? moment : brussels.format(new Date(moment)));

/** The last day of a period in Brussels: one that ends at midnight does not include the day that begins then. */
export function lastAgendaDay({ dateFrom, dateTo }: Period) {
  if (dateTo.length === 10) return dateTo;
  const first = agendaDay(dateFrom);
  const last = brussels.format(Date.parse(dateTo) - 1);
  return last < first ? first : last;
}

/** The days (`2026-11-21`) on which something is in the agenda. */
export function agendaDays(period: Period): [string, ...string[]] {
  const first = agendaDay(period.dateFrom);
  const start = Date.parse(`${first}T00:00:00Z`);
  const count = (Date.parse(`${lastAgendaDay(period)}T00:00:00Z`) - start) / DAY + 1;
  if (count > MAX_AGENDA_DAYS) return [first];
  const later = Array.from({ length: Math.max(count - 1, 0) }, (_, index) => start + (index + 1) * DAY);
  return [first, ...later.map((day) => new Date(day).toISOString().slice(0, 10))];
}

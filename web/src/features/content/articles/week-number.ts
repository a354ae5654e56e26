import { formDate } from "#platform/formats/days.ts";

/** The ISO 8601 week number of a moment, in Brussels time. */
export function weekNumber(date: string | Date) {
  const day = new Date(`${formDate(new Date(date))}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  return Math.ceil(((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
}

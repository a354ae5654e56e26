import { MONTH } from "@inktvis/contract/features/discovery/agenda-days";

/* Months as `2026-11`, days as `2026-11-21`. */

const DAYS_IN_WEEK = 7;

const numbersOf = (month: string): [number, number] => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return [year, number - 1];
};

/** The weeks of a month, from Monday; undefined for the days of adjacent months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year, index] = numbersOf(month);
  const before = (new Date(Date.UTC(year, index, 1)).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
  const count = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + count) / DAYS_IN_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_day, weekday) => {
      const day = week * DAYS_IN_WEEK + weekday - before + 1;
      return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, "0")}` : undefined;
    }),
  );
}

/** The month that is this number of months later, or earlier for a negative number. */
export function laterMonth(month: string, count: number) {
  const [year, index] = numbersOf(month);
  return new Date(Date.UTC(year, index + count, 1)).toISOString().slice(0, 7);
}

/** Reads a month of an address; ignores an invalid one. */
export const monthIn = (value: unknown) => (typeof value === "string" && MONTH.test(value) ? value : undefined);

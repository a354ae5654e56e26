import { ageLabel } from "@inktvis/contract/features/contests/contest-rules";
import { AGES } from "@inktvis/contract/features/contests/contest-input";
import type { LengthUnit } from "@inktvis/contract/features/contests/contest";
import { ageOn } from "#features/people/people/public-name.ts";

/** The columns of a contest that its state follows from. */
export interface ContestDates {
  published_at: Date | null;
  deadline: Date;
  ended_at: Date | null;
}

/** Shown as passed: the deadline is over, or it has ended (docs/product/contests.md#deadline). */
export const isPassed = ({ deadline, ended_at }: Pick<ContestDates, "deadline" | "ended_at">, now: Date) =>
  ended_at !== null || now >= deadline;

/** Whether what arrives now still counts: published, not ended, before the deadline to the second. */
export const isOpen = (contest: ContestDates, now: Date) => contest.published_at !== null && !isPassed(contest, now);

interface AgeRange {
  age_from: number;
  age_to: number;
}

export const ageLabelOf = ({ age_from, age_to }: AgeRange) => ageLabel({ ageFrom: age_from, ageTo: age_to });

export const ageCategoryOf = ({ id, ...range }: AgeRange & { id: number }) => ({
  id,
  label: ageLabelOf(range),
  ageFrom: range.age_from,
  ageTo: range.age_to,
});

/**
 * The category of somebody born on this day (`YYYY-MM-DD`), by their age on the day of the deadline
 * (docs/product/contests.md#age-categories). When categories overlap it is the youngest, so that the answer is always
 * the same; undefined when none fits.
 */
export function ageCategoryFor<C extends AgeRange>(categories: readonly C[], dateOfBirth: string, deadline: Date) {
  const age = Math.min(ageOn(dateOfBirth, deadline), AGES.to);
  return categories
    .toSorted((one, other) => one.age_from - other.age_from || one.age_to - other.age_to)
    .find(({ age_from, age_to }) => age >= age_from && age <= age_to);
}

export interface LengthColumns {
  min_length: number | null;
  max_length: number | null;
  length_unit: LengthUnit;
}

/** How long each text of an entry may be. */
export const lengthLimitsOf = ({ min_length, max_length, length_unit }: LengthColumns) => ({
  minLength: min_length,
  maxLength: max_length,
  lengthUnit: length_unit,
});

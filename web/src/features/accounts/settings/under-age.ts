import { formDate } from "#platform/formats/days.ts";

/** Whether a person is under 18 today in Brussels, as the API counts it; false without a date of birth. */
export function isUnderAge(dateOfBirth: string | null, now: Date) {
  if (!dateOfBirth) return false;
  const today = formDate(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return years - (today.slice(5) < dateOfBirth.slice(5) ? 1 : 0) < 18;
}

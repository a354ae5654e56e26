import { formDate } from "#platform/formats/dates.ts";

/** Whether somebody is under 18 today, as the API counts it; not when nobody knows their date of birth. */
export function isUnderAge(dateOfBirth: string | null, now: Date) {
  if (!dateOfBirth) return false;
  const today = formDate(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return years - (today.slice(5) < dateOfBirth.slice(5) ? 1 : 0) < 18;
}

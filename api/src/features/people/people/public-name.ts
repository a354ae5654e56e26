import { brusselsDay } from "#platform/clock.ts";

/** The columns that decide how a person's name and age are shown. */
interface Person {
  first_name: string | null;
  last_name: string | null;
  /** `YYYY-MM-DD` */
  date_of_birth: string | null;
  real_name_public_visible: boolean;
}

const ADULT = 18;

/** The age in whole years on a day in Brussels. */
export function ageOn(dateOfBirth: string, now: Date) {
  const [born, today] = [dateOfBirth, brusselsDay(now)];
  const hadBirthday = today.slice(5) >= born.slice(5);
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** The latest date of birth of people who are adults today, `YYYY-MM-DD`: the counterpart of `ageOn` for queries. */
export function adultsBornBy(now: Date) {
  const today = brusselsDay(now);
  // Eighteen years before a leap day there was no 29 February.
  const day = today.slice(5) === "02-29" ? "02-28" : today.slice(5);
  return `${Number(today.slice(0, 4)) - ADULT}-${day}`;
}

/**
 * The age if the person shows it, never under 18 (docs/product/privacy.md#name-and-age). The date of birth itself is
 * never shown.
 */
export function publicAgeOf(person: { date_of_birth: string | null; age_public_visible: boolean }, now: Date) {
  if (!person.age_public_visible || !person.date_of_birth) return null;
  const age = ageOn(person.date_of_birth, now);
  return age < ADULT ? null : age;
}

/**
 * First and last name if the person shows them; never under 18, whatever is stored
 * (docs/product/privacy.md#name-and-age).
 */
export function publicNameOf(person: Person, now: Date) {
  if (!person.real_name_public_visible || !person.first_name || !person.last_name) return null;
  if (!person.date_of_birth || ageOn(person.date_of_birth, now) < ADULT) return null;
  return `${person.first_name} ${person.last_name}`;
}

const OF_AGE = 16;

/**
 * Whether a person born on this day has to name a parent (docs/product/enrolments.md#personal-data).
 * @param today the day in Brussels, like the date of birth: `2026-11-21`
 */
export function needsParent(dateOfBirth: string, today: string) {
  const [year = "", ...monthAndDay] = today.split("-");
  return dateOfBirth > [String(Number(year) - OF_AGE), ...monthAndDay].join("-");
}

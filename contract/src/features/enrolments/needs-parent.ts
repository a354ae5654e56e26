const OF_AGE = 16;

/**
 * Whether who was born on this day names a parent (docs/product/enrolments.md#personal-data).
 * @param today the day in Brussels, as the other one: `2026-11-21`
 */
export function needsParent(dateOfBirth: string, today: string) {
  const [year = "", ...monthAndDay] = today.split("-");
  return dateOfBirth > [String(Number(year) - OF_AGE), ...monthAndDay].join("-");
}

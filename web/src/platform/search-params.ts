/*
 * Reads searches without zod, which reading pages do without: `validateSearch: ({ page }) => ({ page: pageNumber(page) })`.
 */

/** A page of a list, absent for the first, so that its address stays clean. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(searchText(value));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
}

/**
 * Words or a code from a link; the router reads `?token=12` as a number. Nothing else is made text: what JSON can hold may
 * have a `toString` that is none, or lists in lists without end.
 */
export const searchText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

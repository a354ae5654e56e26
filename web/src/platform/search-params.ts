/*
 * Parses search parameters without zod, which reading pages do not load: `validateSearch: ({ page }) => ({ page:
 * pageNumber(page) })`.
 */

/** The page number of a list; undefined for the first, so that its address has no parameter. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(searchText(value));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
}

/**
 * Text or a code from a link; the router parses `?token=12` as a number. Other values are rejected: the router parses
 * JSON, and converting a crafted object or nested array to text can throw or never end.
 */
export const searchText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

/** The address of a page with its search as JSON in `q`; without `q` when nothing is searched. */
export const pathWithQ = (path: string, question: object) =>
  Object.keys(question).length > 0 ? `${path}?${new URLSearchParams({ q: JSON.stringify(question) })}` : path;

/** As many as the API accepts in one filter. */
const MAX_IDS = 50;

/** The ids in a parameter, which is a list or one of them; ignores whatever is not valid. */
export const idsIn = (value: unknown): number[] =>
  [
    ...new Set(
      [value]
        .flat()
        .map((id) => Number(searchText(id)))
        .filter((id) => Number.isInteger(id) && id > 0 && id < 1e6),
    ),
  ].slice(0, MAX_IDS);

/** The words in a parameter, as many as the API accepts. */
export const wordsIn = (value: unknown): string | undefined => searchText(value)?.trim().slice(0, 200) || undefined;

import { READ_PATH } from "@inktvis/contract/page-paths/community";
import { pageNumber, searchText } from "#platform/search-params.ts";

/**
 * What /lezen is asked, as the JSON of its `q` (docs/product/search.md#query). Nothing in it that goes without saying,
 * so that one question has one address.
 */
export interface TextQuestion {
  text?: string;
  filters?: { genres: number[] };
  sort?: { field: "date" | "title" | "popularity"; order: "asc" | "desc" };
  page?: number;
}

/** The orders to choose from, by the name that a form sends. The first goes without saying. */
export const SORTS = {
  newest: undefined,
  oldest: { field: "date", order: "asc" },
  popular: { field: "popularity", order: "desc" },
  title: { field: "title", order: "asc" },
} as const satisfies Record<string, TextQuestion["sort"]>;
export type SortName = keyof typeof SORTS;

export const sortNameOf = ({ sort }: TextQuestion): SortName => {
  const names = Object.keys(SORTS) as SortName[];
  return names.find((name) => SORTS[name]?.field === sort?.field && SORTS[name]?.order === sort?.order) ?? "newest";
};

/** As many as a search takes. */
const MAX_GENRES = 50;
const genresFrom = (value: unknown) =>
  [
    ...new Set(
      [value]
        .flat()
        .map((id) => Number(searchText(id)))
        .filter((id) => Number.isInteger(id) && id > 0 && id < 1e6),
    ),
  ].slice(0, MAX_GENRES);

interface Parts {
  text?: unknown;
  genres?: unknown;
  sort?: TextQuestion["sort"] | undefined;
  page?: unknown;
}

function questionOf({ text, genres, sort, page }: Parts): TextQuestion {
  const words = searchText(text)?.trim().slice(0, 200);
  const ids = genresFrom(genres);
  const number = pageNumber(page);
  return {
    ...(words && { text: words }),
    ...(ids.length > 0 && { filters: { genres: ids } }),
    ...(sort && { sort }),
    ...(number && { page: number }),
  };
}

/** Reads a `q` from an address, whatever somebody made of it. */
export function readQuestion(q: unknown): TextQuestion {
  if (typeof q !== "object" || q === null) return {};
  const { text, filters, sort, page } = q as Record<string, any>;
  const known = sortNameOf({ sort: typeof sort === "object" && sort !== null ? sort : undefined });
  return questionOf({ text, genres: filters?.genres, sort: SORTS[known], page });
}

/** Reads what the form sends where there is no JavaScript, or an address of before `q`; undefined when neither is there. */
export function questionFromForm({ text, genre, sort, page }: Record<string, unknown>): TextQuestion | undefined {
  if ([text, genre, sort, page].every((value) => value === undefined)) return undefined;
  const name = typeof sort === "string" && Object.hasOwn(SORTS, sort) ? (sort as SortName) : "newest";
  return questionOf({ text, genres: genre, sort: SORTS[name], page });
}

export const isAsked = (question: TextQuestion) => Object.keys(question).length > 0;

/** The list for a question; the whole list has the clean address. */
export const listPath = (question: TextQuestion = {}) =>
  isAsked(question) ? `${READ_PATH}?${new URLSearchParams({ q: JSON.stringify(question) })}` : READ_PATH;
/** The list of texts in one genre. */
export const genrePath = (id: number) => listPath({ filters: { genres: [id] } });

/** Another question than this one: from its first page on. */
export const withText = ({ page: _first, ...question }: TextQuestion, text: string): TextQuestion =>
  questionOf({ ...question, genres: question.filters?.genres, text });
export const withSort = ({ page: _first, sort: _other, ...question }: TextQuestion, name: SortName): TextQuestion => ({
  ...question,
  ...(SORTS[name] && { sort: SORTS[name] }),
});
export function withGenre({ page: _first, filters, ...question }: TextQuestion, id: number): TextQuestion {
  const chosen = filters?.genres ?? [];
  const genres = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return { ...question, ...(genres.length > 0 && { filters: { genres } }) };
}

const plain = (words: string) => words.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** From here on a word may be the beginning of a genre. */
const GROWING = 4;

/** The genre that somebody types the name of, who may not be done yet; none that is chosen already. */
export function genreMeant<G extends { id: number; name: string }>(genres: readonly G[], question: TextQuestion) {
  const typed = plain(question.text ?? "");
  return genres.find(({ id, name }) => {
    const isMeant = typed.length >= GROWING && (plain(name).startsWith(typed) || typed === `${plain(name)}s`);
    return isMeant && !question.filters?.genres.includes(id);
  });
}

export const withPage = ({ page: _other, ...question }: TextQuestion, page: number): TextQuestion => ({
  ...question,
  ...(page > 1 && { page }),
});

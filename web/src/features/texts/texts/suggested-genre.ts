import type { TextSearch } from "./text-list-search.ts";

const withoutAccents = (words: string) => words.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** Fewer characters match too many genres. */
const MIN_PREFIX_LENGTH = 4;

/** The genre whose name, or the beginning of it, is what was typed; undefined when it is among the filters already. */
export function suggestedGenre<G extends { id: number; name: string }>(genres: readonly G[], search: TextSearch) {
  const typed = withoutAccents(search.text ?? "");
  return genres.find(({ id, name }) => {
    const isMatch =
      typed.length >= MIN_PREFIX_LENGTH &&
      (withoutAccents(name).startsWith(typed) || typed === `${withoutAccents(name)}s`);
    return isMatch && !search.filters?.genres.includes(id);
  });
}

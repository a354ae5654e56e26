import type { Genre } from "@inktvis/contract/features/texts/genres";
import { SiteLink } from "#platform/site-link.tsx";
import { genreMessages as copy } from "./genres.nl.ts";

interface GenreSearch {
  text?: string | undefined;
  filters?: { genres?: readonly number[] | undefined } | undefined;
}
interface SuggestedGenreProps {
  genres: readonly Genre[];
  search: GenreSearch;
  /** The address of everything in a genre. */
  pathOf: (genreId: number) => string;
}

/**
 * When people type the name of a genre, or its beginning, links to the texts in that genre: few texts mention their
 * genre.
 */
export function SuggestedGenre({ genres, search, pathOf }: SuggestedGenreProps) {
  const genre = suggestedGenre(genres, search);
  return (
    genre && (
      <p className="mb-8">
        <SiteLink
          className="inline-flex min-h-12 items-center rounded-full border border-edge px-4 py-1 font-semibold hover:bg-wash"
          path={pathOf(genre.id)}
        >
          {copy.inGenre(genre.name)}
        </SiteLink>
      </p>
    )
  );
}

const withoutAccents = (words: string) => words.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** Fewer characters match too many genres. */
const MIN_PREFIX_LENGTH = 4;

/** The genre whose name starts with what was typed; undefined when it is already among the filters. */
export function suggestedGenre<G extends { id: number; name: string }>(
  genres: readonly G[],
  { text = "", filters }: GenreSearch,
) {
  const typed = withoutAccents(text);
  return genres.find(({ id, name }) => {
    const isMatch =
      typed.length >= MIN_PREFIX_LENGTH &&
      (withoutAccents(name).startsWith(typed) || typed === `${withoutAccents(name)}s`);
    return isMatch && !filters?.genres?.includes(id);
  });
}

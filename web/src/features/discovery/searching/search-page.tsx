import { useSuspenseQueries } from "@tanstack/react-query";
import {
  courseAgeCategoriesQuery,
  courseRegionsQuery,
  courseStudentLevelsQuery,
} from "#features/courses/look-ups/look-up.queries.ts";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { searchingMessages as copy } from "./searching.nl.ts";
import type { SiteSearch } from "./site-search.ts";

/** What the filters choose from, in the order of `SearchPage`. */
export const CHOICES = [genresQuery, courseAgeCategoriesQuery, courseRegionsQuery, courseStudentLevelsQuery] as const;

/** Finds everything that is on the sites (docs/product/search.md#pages). */
export function SearchPage({ search }: { search: SiteSearch }) {
  const [genres, ageCategories, regions, levels] = useSuspenseQueries({ queries: CHOICES });
  const choices = {
    genres: genres.data,
    ageCategories: ageCategories.data,
    regions: regions.data,
    levels: levels.data,
  };
  return (
    <div className="page pt-8 sm:pt-12">
      <header className="mb-6 grid gap-2">
        <h1 className="text-5xl sm:text-6xl">{copy.title}</h1>
        <p className="max-w-4xl text-lg text-ink-soft">{copy.intro}</p>
      </header>
      <SearchForm choices={choices} search={search} />
      <SearchResults search={search} />
    </div>
  );
}

import { getRouteApi } from "@tanstack/react-router";
import { SuggestedGenre } from "#features/texts/genres/suggested-genre.tsx";
import { useChoices } from "./choices.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { searchingMessages as copy } from "./searching.nl.ts";
import { siteSearchPath } from "./site-search.ts";

const route = getRouteApi("/organization/zoeken");

const genrePath = (id: number) => siteSearchPath({ filters: { genres: [id] } });

/** Searches everything on the sites (docs/product/search.md#pages). */
export function SearchPage() {
  const search = route.useLoaderData({ select: (data) => data.search });
  const choices = useChoices();
  return (
    <div className="page pt-8 sm:pt-12">
      <header className="mb-6 grid gap-2">
        <h1 className="text-5xl sm:text-7xl">{copy.title}</h1>
        <p className="max-w-4xl text-lg text-ink-soft">{copy.intro}</p>
      </header>
      <SearchForm choices={choices} search={search} />
      <div className="mt-6 -mb-4 empty:hidden">
        <SuggestedGenre genres={choices.genres} pathOf={genrePath} search={search} />
      </div>
      <SearchResults search={search} />
    </div>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { loadSearch } from "#features/discovery/searching/load-search.ts";
import { SearchPage } from "#features/discovery/searching/search-page.tsx";
import type { SiteSearchParameters } from "#features/discovery/searching/site-search.ts";

export const Route = createFileRoute("/organization/zoeken")({
  // Parsed by the loader: code that parsed it here would be sent with every page of the site.
  validateSearch: (search: Record<string, unknown>): SiteSearchParameters => search,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadSearch(args, args.deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SearchPage,
});

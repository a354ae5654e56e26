import { createFileRoute } from "@tanstack/react-router";
import { CHOICES, SearchPage } from "#features/discovery/searching/search-page.tsx";
import { searchHead } from "#features/discovery/searching/search-head.ts";
import {
  FIELDS,
  hasParameters,
  readSiteSearch,
  type SiteSearch,
  siteSearchFromFields,
} from "#features/discovery/searching/site-search.ts";
import { siteSearchQuery } from "#features/discovery/searching/site-search.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { pageNumbersOf } from "#platform/shown-pages.ts";

const NOTHING: SiteSearch = {};
/** The fields of a form that was sent without a script: they give way to `q`. */
const WITHOUT_FIELDS = Object.fromEntries(Object.values(FIELDS).map((field) => [field, undefined]));

export const Route = createFileRoute("/organization/zoeken")({
  validateSearch: (fields: Record<string, unknown>): { q?: SiteSearch | undefined } => {
    const q = siteSearchFromFields(fields) ?? readSiteSearch(fields["q"]);
    return { ...WITHOUT_FIELDS, q: hasParameters(q) ? q : undefined };
  },
  loaderDeps: ({ search: { q = NOTHING } }) => ({ q }),
  loader: async (args) => {
    const { q } = args.deps;
    // In the browser the page says itself that it is searching, and keeps its form meanwhile.
    const found = import.meta.env.SSR ? pageNumbersOf(q).map((page) => load(args, siteSearchQuery(q, page))) : [];
    await Promise.all([...found, ...CHOICES.map((choice) => load(args, choice))]);
    return { head: searchHead(args.context.addresses, q), breadcrumbs: breadcrumbs("Zoeken") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SearchRoute,
});

function SearchRoute() {
  return <SearchPage search={Route.useSearch({ select: ({ q }) => q ?? NOTHING })} />;
}

import { redirect } from "@tanstack/react-router";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { pagesOf } from "#platform/shown-pages.ts";
import { loadChoices } from "./choices.ts";
import { loadRarerResults } from "./rarer-results.ts";
import { searchHead } from "./search-head.ts";
import { readSiteSearch, siteSearchFromFields, type SiteSearchParameters, siteSearchPath } from "./site-search.ts";
import { siteSearchQuery } from "./site-search.queries.ts";

/** Loads /zoeken for the parameters of its address; those of a sent form redirect to the address with `q`. */
export async function loadSearch(args: LoaderArguments, parameters: SiteSearchParameters) {
  const sent = siteSearchFromFields(parameters);
  if (sent) throw redirect({ href: siteSearchPath(sent), statusCode: 307 });
  const search = readSiteSearch(parameters.q);
  // In the browser the page shows that it is searching, and keeps its form.
  const found = import.meta.env.SSR ? pagesOf(search).map((page) => load(args, siteSearchQuery(search, page))) : [];
  await Promise.all([loadChoices(args), loadRarerResults(search), ...found]);
  return { search, head: searchHead(args.context.addresses, search), breadcrumbs: breadcrumbs("Zoeken") };
}

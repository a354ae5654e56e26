import { createFileRoute } from "@tanstack/react-router";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { matchingPeopleQuery } from "#features/people/people/person.queries.ts";
import { textListHead } from "#features/texts/texts/text-list-head.ts";
import { TextListFailed, TextListPage, TextListPending } from "#features/texts/texts/text-list-page.tsx";
import {
  hasParameters,
  textSearchFromForm,
  readTextSearch,
  type TextSearch,
} from "#features/texts/texts/text-list-search.ts";
import { textListQuery } from "#features/texts/texts/text.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";

interface Search {
  q?: TextSearch | undefined;
}
/** The parameters of the form without scripts: they redirect to the address with a JSON query. */
const WITHOUT_FORM = { text: undefined, genre: undefined, sort: undefined, page: undefined };

export const Route = createFileRoute("/community/lezen/")({
  validateSearch: (search: Record<string, unknown>): Search => {
    const q = textSearchFromForm(search) ?? readTextSearch(search["q"]);
    return { ...WITHOUT_FORM, q: hasParameters(q) ? q : undefined };
  },
  loaderDeps: ({ search: { q = {} } }) => ({ q }),
  loader: async (args) => {
    const { q } = args.deps;
    await Promise.all([
      load(args, textListQuery(q)),
      load(args, genresQuery),
      q.text && !q.page ? load(args, matchingPeopleQuery(q.text)) : undefined,
    ]);
    return { head: textListHead(args.context.addresses, q), breadcrumbs: breadcrumbs("Lezen") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TextListPage,
  pendingComponent: TextListPending,
  errorComponent: TextListFailed,
});

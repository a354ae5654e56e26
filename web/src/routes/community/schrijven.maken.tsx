import { createFileRoute } from "@tanstack/react-router";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { WritingPage } from "#features/texts/texts/writing/writing-page.tsx";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";
import { searchText } from "#platform/search-params.ts";

interface NewTextSearch {
  /** The draft to continue. */
  klad?: string | undefined;
  /** The contest that the text is written for. */
  deelname?: string | undefined;
}

export const Route = createFileRoute("/community/schrijven/maken")({
  validateSearch: ({ klad, deelname }: Record<string, unknown>): NewTextSearch => ({
    klad: searchText(klad),
    deelname: searchText(deelname),
  }),
  beforeLoad: requireLogin,
  loader: async (args) => ({ genres: await load(args, genresQuery) }),
  head: () => unlistedHead("community", { title: "Nieuwe tekst" }),
  staticData: { fullScreen: true },
  component: NewTextRoute,
});

function NewTextRoute() {
  const { me } = Route.useRouteContext();
  const { klad, deelname } = Route.useSearch();
  return (
    <WritingPage genres={Route.useLoaderData().genres} personId={me.id} restoredDraftId={klad} contestSlug={deelname} />
  );
}

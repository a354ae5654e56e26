import { lessonPath } from "@inktvis/contract/page-paths/account";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
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
  /** The lesson that it is written for, after the id of its online course. */
  les?: string | undefined;
}

const LESSON = /^([\da-f-]{36})\/([\da-f-]{36})$/i;

/** The address of the lesson that is named in the address of the page. */
function lessonHrefOf(addresses: SiteAddresses, les = "") {
  const [, ecourseId, lessonId] = LESSON.exec(les) ?? [];
  return ecourseId && lessonId ? originOf(addresses, "account") + lessonPath(ecourseId, lessonId) : undefined;
}

export const Route = createFileRoute("/community/schrijven/maken")({
  validateSearch: ({ klad, deelname, les }: Record<string, unknown>): NewTextSearch => ({
    klad: searchText(klad),
    deelname: searchText(deelname),
    les: searchText(les),
  }),
  beforeLoad: requireLogin,
  loader: async (args) => ({ genres: await load(args, genresQuery) }),
  head: () => unlistedHead("community", { title: "Nieuwe tekst" }),
  staticData: { fullScreen: true },
  component: NewTextRoute,
});

function NewTextRoute() {
  const { me, addresses } = Route.useRouteContext();
  const { klad, deelname, les } = Route.useSearch();
  return (
    <WritingPage
      genres={Route.useLoaderData().genres}
      personId={me.id}
      restoredDraftId={klad}
      writtenFor={{ contestSlug: deelname, lessonHref: lessonHrefOf(addresses, les) }}
    />
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { TIPS } from "../../features/articles/article-addresses.ts";
import { shelfHead } from "../../features/articles/article-head.ts";
import { TipListPage } from "../../features/articles/tip-list-page.tsx";
import { tipMessages } from "../../features/articles/messages.nl.ts";
import { shelfQuery, shelfSearch } from "../../features/articles/shelf-search.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { load } from "../../platform/load.ts";

export const Route = createFileRoute("/community/tip-van-de-week/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async (args) => {
    await load(args, shelfQuery(TIPS, args.deps));
  },
  head: ({ match }) => shelfHead(match.context, TIPS, match.search, tipMessages),
  staticData: { breadcrumbs: breadcrumbs(tipMessages.title) },
  component: ListRoute,
});

function ListRoute() {
  return <TipListPage search={Route.useSearch()} />;
}

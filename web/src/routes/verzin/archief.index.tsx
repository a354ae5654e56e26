import { createFileRoute } from "@tanstack/react-router";
import { ARCHIVE } from "../../features/articles/article-addresses.ts";
import { shelfHead } from "../../features/articles/article-head.ts";
import { ArticleListPage } from "../../features/articles/article-list-page.tsx";
import { archiveMessages } from "../../features/articles/messages.nl.ts";
import { shelfQuery, shelfSearch } from "../../features/articles/shelf-search.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { load } from "../../platform/load.ts";

export const Route = createFileRoute("/verzin/archief/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async (args) => {
    await load(args, shelfQuery(ARCHIVE, args.deps));
  },
  head: ({ match }) => shelfHead(match.context, ARCHIVE, match.search, archiveMessages),
  staticData: { breadcrumbs: breadcrumbs(archiveMessages.title) },
  component: ListRoute,
});

function ListRoute() {
  return <ArticleListPage copy={archiveMessages} search={Route.useSearch()} shelf={ARCHIVE} />;
}

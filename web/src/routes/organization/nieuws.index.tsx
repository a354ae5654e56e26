import { createFileRoute } from "@tanstack/react-router";
import { NEWS } from "../../features/articles/article-addresses.ts";
import { shelfHead } from "../../features/articles/article-head.ts";
import { ArticleListPage } from "../../features/articles/article-list-page.tsx";
import { newsMessages } from "../../features/articles/messages.nl.ts";
import { shelfQuery, shelfSearch } from "../../features/articles/shelf-search.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { load } from "../../platform/load.ts";

export const Route = createFileRoute("/organization/nieuws/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async (args) => {
    await load(args, shelfQuery(NEWS, args.deps));
  },
  head: ({ match }) => shelfHead(match.context, NEWS, match.search, newsMessages),
  staticData: { breadcrumbs: breadcrumbs(newsMessages.title) },
  component: ListRoute,
});

function ListRoute() {
  return <ArticleListPage copy={newsMessages} search={Route.useSearch()} shelf={NEWS} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { NEWS } from "../../features/articles/article-addresses.ts";
import { ArticleListPage } from "../../features/articles/article-list-page.tsx";
import { newsMessages } from "../../features/articles/messages.nl.ts";
import { shelfSearch } from "../../features/articles/shelf-search.ts";
import { loadShelf } from "../../features/articles/shelf.queries.ts";

export const Route = createFileRoute("/organization/nieuws/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: (args) => loadShelf(args, NEWS, newsMessages),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ListRoute,
});

function ListRoute() {
  return <ArticleListPage copy={newsMessages} search={Route.useSearch()} shelf={NEWS} />;
}

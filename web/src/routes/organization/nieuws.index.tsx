import { createFileRoute } from "@tanstack/react-router";
import { NEWS } from "#features/content/articles/article-addresses.ts";
import { ArticleListPage } from "#features/content/articles/article-list-page.tsx";
import { newsMessages } from "#features/content/articles/messages.nl.ts";
import { shelfSearch } from "#features/content/articles/shelf-search.ts";
import { loadShelf } from "#features/content/articles/shelf.queries.ts";

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

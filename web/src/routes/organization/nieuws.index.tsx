import { createFileRoute } from "@tanstack/react-router";
import { ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { ArticleListPage } from "#features/content/articles/article-list-page.tsx";
import { newsMessages } from "#features/content/articles/messages.nl.ts";
import { shelfSearch } from "#features/content/articles/shelf-search.ts";
import { loadShelf } from "#features/content/articles/shelf.queries.ts";

export const Route = createFileRoute("/organization/nieuws/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: (args) => loadShelf(args, ARTICLE_SHELVES.news, newsMessages),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ListRoute,
});

function ListRoute() {
  return <ArticleListPage copy={newsMessages} search={Route.useSearch()} shelf={ARTICLE_SHELVES.news} />;
}

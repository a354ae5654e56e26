import { createFileRoute } from "@tanstack/react-router";
import { ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { ArticleListPage } from "#features/content/articles/article-list-page.tsx";
import { archiveMessages } from "#features/content/articles/messages.nl.ts";
import { shelfSearch } from "#features/content/articles/shelf-search.ts";
import { loadShelf } from "#features/content/articles/shelf.queries.ts";

export const Route = createFileRoute("/verzin/archief/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: (args) => loadShelf(args, ARTICLE_SHELVES.archive, archiveMessages),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ListRoute,
});

function ListRoute() {
  return <ArticleListPage copy={archiveMessages} search={Route.useSearch()} shelf={ARTICLE_SHELVES.archive} />;
}

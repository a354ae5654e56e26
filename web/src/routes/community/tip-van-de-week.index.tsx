import { createFileRoute } from "@tanstack/react-router";
import { ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { TipListPage } from "#features/content/articles/tip-list-page.tsx";
import { tipMessages } from "#features/content/articles/messages.nl.ts";
import { shelfSearch } from "#features/content/articles/shelf-search.ts";
import { loadShelf } from "#features/content/articles/shelf.queries.ts";

export const Route = createFileRoute("/community/tip-van-de-week/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: (args) => loadShelf(args, ARTICLE_SHELVES.tips, tipMessages),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ListRoute,
});

function ListRoute() {
  return <TipListPage search={Route.useSearch()} />;
}

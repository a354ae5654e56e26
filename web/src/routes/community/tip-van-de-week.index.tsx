import { createFileRoute } from "@tanstack/react-router";
import { TIPS } from "../../features/articles/article-addresses.ts";
import { TipListPage } from "../../features/articles/tip-list-page.tsx";
import { tipMessages } from "../../features/articles/messages.nl.ts";
import { shelfSearch } from "../../features/articles/shelf-search.ts";
import { loadShelf } from "../../features/articles/shelf.queries.ts";

export const Route = createFileRoute("/community/tip-van-de-week/")({
  validateSearch: shelfSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: (args) => loadShelf(args, TIPS, tipMessages),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ListRoute,
});

function ListRoute() {
  return <TipListPage search={Route.useSearch()} />;
}

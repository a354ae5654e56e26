import { createFileRoute } from "@tanstack/react-router";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import { FavoritesPage, FavoritesPending } from "#features/texts/texts/reader-lists/favorites-page.tsx";
import { favoriteTextsQuery } from "#features/texts/texts/reader-lists/reader-list.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/community/lezen/mijn-favorieten")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  beforeLoad: requireLogin,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async (args) => {
    await load(args, favoriteTextsQuery(args.deps.page ?? 1));
    return {
      head: unlistedHead("community", { title: "Mijn favorieten" }),
      breadcrumbs: breadcrumbs("Mijn favorieten", ["Lezen", READ_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: FavoritesPage,
  pendingComponent: FavoritesPending,
});

import { createFileRoute } from "@tanstack/react-router";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import { FollowedPage, FollowedPending } from "#features/texts/texts/reader-lists/followed-page.tsx";
import { writersQuery } from "#features/people/people/person.queries.ts";
import { followedTextsQuery } from "#features/texts/texts/reader-lists/reader-list.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/community/lezen/van-wie-je-volgt")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  beforeLoad: requireLogin,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async (args) => {
    const { page = 1 } = args.deps;
    const { data } = await load(args, followedTextsQuery(page));
    if (data.length === 0 && page === 1) await load(args, writersQuery);
    return {
      head: unlistedHead("community", { title: "Van wie je volgt" }),
      breadcrumbs: breadcrumbs("Van wie je volgt", ["Lezen", READ_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: FollowedPage,
  pendingComponent: FollowedPending,
});

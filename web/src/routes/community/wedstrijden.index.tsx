import { createFileRoute } from "@tanstack/react-router";
import { contestListHead } from "#features/contests/contests/contest-head.ts";
import {
  ContestListFailed,
  ContestListPage,
  ContestListPending,
} from "#features/contests/contests/contest-list-page.tsx";
import { contestListQuery } from "#features/contests/contests/contest.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/community/wedstrijden/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async (args) => {
    const { page } = args.deps;
    await load(args, contestListQuery(page));
    return { head: contestListHead(args.context.addresses, page), breadcrumbs: breadcrumbs("Wedstrijden") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ContestListPage,
  pendingComponent: ContestListPending,
  errorComponent: ContestListFailed,
});

import { createFileRoute } from "@tanstack/react-router";
import { textListHead } from "../../features/texts/text-head.ts";
import { TextListFailed, TextListPage, TextListPending } from "../../features/texts/text-list-page.tsx";
import { textListQuery } from "../../features/texts/text.queries.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { load } from "../../platform/load.ts";
import { pageNumber } from "../../platform/search-params.ts";

export const Route = createFileRoute("/community/lezen/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async (args) => {
    await load(args, textListQuery({ page: args.deps.page ?? 1 }));
  },
  head: ({ match }) => textListHead(match.context.addresses, match.search.page),
  staticData: { breadcrumbs: breadcrumbs("Lezen") },
  component: TextListPage,
  pendingComponent: TextListPending,
  errorComponent: TextListFailed,
});

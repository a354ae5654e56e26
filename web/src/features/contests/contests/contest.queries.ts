import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { searchQuery } from "#platform/search.queries.ts";

const PER_PAGE = 16;

/** A page of contests, the active ones first (docs/product/contests.md#list). */
export const contestListQuery = (page = 1) =>
  searchQuery({ models: ["contest"], sort: { field: "active", order: "desc" }, perPage: PER_PAGE, page });

/** A contest by its slug, current or former. */
export const contestQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "one", slug],
    queryFn: async ({ signal }) => (await api.contests.get({ params: { slug } }, { signal })).data,
  });

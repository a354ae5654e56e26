import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { writingApi } from "./writing-api.ts";
import { textQuery } from "./text.queries.ts";
import { refreshCached } from "#platform/cached-queries.ts";

/** A text to edit. Never cached: saving an outdated copy would overwrite newer changes. */
export const editedTextQuery = (slug: string) =>
  queryOptions({ ...textQuery(slug), queryKey: ["texts", "edited", slug], gcTime: 0 });

/** The texts of the signed-in person, last changed first. */
export const ownTextsQuery = queryOptions({
  queryKey: ["texts", "mine"],
  queryFn: async ({ signal }) => (await api.texts.mine({}, { signal })).data,
});

/** The drafts of the signed-in person at the API. Never cached: writing changes them. */
export const draftsQuery = queryOptions({
  queryKey: ["texts", "drafts"],
  queryFn: async ({ signal }) => (await writingApi.drafts.list({}, { signal })).data,
  gcTime: 0,
});

/** Refetches or removes everything cached that shows texts. Call after a text was created, updated or deleted. */
export const invalidateTexts = (queryClient: QueryClient) =>
  refreshCached(queryClient, ["texts"], ["search"], ["profiles"]);

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SearchQuery } from "@inktvis/contract/features/search";
import { api } from "../../platform/api.ts";
import { searchQuery } from "../search/search.queries.ts";

/** A page of texts, the newest first unless the question says otherwise. */
export const textListQuery = (q: Omit<SearchQuery, "models"> = {}) => searchQuery({ models: ["text"], ...q });

/** A text by any address it ever had. */
export const textQuery = (slug: string) =>
  queryOptions({
    queryKey: ["texts", "one", slug],
    queryFn: async ({ signal }) => (await api.texts.get({ params: { slug } }, { signal })).data,
  });

/** The same for its author's desk: always fetched anew, since old words under new ones would be lost words. */
export const editedTextQuery = (slug: string) =>
  queryOptions({ ...textQuery(slug), queryKey: ["texts", "edited", slug], gcTime: 0 });

/** What the person who is signed in wrote, last changed first. */
export const ownTextsQuery = queryOptions({
  queryKey: ["texts", "mine"],
  queryFn: async ({ signal }) => (await api.texts.mine({}, { signal })).data,
});

/** After a text was made, changed or deleted: no list and no page shows how it was. */
export async function forgetTexts(queryClient: QueryClient) {
  for (const queryKey of [["texts"], ["search"], ["people"]]) {
    queryClient.removeQueries({ queryKey, type: "inactive" });
    await queryClient.invalidateQueries({ queryKey });
  }
}

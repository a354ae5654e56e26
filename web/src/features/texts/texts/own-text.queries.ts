import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { textQuery } from "./text.queries.ts";

/** A text for its author's desk: always fetched anew, since old words under new ones would be lost words. */
export const editedTextQuery = (slug: string) =>
  queryOptions({ ...textQuery(slug), queryKey: ["texts", "edited", slug], gcTime: 0 });

/** What the person who is signed in wrote, last changed first. */
export const ownTextsQuery = queryOptions({
  queryKey: ["texts", "mine"],
  queryFn: async ({ signal }) => (await api.texts.mine({}, { signal })).data,
});

/** What they typed and did not save; asked anew each time, since writing changes it. */
export const draftsQuery = queryOptions({
  queryKey: ["texts", "drafts"],
  queryFn: async ({ signal }) => (await api.drafts.list({}, { signal })).data,
  gcTime: 0,
});

/** After a text was made, changed or deleted: no list and no page shows how it was. */
export async function forgetTexts(queryClient: QueryClient) {
  for (const queryKey of [["texts"], ["search"], ["profiles"]]) {
    queryClient.removeQueries({ queryKey, type: "inactive" });
    await queryClient.invalidateQueries({ queryKey });
  }
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** A page of the public texts, newest first. */
export const textListQuery = (page = 1) =>
  queryOptions({
    queryKey: ["texts", "list", page],
    queryFn: ({ signal }) => api.texts.list({ query: { page } }, { signal }),
  });

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
  queryClient.removeQueries({ queryKey: ["texts"], type: "inactive" });
  await queryClient.invalidateQueries({ queryKey: ["texts"] });
}

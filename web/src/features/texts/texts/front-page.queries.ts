import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** The texts of the front page (docs/product/texts.md#front-page). */
export const frontPageQuery = queryOptions({
  queryKey: ["texts", "front-page"],
  queryFn: async ({ signal }) => (await api.frontPage.get({ signal })).data,
});

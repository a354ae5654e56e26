import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** Ids of FAQ collections (docs/product/content.md#questions). */
export const FAQ_OF_ORGANIZATION = 1;
export const FAQ_OF_COMMUNITY = 2;

export const faqQuery = (id: number) =>
  queryOptions({
    queryKey: ["faq", id],
    queryFn: async ({ signal }) => (await api.faq.get({ params: { id } }, { signal })).data,
  });

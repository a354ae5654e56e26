import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** A profile with its newest texts. */
export const personQuery = (slug: string) =>
  queryOptions({
    queryKey: ["people", "one", slug],
    queryFn: async ({ signal }) => (await api.people.get({ params: { slug } }, { signal })).data,
  });

/** A later page of somebody's texts; the first comes with the profile. */
export const textsOfPersonQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ["people", "texts", slug, page],
    queryFn: ({ signal }) => api.people.texts({ params: { slug }, query: { page } }, { signal }),
  });

import { queryOptions } from "@tanstack/react-query";
import { writingApi } from "../writing-api.ts";

/** The earlier versions of the viewer's own text, newest first. Never cached: each save adds one. */
export const versionsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["texts", "versions", slug],
    queryFn: async ({ signal }) => (await writingApi.versions.list({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

export const versionQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: ["texts", "versions", slug, id],
    queryFn: async ({ signal }) => (await writingApi.versions.get({ params: { slug, id } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

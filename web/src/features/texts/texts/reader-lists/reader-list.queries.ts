import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** What that person likes, last liked first. */
export const favoriteTextsQuery = (page: number) =>
  queryOptions({
    queryKey: ["texts", "favorites", page],
    queryFn: ({ signal }) => api.texts.favorites({ query: { page } }, { signal }),
  });

/** What the people wrote whom that person follows, newest first. */
export const followedTextsQuery = (page: number) =>
  queryOptions({
    queryKey: ["texts", "followed", page],
    queryFn: ({ signal }) => api.texts.followed({ query: { page } }, { signal }),
  });

import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** A page of the texts that the signed-in person likes, last liked first. */
export const favoriteTextsQuery = (page: number) =>
  queryOptions({
    queryKey: ["texts", "favorites", page],
    queryFn: ({ signal }) => api.texts.favorites({ query: { page } }, { signal }),
  });

/** A page of the texts of people whom the signed-in person follows, newest first. */
export const followedTextsQuery = (page: number) =>
  queryOptions({
    queryKey: ["texts", "followed", page],
    queryFn: ({ signal }) => api.texts.followed({ query: { page } }, { signal }),
  });

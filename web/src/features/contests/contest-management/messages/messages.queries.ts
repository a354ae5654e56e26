import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** Whom a message can go to. Not cached: people enter and leave meanwhile. */
export const messageRecipientsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "message-recipients", slug],
    queryFn: async ({ signal }) => (await api.contestMessages.recipients({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** A page of what was sent, newest first. */
export const messagesQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ["contests", "messages", slug, page],
    queryFn: ({ signal }) => api.contestMessages.list({ params: { slug }, query: { page } }, { signal }),
  });

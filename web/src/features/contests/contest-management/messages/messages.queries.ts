import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

/** The people a message can go to. Not cached: people enter and leave in the meantime. */
export const messageRecipientsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "message-recipients", slug],
    queryFn: async ({ signal }) =>
      (await managingApi.contestMessages.recipients({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** A page of the messages that were sent, newest first. */
export const messagesQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ["contests", "messages", slug, page],
    queryFn: ({ signal }) => managingApi.contestMessages.list({ params: { slug }, query: { page } }, { signal }),
  });

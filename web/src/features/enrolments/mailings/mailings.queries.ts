import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

/** The number of people a mail can go to. Not cached: people enrol and leave in the meantime. */
export const mailingRecipientsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "mailing-recipients", slug],
    queryFn: async ({ signal }) => (await managingApi.courseMailings.recipients({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** A page of the mails that were sent, newest first. */
export const mailingsQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: ["courses", "mailings", slug, page],
    queryFn: ({ signal }) => managingApi.courseMailings.list({ params: { slug }, query: { page } }, { signal }),
  });

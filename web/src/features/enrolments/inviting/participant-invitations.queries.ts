import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

/** All invitations to a course, accepted or not. */
export const courseInvitationsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "participant-invitations", slug],
    queryFn: async ({ signal }) =>
      (await managingApi.participantInvitations.list({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

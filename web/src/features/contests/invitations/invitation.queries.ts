import { queryOptions } from "@tanstack/react-query";
import { invitationOfLink } from "#features/inviting/invitation-answers.ts";
import { unlessRefused } from "#platform/unless-refused.ts";
import { managingApi } from "#features/management/managing-api.ts";
import { api } from "#platform/api.ts";

/** The invitation of a link; null when the link is invalid or no longer valid. */
export const invitationQuery = (slug: string, token: string) =>
  queryOptions({
    queryKey: ["invitations", slug, token],
    queryFn: ({ signal }) =>
      invitationOfLink(managingApi.contestInvitations.byToken({ params: { slug }, query: { token } }, { signal })),
    gcTime: 0,
  });

/** The contest of an invalid link; null when the viewer may not see it. */
export const contestOfInvalidLinkQuery = (slug: string) =>
  queryOptions({
    queryKey: ["invitations", "contest", slug],
    queryFn: async ({ signal }) => {
      const contest = (await unlessRefused([404], api.contests.get({ params: { slug } }, { signal })))?.data;
      return contest ? { title: contest.title, slug: contest.slug } : null;
    },
  });

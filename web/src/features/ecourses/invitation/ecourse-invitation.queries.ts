import { queryOptions } from "@tanstack/react-query";
import { invitationOfLink } from "#features/inviting/invitation-answers.ts";
import { unlessRefused } from "#platform/unless-refused.ts";
import { ecourseApi } from "../ecourse-api.ts";

/** The invitation of a link; null when the link is invalid or no longer valid. */
export const ecourseInvitationQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ["ecourse-invitations", id, token],
    queryFn: ({ signal }) =>
      invitationOfLink(ecourseApi.ecourseInvitations.byToken({ params: { id }, query: { token } }, { signal })),
    gcTime: 0,
  });

/** Whether the viewer has access to the online course of an invalid link. */
export const isReachableQuery = (id: string) =>
  queryOptions({
    queryKey: ["ecourse-invitations", "ecourse", id],
    queryFn: async ({ signal }) =>
      (await unlessRefused([404], ecourseApi.ecourses.get({ params: { id }, query: {} }, { signal }))) !== null,
    gcTime: 0,
  });

import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";
import { api } from "#platform/api.ts";
import { enteringApi } from "../../participations/entering-api.ts";

/** The pending invitations to the jury: those that nobody has accepted yet. */
export const juryInvitationsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "jury-invitations", slug],
    queryFn: async ({ signal }) => (await managingApi.contestInvitations.ofJury({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** All invitations to take part, accepted or not. */
export const participantInvitationsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "participant-invitations", slug],
    queryFn: async ({ signal }) =>
      (await managingApi.contestInvitations.ofParticipants({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** The participations that were started and not handed in. */
export const begunQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "begun", slug],
    queryFn: async ({ signal }) => (await enteringApi.participations.begun({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** All contests that the viewer manages, without pagination. */
export const allManagedContestsQuery = queryOptions({
  queryKey: ["contests", "managed", "all"],
  queryFn: async ({ signal }) => (await api.contests.managed({ query: { all: "1" } }, { signal })).data,
});

import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";

/** Of the jury those that nobody went into yet. */
export const juryInvitationsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "jury-invitations", slug],
    queryFn: async ({ signal }) => (await api.invitations.ofJury({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

export const participantInvitationsQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "participant-invitations", slug],
    queryFn: async ({ signal }) => (await api.invitations.ofParticipants({ params: { slug } }, { signal })).data,
    gcTime: 0,
  });

/** Everything that this person manages, to choose from. */
export const allManagedContestsQuery = queryOptions({
  queryKey: ["contests", "managed", "all"],
  queryFn: async ({ signal }) => (await api.contests.managed({ query: { all: "1" } }, { signal })).data,
});

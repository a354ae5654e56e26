import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";
import { load, type LoaderArguments } from "#platform/load.ts";

/*
 * The participants of a course, for whoever manages it. Their keys begin like those of courses, so that
 * `invalidateCourses` drops them too.
 */

const keyOf = (slug: string, group: string) => ["courses", "participants", slug, group];

export const activeQuery = (slug: string) =>
  queryOptions({
    queryKey: keyOf(slug, "active"),
    queryFn: async ({ signal }) => (await managingApi.participants.active({ params: { slug } }, { signal })).data,
  });

/** The people who are still paying, and the number of those who only started. */
export const pendingQuery = (slug: string) =>
  queryOptions({
    queryKey: keyOf(slug, "pending"),
    queryFn: ({ signal }) => managingApi.participants.withPendingPayment({ params: { slug } }, { signal }),
  });

export const requestsQuery = (slug: string) =>
  queryOptions({
    queryKey: keyOf(slug, "requests"),
    queryFn: async ({ signal }) =>
      (await managingApi.participants.withInstallmentRequest({ params: { slug } }, { signal })).data,
  });

export const delistedQuery = (slug: string) =>
  queryOptions({
    queryKey: keyOf(slug, "delisted"),
    queryFn: async ({ signal }) => (await managingApi.participants.delisted({ params: { slug } }, { signal })).data,
  });

/** One participant; never cached, since they may pay in the meantime. */
export const participantQuery = (id: string) =>
  queryOptions({
    queryKey: ["courses", "participant", id],
    queryFn: async ({ signal }) => (await managingApi.participants.get({ params: { id } }, { signal })).data,
    gcTime: 0,
  });

/** Loads all groups of participants on the dashboard at once. */
export const loadParticipantGroups = (args: LoaderArguments, slug: string) =>
  Promise.all([
    load(args, requestsQuery(slug)),
    load(args, pendingQuery(slug)),
    load(args, activeQuery(slug)),
    load(args, delistedQuery(slug)),
  ]);

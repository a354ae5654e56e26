import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { refusalStatus } from "#platform/refusals.ts";

/** The invitation of a link; null when the link is invalid or no longer valid. */
export const invitationQuery = (slug: string, token: string) =>
  queryOptions({
    queryKey: ["invitations", slug, token],
    queryFn: async ({ signal }) => {
      try {
        return (await api.invitations.byToken({ params: { slug }, query: { token } }, { signal })).data;
      } catch (error) {
        if (refusalStatus(error) === 403) return null;
        throw error;
      }
    },
    gcTime: 0,
  });

/** The contest of an invalid link; null when the viewer may not see it. */
export const contestOfInvalidLinkQuery = (slug: string) =>
  queryOptions({
    queryKey: ["invitations", "contest", slug],
    queryFn: async ({ signal }) => {
      try {
        const { title, slug: current } = (await api.contests.get({ params: { slug } }, { signal })).data;
        return { title, slug: current };
      } catch (error) {
        if (refusalStatus(error) === 404) return null;
        throw error;
      }
    },
  });

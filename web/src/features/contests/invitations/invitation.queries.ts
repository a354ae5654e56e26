import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { refusalStatus } from "#platform/refusals.ts";

/** The invitation behind a link; null when it is not good, or no longer. */
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

/** The contest of a link that is no longer good, as far as this viewer may see it; null when they may not. */
export const contestOfLinkQuery = (slug: string) =>
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

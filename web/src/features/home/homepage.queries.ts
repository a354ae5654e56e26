import { queryOptions } from "@tanstack/react-query";
import type { Homepage } from "@inktvis/contract/features/homepages";
import { api } from "../../platform/api.ts";
import { oneOf } from "./one-of.ts";
import { refusalStatus } from "../../platform/refusals.ts";

/** spec 2 §7 */
export const COMMUNITY_HOMEPAGE = "creatief-schrijven";

/** What the editors put on a home page; nothing yet is no reason for the page not to be there. */
export const homepageQuery = (slug: string) =>
  queryOptions({
    queryKey: ["homepages", slug],
    queryFn: async ({ signal }): Promise<Homepage> => {
      try {
        return (await api.homepages.get({ params: { slug } }, { signal })).data;
      } catch (error) {
        if (refusalStatus(error) === 404) return { slug, spotlight: null, callToActions: [] };
        throw error;
      }
    },
  });

/** One of the calls, picked anew with every visit. */
export function pickCall({ callToActions }: Homepage) {
  const [first, ...others] = callToActions;
  return first && oneOf([first, ...others]);
}

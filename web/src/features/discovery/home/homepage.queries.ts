import { queryOptions } from "@tanstack/react-query";
import type { CallToAction, Homepage } from "@inktvis/contract/features/content/homepages";
import { api } from "#platform/api.ts";
import { oneOf } from "./one-of.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { refusalStatus } from "#platform/refusals.ts";

/** What the editors put on a home page; nothing yet is no reason for the page not to be there. */
const homepageQuery = (slug: string) =>
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

/** The words of the editors on a home page. */
export interface EditorsWords {
  spotlight: CallToAction | null;
  /** One of the calls, picked anew with every visit. */
  call: CallToAction | undefined;
}

/**
 * For the loader of a home page; `creatief-schrijven` is the community (docs/product/content.md#home-pages), the others
 * go by their site.
 */
export async function loadHomepage(args: LoaderArguments, slug: string): Promise<EditorsWords> {
  const { spotlight, callToActions } = await load(args, homepageQuery(slug));
  const [first, ...others] = callToActions;
  return { spotlight, call: first && oneOf([first, ...others]) };
}

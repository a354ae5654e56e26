import type { CallToAction, Homepage } from "@inktvis/contract/features/content/homepages";
import { api } from "#platform/api.ts";
import { pickRandom } from "./pick-random.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { previewableQuery } from "#features/content/previews/previewable-query.ts";
import { previewTokenIn } from "#platform/preview-token.ts";
import { unlessRefused } from "#platform/unless-refused.ts";

/** What the editors put on a home page; empty as long as they wrote nothing. */
const homepageQuery = (slug: string, preview?: string) =>
  previewableQuery("homepages", slug, preview, async (signal): Promise<Homepage> => {
    const answer = await unlessRefused([404], api.homepages.get({ params: { slug } }, { signal }));
    return answer?.data ?? { slug, spotlight: null, callToActions: [] };
  });

/** The parts of a home page that the editors write. */
export interface HomepageContent {
  spotlight: CallToAction | null;
  /** One of the calls to action, at random. */
  call: CallToAction | undefined;
}

/**
 * For the loader of a home page. The slug is the name of the site, except for the community: `creatief-schrijven`
 * (docs/product/content.md#home-pages).
 */
export async function loadHomepage(args: LoaderArguments, slug: string): Promise<HomepageContent> {
  const { spotlight, callToActions } = await load(args, homepageQuery(slug, previewTokenIn(args.location)));
  const [first, ...others] = callToActions;
  return { spotlight, call: first && pickRandom([first, ...others]) };
}

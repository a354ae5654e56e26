import { api } from "#platform/api.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { previewTokenIn } from "#platform/preview-token.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";
import { previewableQuery } from "../previews/previewable-query.ts";
import { landingHead } from "./landing-head.ts";

/** @param preview the token of a preview, for the page as it will be once saved */
export const landingPageQuery = (slug: string, preview?: string) =>
  previewableQuery(
    "landingPages",
    slug,
    preview,
    async (signal) => (await api.landingPages.get({ params: { slug } }, { signal })).data,
  );

/**
 * The loader of a landing page: a 404 unless it is of this site, a 301 from a former slug. It builds the head too: code in
 * `head` of a route is part of the bundle of every page of the site. The layout reads `themeSite`.
 */
export async function loadLandingPage(args: LoaderArguments & { params: { slug: string } }) {
  const page = await load(args, landingPageQuery(args.params.slug, previewTokenIn(args.location)));
  if (page.slug !== args.params.slug) throw redirectToSlug(args, page.slug);
  const trail = breadcrumbs(page.title);
  return { themeSite: page.themeSite, breadcrumbs: trail, head: landingHead(args.context, page, trail) };
}

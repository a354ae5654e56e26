import { notFound, redirect } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import type { Page } from "@inktvis/contract/features/content/pages";
import { plainTextExcerpt } from "#features/content/pages/plain-text-excerpt.ts";
import { pageQuery } from "#features/content/pages/page.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import type { CurrentSite } from "#platform/current-site.ts";
import { publicHead } from "#platform/head.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { previewTokenIn } from "#platform/preview-token.ts";
import { loadPageForm } from "./page-forms.tsx";

/**
 * The loader of a site's `$` route, which matches every path that no other route does: a page that the editors wrote,
 * else a 404. It also makes the head: a loader is only sent with its own page, a route with every page.
 */
export async function knownPage(args: LoaderArguments & { params: { _splat?: string | undefined } }) {
  const path = `/${args.params._splat ?? ""}`;
  const page = await load(args, pageQuery(path, previewTokenIn(args.location)));
  if (!page) throw notFound();
  if (page.fullPath !== path) throw redirect({ href: page.fullPath + args.location.searchStr, statusCode: 301 });
  await loadPageForm(args, page.form);
  const above = page.parents.map(({ title, fullPath }): [string, string] => [title, fullPath]);
  return { path, head: headOf(args.context, page), breadcrumbs: breadcrumbs(page.title, ...above) };
}

function headOf({ site, addresses }: CurrentSite, { title, body, image, fullPath }: Page) {
  const origin = originOf(addresses, site);
  return publicHead(addresses, site, {
    path: fullPath,
    title,
    description: plainTextExcerpt(body),
    image: image ? origin + image.url.default : undefined,
    imageAlt: image?.alt,
  });
}

import { notFound, redirect } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import type { Page } from "@inktvis/contract/features/content/pages";
import { plainTextExcerpt } from "#features/content/pages/plain-text-excerpt.ts";
import { pageQuery } from "#features/content/pages/page.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import type { CurrentSite } from "#platform/current-site.ts";
import { publicHead, unlistedHead } from "#platform/head.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { comingPage, type SiteDefinition } from "./site-definition.ts";

export type KnownPage = Awaited<ReturnType<typeof knownPage>>;

/**
 * The loader of a site's `$` route, where every address ends that no other route takes: what the editors wrote, then
 * what the menus lead to and is still being written; the rest is a 404. It makes the head too, so that this comes with
 * the page and not with the routes, which every page of a site carries.
 */
export async function knownPage(
  args: LoaderArguments & { params: { _splat?: string | undefined } },
  definition: SiteDefinition,
) {
  const path = `/${args.params._splat ?? ""}`;
  const page = await load(args, pageQuery(path));
  if (page) {
    if (page.fullPath !== path) throw redirect({ href: page.fullPath, statusCode: 301 });
    const above = page.parents.map(({ title, fullPath }): [string, string] => [title, fullPath]);
    return { path, head: headOf(args.context, page), breadcrumbs: breadcrumbs(page.title, ...above) };
  }
  const coming = comingPage(definition, path);
  if (!coming) throw notFound();
  const head = unlistedHead(definition.name, { title: coming.title });
  return { coming, head, breadcrumbs: breadcrumbs(coming.title) };
}

function headOf({ site, addresses }: CurrentSite, { title, body, image, fullPath }: Page) {
  const origin = originOf(addresses, site);
  return publicHead(addresses, site, {
    path: fullPath,
    title,
    description: plainTextExcerpt(body),
    image: image ? origin + image.url.default : undefined,
  });
}

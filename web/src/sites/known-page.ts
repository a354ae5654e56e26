import { notFound } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { plainStart } from "../features/pages/plain-start.ts";
import { pageQuery } from "../features/pages/page.queries.ts";
import { breadcrumbs } from "../platform/breadcrumbs.ts";
import type { CurrentSite } from "../platform/current-site.ts";
import { pageHead } from "../platform/head.ts";
import { load, type LoaderArguments } from "../platform/load.ts";
import { type ComingPage, comingPage, type SiteDefinition } from "./site-definition.ts";

export type KnownPage = Awaited<ReturnType<typeof knownPage>>;

/**
 * The loader of a site's `$` route, where every address ends that no other route takes: what the editors wrote, then
 * what the menus lead to and is still being written; the rest is a 404.
 */
export async function knownPage(
  args: LoaderArguments & { params: { _splat?: string | undefined } },
  definition: SiteDefinition,
) {
  const path = `/${args.params._splat ?? ""}`;
  const page = await load(args, pageQuery(path));
  if (page) {
    const { title, parents, image, body } = page;
    return {
      path,
      title,
      description: plainStart(body),
      image: image?.url.default,
      breadcrumbs: breadcrumbs(title, ...parents.map((parent): [string, string] => [parent.title, parent.fullPath])),
    };
  }
  const coming = comingPage(definition, path);
  if (!coming) throw notFound();
  return { coming, title: coming.title, breadcrumbs: breadcrumbs(coming.title) };
}

export function knownPageHead({ site, addresses }: CurrentSite, page: KnownPage | undefined) {
  if (!page || isComing(page)) return pageHead(site, { title: page?.title ?? "Niet gevonden", noindex: true });
  const { path, title, description, image } = page;
  const origin = originOf(addresses, site);
  const head = pageHead(site, { title, description, image: image && origin + image });
  return {
    meta: [...head.meta, { property: "og:url", content: origin + path }],
    links: [{ rel: "canonical", href: origin + path }],
  };
}

export const isComing = (page: KnownPage): page is KnownPage & { coming: ComingPage } => "coming" in page;

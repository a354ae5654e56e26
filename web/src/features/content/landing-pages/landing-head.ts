import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { LandingPage } from "@inktvis/contract/features/content/landing-pages";
import type { Picture } from "@inktvis/contract/layer/fields";
import { landingPagePath } from "@inktvis/contract/page-paths/landing-pages";
import { originOf, SITES } from "@inktvis/contract/sites";
import type { Breadcrumbs } from "#platform/breadcrumbs.ts";
import type { CurrentSite } from "#platform/current-site.ts";
import { publicHead } from "#platform/head.ts";
import { breadcrumbData, structuredData } from "#platform/structured-data.ts";

/** The first picture of a block. */
function pictureOf(block: LandingBlock): Picture | null | undefined {
  switch (block.kind) {
    case "intro":
    case "info_big":
      return block.image;
    case "gallery":
      return block.pictures[0]?.image;
    case "block_4":
      return block.frames.find(({ image }) => image)?.image;
    case "quotes":
      return null;
    default:
      return block satisfies never;
  }
}

/** The head of a landing page; its preview picture is its first picture. */
export function landingHead({ site, addresses }: CurrentSite, page: LandingPage, trail: Breadcrumbs) {
  const { slug, title, description, blocks, noindex, publishedAt, updatedAt } = page;
  const origin = originOf(addresses, site);
  const picture = blocks.map(pictureOf).find(Boolean);
  const image = picture ? origin + picture.url.default : undefined;
  const path = landingPagePath(slug);
  const head = publicHead(addresses, site, { path, title, description, image, imageAlt: picture?.alt, noindex });
  return {
    meta: [
      ...head.meta,
      structuredData("WebPage", {
        name: title,
        description,
        url: origin + path,
        datePublished: publishedAt,
        dateModified: updatedAt,
        inLanguage: "nl-BE",
        publisher: { "@type": "Organization", name: SITES[site].title },
        ...(image && { primaryImageOfPage: { "@type": "ImageObject", url: image } }),
      }),
      breadcrumbData(addresses, site, trail),
    ],
    links: head.links,
  };
}

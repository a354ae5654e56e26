import { createIsomorphicFn } from "@tanstack/react-start";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { originOf, type SiteAddresses, SITES } from "@inktvis/contract/sites";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { FONT_OF_TEXTS } from "#platform/fonts.ts";
import { publicHead } from "#platform/head.ts";
import { breadcrumbData, structuredData } from "#platform/structured-data.ts";
import { textHeadMessages as copy } from "./text-head.nl.ts";
import { textCardPath } from "@inktvis/contract/file-paths";
import { profilePath, READ_PATH, textPath } from "@inktvis/contract/page-paths/community";

const SITE = "community";

/** The fields that the head of a text's page needs, and no more: what a loader returns is serialized into the page. */
export const textHeadDataOf = (text: Text) => ({
  title: text.title,
  slug: text.slug,
  excerpt: text.excerpt,
  author: text.author.nickname,
  authorSlug: text.author.slug,
  genres: text.genres.map(({ name }) => name),
  wordCount: text.wordCount,
  image: text.image?.url.default,
  imageAlt: text.image?.alt,
  createdAt: text.createdAt,
  updatedAt: text.updatedAt,
  isHidden: text.private === 1 || text.membersOnly === 1 || text.me.hidden !== null,
});
type TextHeadData = ReturnType<typeof textHeadDataOf>;

export function textHead(addresses: SiteAddresses, headline: TextHeadData) {
  const image = originOf(addresses, SITE) + (headline.image ?? textCardPath(headline.slug));
  const head = publicHead(addresses, SITE, {
    path: textPath(headline.slug),
    title: headline.title,
    description: headline.excerpt,
    image: headline.isHidden ? null : image,
    imageAlt: headline.imageAlt,
    noindex: headline.isHidden,
  });
  return {
    meta: [
      ...head.meta,
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: headline.createdAt },
      { name: "author", content: headline.author },
      ...(headline.isHidden ? [] : textStructuredData(addresses, headline, image)),
    ],
    links: [...head.links, FONT_OF_TEXTS],
  };
}

/** The JSON-LD of a text and its breadcrumbs. Only rendered on the server: search engines read it in the HTML. */
const textStructuredData = createIsomorphicFn()
  .server((addresses: SiteAddresses, headline: TextHeadData, image: string) => {
    const origin = originOf(addresses, SITE);
    const article = structuredData("Article", {
      mainEntityOfPage: origin + textPath(headline.slug),
      headline: headline.title,
      description: headline.excerpt,
      author: { "@type": "Person", name: headline.author, url: origin + profilePath(headline.authorSlug) },
      publisher: { "@type": "Organization", name: SITES.organization.title, url: originOf(addresses, "organization") },
      datePublished: headline.createdAt,
      dateModified: headline.updatedAt,
      inLanguage: "nl-BE",
      genre: headline.genres,
      wordCount: headline.wordCount,
      image,
      isAccessibleForFree: true,
    });
    return [article, breadcrumbData(addresses, SITE, breadcrumbs(headline.title, [copy.reading, READ_PATH]))];
  })
  .client(() => []);

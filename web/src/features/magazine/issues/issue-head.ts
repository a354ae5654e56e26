import { articlePath } from "@inktvis/contract/features/content/article-shelves";
import type { MagazineIssue } from "@inktvis/contract/features/magazine/issues";
import { ISSUES_PATH, issuePath } from "@inktvis/contract/page-paths/verzin";
import { originOf, type SiteAddresses, type SiteName, SITES } from "@inktvis/contract/sites";
import { publicHead } from "#platform/head.ts";
import { structuredData } from "#platform/structured-data.ts";
import { issueMessages as copy } from "./issues.nl.ts";

interface SiteContext {
  site: SiteName;
  addresses: SiteAddresses;
}

export const issuesHead = ({ site, addresses }: SiteContext) =>
  publicHead(addresses, site, { path: ISSUES_PATH, title: copy.title, description: copy.intro });

/** In characters: search engines show no more. */
const MAX_DESCRIPTION = 200;

/** The head of an issue, with what it contains for search engines. */
export function issueHead({ site, addresses }: SiteContext, issue: MagazineIssue) {
  const { slug, number, title, season, intro, image, publishedAt, sections } = issue;
  const origin = originOf(addresses, "verzin");
  const path = issuePath(slug);
  const picture = image ? origin + image.url.default : undefined;
  const head = publicHead(addresses, site, {
    path,
    home: "verzin",
    title: copy.numbered(number, title),
    description: copy.description(number, season, intro).slice(0, MAX_DESCRIPTION),
    image: picture,
    imageAlt: image?.alt,
  });
  const pieces = sections.flatMap(({ contributions }) => contributions);
  return {
    meta: [
      ...head.meta,
      structuredData("PublicationIssue", {
        issueNumber: number,
        name: title,
        datePublished: publishedAt,
        inLanguage: "nl-BE",
        url: origin + path,
        isPartOf: { "@type": "Periodical", name: SITES.verzin.title, url: origin },
        ...(picture && { image: picture }),
        hasPart: pieces.map((piece) => ({
          "@type": "Article",
          headline: piece.title,
          url: origin + articlePath(piece),
          ...(piece.author && { author: { "@type": "Person", name: piece.author } }),
        })),
      }),
    ],
    links: head.links,
  };
}

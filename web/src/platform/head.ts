import { SITE_CARD_PATH } from "@inktvis/contract/file-paths";
import { originOf, type SiteAddresses, SITES, type SiteName } from "@inktvis/contract/sites";

/** What the tab of a page says. */
export const tabTitle = (site: SiteName, title?: string) =>
  title ? `${title} · ${SITES[site].title}` : SITES[site].title;

const ogTitle = (site: SiteName, title: string | undefined) => [
  { title: tabTitle(site, title) },
  { property: "og:title", content: title ?? SITES[site].title },
  { property: "og:site_name", content: SITES[site].title },
];
const NOINDEX = { name: "robots", content: "noindex" };

/** The head of a page that is not indexed: a page for members, a step, a 404. */
export const unlistedHead = (site: SiteName, { title }: { title?: string } = {}) => ({
  meta: [...ogTitle(site, title), NOINDEX],
});

interface PublicHead {
  /** The canonical path: with the parameters that make it another page, and no others. */
  path: string;
  /** The site of the canonical address, when the page can be read on others too. */
  home?: SiteName;
  /** Without the site's own title. Absent on a home page. */
  title?: string | undefined;
  description: string;
  /** URL of the preview picture, by default the card of the site. Null for none. */
  image?: string | null | undefined;
  /** What that picture shows in words. */
  imageAlt?: string | undefined;
  /** For a state of a public page that must not be indexed: a search, a hidden text. */
  noindex?: boolean | undefined;
}

/**
 * The head of a public page, with its canonical address and its preview:
 * `publicHead(addresses, "community", { path: FAQ_PATH, title, description })`
 */
export function publicHead(
  addresses: SiteAddresses,
  site: SiteName,
  { path, home = site, title, description, image, imageAlt, noindex }: PublicHead,
) {
  const origin = originOf(addresses, home);
  const href = origin + path;
  const picture = image === undefined ? origin + SITE_CARD_PATH : image;
  return {
    meta: [
      ...ogTitle(site, title),
      { property: "og:url", content: href },
      { name: "description", content: description },
      { property: "og:description", content: description },
      ...(picture
        ? [
            { property: "og:image", content: picture },
            ...(imageAlt ? [{ property: "og:image:alt", content: imageAlt }] : []),
            { name: "twitter:card", content: "summary_large_image" },
          ]
        : []),
      ...(noindex ? [NOINDEX] : []),
    ],
    links: [{ rel: "canonical", href }],
  };
}

/**
 * For `links` of a page with a feed: `feedLink(addresses, "community", TEXT_FEED_PATH, "De nieuwste teksten")`. The
 * feeds are in server/src/seo/feeds.ts.
 */
export const feedLink = (addresses: SiteAddresses, site: SiteName, path: string, title: string) => ({
  rel: "alternate",
  type: "application/atom+xml",
  title,
  href: originOf(addresses, site) + path,
});

/** The head of a 404 page. */
export const notFoundHead = (site: SiteName) => unlistedHead(site, { title: "Niet gevonden" });

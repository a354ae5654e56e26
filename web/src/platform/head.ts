import { originOf, type SiteAddresses, SITES, type SiteName } from "@inktvis/contract/sites";

interface PageHead {
  /** Without the site's own title. Absent on a home page. */
  title?: string | undefined;
  description?: string | undefined;
  /** Address of the preview picture. */
  image?: string | undefined;
  /** Keeps the page out of search engines. */
  noindex?: boolean | undefined;
}

/** `head: ({ loaderData }) => pageHead("community", { title: loaderData.title })` */
export function pageHead(site: SiteName, { title, description, image, noindex }: PageHead) {
  const full = title ? `${title} · ${SITES[site].title}` : SITES[site].title;
  return {
    meta: [
      { title: full },
      { property: "og:title", content: title ?? full },
      { property: "og:site_name", content: SITES[site].title },
      ...(description
        ? [
            { name: "description", content: description },
            { property: "og:description", content: description },
          ]
        : []),
      ...(image ? [{ property: "og:image", content: image }] : []),
      ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    ],
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

/** The canonical address of a page, for search engines and link previews. */
export function canonicalHead(addresses: SiteAddresses, site: SiteName, path: string) {
  const href = originOf(addresses, site) + path;
  return { link: { rel: "canonical", href }, meta: { property: "og:url", content: href } };
}

/** The head of a 404 page. */
export const notFoundHead = (site: SiteName) => pageHead(site, { title: "Niet gevonden", noindex: true });

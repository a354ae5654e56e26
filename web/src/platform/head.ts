import { originOf, type SiteAddresses, SITES, type SiteName } from "@inktvis/contract/sites";

interface PageHead {
  /** Without the site's own title. Absent on a home page. */
  title?: string | undefined;
  description?: string | undefined;
  /** Address of a picture to share the page with. */
  image?: string | undefined;
  /** Pages that no search engine should show. */
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
 * For `links` of a page whose newest can be followed: `feedLink(addresses, "community", TEXT_FEED_PATH, "De nieuwste
 * teksten")`. Which feeds there are stands in server/src/seo/feeds.ts.
 */
export const feedLink = (addresses: SiteAddresses, site: SiteName, path: string, title: string) => ({
  rel: "alternate",
  type: "application/atom+xml",
  title,
  href: originOf(addresses, site) + path,
});

/** The one address of a page, for search engines and for who shares it. */
export function canonicalHead(addresses: SiteAddresses, site: SiteName, path: string) {
  const href = originOf(addresses, site) + path;
  return { link: { rel: "canonical", href }, meta: { property: "og:url", content: href } };
}

/** Of an address where nothing is. */
export const notFoundHead = (site: SiteName) => pageHead(site, { title: "Niet gevonden", noindex: true });

import type { Article } from "@inktvis/contract/features/articles";
import { originOf, type SiteAddresses, SITES, type SiteName } from "@inktvis/contract/sites";
import { pageHead } from "../../platform/head.ts";
import { type ArticleShelf, articlePath, shelfOf } from "./article-addresses.ts";
import { articleMessages } from "./messages.nl.ts";
import { shelfPath, type ShelfSearch } from "./shelf-search.ts";

/** What the head needs of its article; a loader's answer travels to the browser, so no more. */
export const headlineOf = ({ title, slug, type, excerpt, author, image, date }: Article) => ({
  title,
  slug,
  type,
  excerpt,
  author,
  image: image?.url.default,
  date,
});

interface Here {
  site: SiteName;
  addresses: SiteAddresses;
}

/** An article may be read on two sites; search engines learn the one where it is at home. */
export function articleHead({ site, addresses }: Here, headline: ReturnType<typeof headlineOf>) {
  const home = originOf(addresses, shelfOf(headline.type).site);
  const url = home + articlePath(headline);
  const image = headline.image && home + headline.image;
  const head = pageHead(site, { title: headline.title, description: headline.excerpt, image });
  return {
    meta: [
      ...head.meta,
      { property: "og:url", content: url },
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: headline.date },
      ...(headline.author ? [{ name: "author", content: headline.author }] : []),
      {
        "script:ld+json": {
          "@context": "https://schema.org",
          "@type": "Article",
          headline: headline.title,
          description: headline.excerpt,
          datePublished: headline.date,
          inLanguage: "nl-BE",
          mainEntityOfPage: url,
          publisher: { "@type": "Organization", name: SITES[shelfOf(headline.type).site].title },
          ...(headline.author && { author: { "@type": "Person", name: headline.author } }),
          ...(image && { image }),
        },
      },
    ],
    links: [{ rel: "canonical", href: url }],
  };
}

/** The head of a list. Searches are for people, not for search engines. */
export function shelfHead(
  { site, addresses }: Here,
  shelf: ArticleShelf,
  search: ShelfSearch,
  { title, intro }: { title: string; intro: string },
) {
  const { text, filters, page } = search.q ?? {};
  const name = page ? `${title}, ${articleMessages.page(page).toLowerCase()}` : title;
  return {
    ...pageHead(site, { title: name, description: intro, noindex: Boolean(text ?? filters) }),
    links: [{ rel: "canonical", href: originOf(addresses, site) + shelfPath(shelf, search, page) }],
  };
}

import type { Article } from "@inktvis/contract/features/content/articles";
import { feedPath } from "@inktvis/contract/file-paths";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { originOf, type SiteAddresses, SITES, type SiteName } from "@inktvis/contract/sites";
import { feedLink, publicHead } from "#platform/head.ts";
import { structuredData } from "#platform/structured-data.ts";
import { type ArticleShelf, articlePath, shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { shelfPath, type ShelfSearch } from "./shelf-search.ts";
import { articleMessages } from "./messages.nl.ts";

interface SiteContext {
  site: SiteName;
  addresses: SiteAddresses;
}

/** Whom search engines name as the author; with a profile, who that is. */
const authorData = (addresses: SiteAddresses, name: string, profile: Article["authorProfile"]) => ({
  "@type": "Person",
  name,
  ...(profile && { url: originOf(addresses, "community") + profilePath(profile.slug) }),
});

/** The head of an article's page. An article can be read on every site; its canonical address is that of its shelf. */
export function articleHead({ site, addresses }: SiteContext, article: Article) {
  const shelf = shelfOf(article.type);
  const home = originOf(addresses, shelf.site);
  const path = articlePath(article);
  const image = article.image ? home + article.image.url.default : undefined;
  const head = publicHead(addresses, site, {
    path,
    home: shelf.site,
    title: article.title,
    description: article.excerpt,
    image,
    imageAlt: article.image?.alt,
  });
  return {
    meta: [
      ...head.meta,
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: article.date },
      ...(article.author ? [{ name: "author", content: article.author }] : []),
      structuredData("Article", {
        headline: article.title,
        description: article.excerpt,
        datePublished: article.date,
        inLanguage: "nl-BE",
        mainEntityOfPage: home + path,
        publisher: { "@type": "Organization", name: SITES[shelf.site].title },
        ...(article.author && { author: authorData(addresses, article.author, article.authorProfile) }),
        ...(image && { image }),
      }),
    ],
    links: head.links,
  };
}

/** The head of a shelf's page. Searches are not indexed. */
export function shelfHead(
  { site, addresses }: SiteContext,
  shelf: ArticleShelf,
  search: ShelfSearch,
  { title, intro }: { title: string; intro: string },
) {
  const { text, filters, page } = search.q ?? {};
  const name = page ? `${title}, ${articleMessages.page(page).toLowerCase()}` : title;
  const head = publicHead(addresses, site, {
    path: shelfPath(shelf, search, page),
    title: name,
    description: intro,
    noindex: Boolean(text ?? filters),
  });
  return { meta: head.meta, links: [...head.links, feedLink(addresses, shelf.site, feedPath(shelf.path), title)] };
}

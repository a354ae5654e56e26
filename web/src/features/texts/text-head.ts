import type { Text } from "@inktvis/contract/features/texts";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { canonicalHead, pageHead } from "../../platform/head.ts";
import { textMessages } from "./messages.nl.ts";
import { listPath, textPath } from "./text-addresses.ts";

export function textListHead(addresses: SiteAddresses, page = 1) {
  const { link, meta } = canonicalHead(addresses, "community", listPath(page));
  const title =
    page > 1 ? `${textMessages.reading}, ${textMessages.listPage(page).toLowerCase()}` : textMessages.reading;
  const head = pageHead("community", { title, description: textMessages.listDescription });
  return { meta: [...head.meta, meta], links: [link] };
}

/** What the head of a reading page needs of its text; a loader's answer travels to the browser, so no more. */
export const headlineOf = ({ title, slug, excerpt, author, image, createdAt, private: isPrivate }: Text) => ({
  title,
  slug,
  excerpt,
  author: author.nickname,
  image: image?.url.default,
  createdAt,
  isPrivate: isPrivate === 1,
});

export function textHead(addresses: SiteAddresses, headline: ReturnType<typeof headlineOf>) {
  const { link, meta } = canonicalHead(addresses, "community", textPath(headline.slug));
  const head = pageHead("community", {
    title: headline.title,
    description: headline.excerpt,
    image: headline.image && originOf(addresses, "community") + headline.image,
    noindex: headline.isPrivate,
  });
  return {
    meta: [
      ...head.meta,
      meta,
      { property: "og:type", content: "article" },
      { property: "article:published_time", content: headline.createdAt },
      { name: "author", content: headline.author },
    ],
    links: [link],
  };
}

import type { Text } from "@inktvis/contract/features/texts";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { canonicalHead, pageHead } from "../../platform/head.ts";
import { textHeadMessages as copy } from "./text-head.nl.ts";
import type { TextQuestion } from "./text-question.ts";
import { listPath, textPath } from "./text-addresses.ts";

export function textListHead(addresses: SiteAddresses, question: TextQuestion = {}) {
  const { page = 1 } = question;
  const { link, meta } = canonicalHead(addresses, "community", listPath(question));
  const title = page > 1 ? `${copy.reading}, ${copy.listPage(page).toLowerCase()}` : copy.reading;
  const head = pageHead("community", {
    title,
    description: copy.listDescription,
    // Of what people type there is no end.
    noindex: question.text !== undefined || question.sort !== undefined,
  });
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

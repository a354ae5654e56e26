import type { Person } from "@inktvis/contract/features/people";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { canonicalHead, pageHead } from "../../platform/head.ts";
import { personHeadMessages as copy } from "./person-head.nl.ts";
import { personFeedPath, personPath } from "./person-addresses.ts";

/** What the head of a profile needs of it; a loader's answer travels to the browser, so no more. */
export const headlineOf = ({ slug, nickname, bio, profilePicture, textCount }: Person) => ({
  slug,
  nickname,
  bio,
  image: profilePicture?.url.default,
  isEmpty: textCount === 0,
});

export function personHead(addresses: SiteAddresses, headline: ReturnType<typeof headlineOf>, page = 1) {
  const { slug, nickname, bio, image, isEmpty } = headline;
  const { link, meta } = canonicalHead(addresses, "community", personPath(slug, page));
  const head = pageHead("community", {
    title: page > 1 ? `${nickname}, ${copy.page(page)}` : nickname,
    description: bio ?? copy.texts(nickname),
    image: image && originOf(addresses, "community") + image,
    noindex: isEmpty,
  });
  const feed = {
    rel: "alternate",
    type: "application/atom+xml",
    title: copy.feed(nickname),
    href: personFeedPath(slug),
  };
  return { meta: [...head.meta, meta, { property: "og:type", content: "profile" }], links: [link, feed] };
}

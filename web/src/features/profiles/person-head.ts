import type { Person } from "@inktvis/contract/features/profiles/profiles";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { feedLink, publicHead } from "#platform/head.ts";
import { structuredData } from "#platform/structured-data.ts";
import { personHeadMessages as copy } from "#features/people/people/person-head.nl.ts";
import { profileFeedPath } from "@inktvis/contract/file-paths";
import { profilePath } from "@inktvis/contract/page-paths/community";

/**
 * The head of a profile. The loader builds it: code in `head` of a route is part of the bundle of every page of the
 * site.
 */
export function personHead(addresses: SiteAddresses, person: Person, organizes: boolean, page = 1) {
  const { slug, nickname, bio, profilePicture, textCount } = person;
  const image = profilePicture ? originOf(addresses, "community") + profilePicture.url.default : undefined;
  const head = publicHead(addresses, "community", {
    path: profilePath(slug, page),
    title: page > 1 ? `${nickname}, ${copy.page(page)}` : nickname,
    description: bio ?? (textCount === 0 && organizes ? copy.organizes : copy.texts)(nickname),
    image,
    noindex: textCount === 0 && !organizes,
  });
  const feed = feedLink(addresses, "community", profileFeedPath(slug), copy.feed(nickname));
  const profile = structuredData("ProfilePage", {
    mainEntity: {
      "@type": "Person",
      name: nickname,
      url: originOf(addresses, "community") + profilePath(slug),
      ...(bio && { description: bio }),
      ...(image && { image }),
    },
  });
  return { meta: [...head.meta, profile, { property: "og:type", content: "profile" }], links: [...head.links, feed] };
}

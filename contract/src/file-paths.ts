import { CONTESTS_PATH, profilePath, READ_PATH } from "./page-paths/community.ts";

/* Files that the server generates (server/src/seo). */
/** The Atom feed of a list. */
export const feedPath = (listPath: string) => `${listPath}/feed.xml`;
export const TEXT_FEED_PATH = feedPath(READ_PATH);
/** The results of contests. */
export const RESULT_FEED_PATH = feedPath(CONTESTS_PATH);
export const profileFeedPath = (slug: string) => feedPath(profilePath(slug));
/** The generated card for sharing a page of a site that has no picture of its own. */
export const SITE_CARD_PATH = "/og/site.png";
/** The generated card for sharing a text without a picture. */
export const textCardPath = (slug: string) => `/og/tekst/${slug}.png`;

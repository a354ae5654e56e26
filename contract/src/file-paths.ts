import { profilePath, READ_PATH } from "./page-paths/community.ts";

/* Files beside the pages, which the server makes (server/src/seo). */
/** What is new in a list, for who follows it with a reader of feeds. */
export const feedPath = (listPath: string) => `${listPath}/feed.xml`;
export const TEXT_FEED_PATH = feedPath(READ_PATH);
export const profileFeedPath = (slug: string) => feedPath(profilePath(slug));
/** The picture to share a text with that has none of its own. */
export const textCardPath = (slug: string) => `/og/tekst/${slug}.png`;

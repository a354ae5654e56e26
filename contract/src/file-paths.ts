import { AGENDA_PATH } from "./page-paths/organization.ts";
import { CONTESTS_PATH, profilePath, READ_PATH, textPath } from "./page-paths/community.ts";

/* Files that the server generates (server/src/seo). */
/** The Atom feed of a list. */
export const feedPath = (listPath: string) => `${listPath}/feed.xml`;
export const TEXT_FEED_PATH = feedPath(READ_PATH);
/** The results of contests. */
export const RESULT_FEED_PATH = feedPath(CONTESTS_PATH);
export const profileFeedPath = (slug: string) => feedPath(profilePath(slug));
/** The days of courses and activities, for calendars; `q` narrows them like that of `api.agenda`. */
export const AGENDA_FILE_PATH = `${AGENDA_PATH}.ics`;
/** The generated card for sharing a page of a site that has no picture of its own. */
export const SITE_CARD_PATH = "/og/site.png";
/** The generated card for sharing a text without a picture. */
export const textCardPath = (slug: string) => `/og/tekst/${slug}.png`;

/* A form that the server handles (server/src/http/like-form.ts), for pages where no script calls the API. */
/** Its fields are `token`, that of the session, and `like`: 1 or 0. */
export const likeFormPath = (slug: string) => `${textPath(slug)}/mooi`;
/** The id of the form, which the response leads back to. */
export const LIKE_FORM_ID = "mooi";

/** The page of a payment at the practice till, on the organization site (server/src/http/till.ts). */
export const tillPath = (token: string) => `/betalen/${token}`;

import { isAsked, type TextQuestion } from "./text-question.ts";

/* Where texts live on the community site. */
export const READ_PATH = "/lezen";
export const WRITE_PATH = "/schrijven";
export const NEW_TEXT_PATH = "/schrijven/maken";
export const newTextFromDraftPath = (draftId: string) => `${NEW_TEXT_PATH}?klad=${draftId}`;
/** A new text for a contest: saving it leads back to the entry. */
export const newTextForEntryPath = (contestSlug: string) => `${NEW_TEXT_PATH}?deelname=${contestSlug}`;

export const textPath = (slug: string) => `/tekst-lezen/${slug}`;
export const editTextPath = (slug: string) => `/schrijven/bewerken/${slug}`;

/** The list for a question; the whole list has the clean address. */
export const listPath = (question: TextQuestion = {}) =>
  isAsked(question) ? `${READ_PATH}?${new URLSearchParams({ q: JSON.stringify(question) })}` : READ_PATH;
/** The list of texts in one genre. */
export const genrePath = (id: number) => listPath({ filters: { genres: [id] } });

/** The newest ones, for who follows them with a reader of feeds. */
export const FEED_PATH = "/lezen/feed.xml";
/** The picture to share a text with that has none of its own. */
export const cardPath = (slug: string) => `/og/tekst/${slug}.png`;

export const FAVORITES_PATH = "/lezen/mijn-favorieten";
export const FOLLOWED_PATH = "/lezen/van-wie-je-volgt";

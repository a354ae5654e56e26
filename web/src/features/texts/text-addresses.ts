/* Where texts live on the community site. */
export const READ_PATH = "/lezen";
export const WRITE_PATH = "/schrijven";
export const NEW_TEXT_PATH = "/schrijven/maken";

export const textPath = (slug: string) => `/tekst-lezen/${slug}`;
export const editTextPath = (slug: string) => `/schrijven/bewerken/${slug}`;

/** The first page has the clean address. */
export const listPath = (page = 1) => (page > 1 ? `${READ_PATH}?page=${page}` : READ_PATH);

/** The newest ones, for who follows them with a reader of feeds. */
export const FEED_PATH = "/lezen/feed.xml";
/** The picture to share a text with that has none of its own. */
export const cardPath = (slug: string) => `/og/tekst/${slug}.png`;

/* Where texts live on the community site. */
export const READ_PATH = "/lezen";
export const WRITE_PATH = "/schrijven";
export const NEW_TEXT_PATH = "/schrijven/maken";

export const textPath = (slug: string) => `/tekst-lezen/${slug}`;
/** The list of texts in one genre. */
export const genrePath = (id: number) =>
  `${READ_PATH}?q=${encodeURIComponent(JSON.stringify({ filters: { genres: [id] } }))}`;
export const editTextPath = (slug: string) => `/schrijven/bewerken/${slug}`;

/** The first page has the clean address. */
export const listPath = (page = 1) => (page > 1 ? `${READ_PATH}?page=${page}` : READ_PATH);

const paged =
  (path: string) =>
  (page = 1) =>
    page > 1 ? `${path}?page=${page}` : path;
export const FAVORITES_PATH = "/lezen/mijn-favorieten";
export const favoritesPath = paged(FAVORITES_PATH);
export const FOLLOWED_PATH = "/lezen/van-wie-je-volgt";
export const followedPath = paged(FOLLOWED_PATH);

/* Where texts live on the community site. */
export const READ_PATH = "/lezen";
export const WRITE_PATH = "/schrijven";
export const NEW_TEXT_PATH = "/schrijven/maken";

export const textPath = (slug: string) => `/tekst-lezen/${slug}`;
export const editTextPath = (slug: string) => `/schrijven/bewerken/${slug}`;

/** The first page has the clean address. */
export const listPath = (page = 1) => (page > 1 ? `${READ_PATH}?page=${page}` : READ_PATH);

/** The texts of a genre: a question in the address, as the list reads it. */
export const genrePath = (id: number) =>
  `${READ_PATH}?q=${encodeURIComponent(JSON.stringify({ filters: { genres: [id] } }))}`;

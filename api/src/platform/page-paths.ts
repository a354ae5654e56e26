/* Pages of the community site that the API names, in feeds and sitemaps. */
export const READ_PAGE = "/lezen";
export const textPage = (slug: string) => `/tekst-lezen/${slug}`;
export const profilePage = (slug: string) => `/profiel/${slug}`;

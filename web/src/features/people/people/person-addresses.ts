/** Where somebody shows themselves; the first page of their texts has the clean address. */
export const personPath = (slug: string, page = 1) => `/profiel/${slug}${page > 1 ? `?page=${page}` : ""}`;

/** What they publish, for a feed reader. */
export const personFeedPath = (slug: string) => `${personPath(slug)}/feed.xml`;

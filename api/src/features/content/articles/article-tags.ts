/** The table that links articles to labels, as the functions of links.ts read and set it. */
export const ARTICLE_TAGS = { links: "article_tags", owner: "article_id", column: "tag_id" };

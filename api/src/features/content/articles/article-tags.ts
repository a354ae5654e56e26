/** The labels of articles, as `linkedIds` and others of links.ts read and set them. */
export const ARTICLE_TAGS = { links: "article_tags", owner: "article_id", column: "tag_id" };

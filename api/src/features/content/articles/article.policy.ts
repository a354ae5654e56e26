import type { AtNow } from "#platform/query-scope.ts";

/** The articles that everybody may read: those that are published. */
export const listedArticles = ({ db, now }: AtNow) =>
  db.selectFrom("articles as article").where("article.published_at", "<=", now);

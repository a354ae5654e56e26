import { ARTICLE_SHELVES, type ArticleType } from "@inktvis/contract/features/content/article-shelves";
import type { AtNow } from "#platform/query-scope.ts";
import { listedArticles } from "#features/content/articles/article.policy.ts";

/** The articles that an issue may contain: those of the archive of the magazine. */
export const MAGAZINE_TYPES: readonly ArticleType[] = ARTICLE_SHELVES.archive.types;

/** The issues that everybody may read: those whose publication date has passed. */
export const listedIssues = ({ db, now }: AtNow) =>
  db.selectFrom("magazine_issues as issue").where("issue.published_at", "<=", now);

/** The articles in issues that everybody may read, each with its place. */
export const listedContributions = (scope: AtNow) =>
  listedArticles(scope)
    .innerJoin("magazine_contributions as contribution", "contribution.article_id", "article.id")
    .where("article.type", "in", MAGAZINE_TYPES);

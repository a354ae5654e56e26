import type { ArticleType } from "@inktvis/contract/features/content/article-shelves";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { authorOf, visibleWriters, WRITER_COLUMNS } from "#features/content/articles/article-author.ts";
import { listedContributions } from "../issue.policy.ts";

/** The articles of an issue that everybody may read, in order. */
export const selectContributions = (ctx: Context, issueId: string) =>
  listedContributions(ctx)
    .leftJoin(visibleWriters.as("writer"), "writer.id", "article.author_id")
    .select(["article.slug", "article.title", "article.excerpt", "contribution.section"])
    // A check constraint guarantees the type.
    .select(sql<ArticleType>`article.type`.as("type"))
    .select(WRITER_COLUMNS)
    .where("contribution.issue_id", "=", issueId)
    .orderBy("contribution.position");

/** The same in sections: consecutive articles with the same heading. */
export async function sectionsOf(ctx: Context, issueId: string) {
  const rows = await selectContributions(ctx, issueId).execute();
  const contributions = rows.map(({ section, ...row }) => ({
    section,
    contribution: { slug: row.slug, type: row.type, title: row.title, excerpt: row.excerpt, ...authorOf(row) },
  }));
  const sections: { heading: string | null; contributions: (typeof contributions)[number]["contribution"][] }[] = [];
  for (const { section, contribution } of contributions) {
    const current = sections.at(-1);
    if (current && current.heading === section) current.contributions.push(contribution);
    else sections.push({ heading: section, contributions: [contribution] });
  }
  return sections;
}

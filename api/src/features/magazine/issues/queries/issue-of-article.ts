import type { Context } from "#platform/context.ts";
import { listedContributions, listedIssues } from "../issue.policy.ts";
import { selectContributions } from "./contributions-of.ts";

/**
 * The issue that an article is in, by the article's current or a former slug, and its neighbours there; null for none.
 */
export async function issueOfArticle(ctx: Context, slug: string) {
  const place = await listedContributions(ctx)
    .innerJoin("article_slugs as address", "address.article_id", "article.id")
    .innerJoin(
      listedIssues(ctx).select(["issue.id", "issue.slug", "issue.number", "issue.title"]).as("issue"),
      "issue.id",
      "contribution.issue_id",
    )
    .select(["issue.id", "issue.slug", "issue.number", "issue.title", "contribution.section"])
    .select("article.slug as articleSlug")
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!place) return { data: null };
  const contributions = await selectContributions(ctx, place.id).execute();
  const at = contributions.findIndex((contribution) => contribution.slug === place.articleSlug);
  const linkAt = (index: number) => {
    const found = contributions[index];
    return found ? { slug: found.slug, type: found.type, title: found.title } : null;
  };
  const { slug: issueSlug, number, title, section } = place;
  return {
    data: {
      issue: { slug: issueSlug, number, title },
      section,
      previous: linkAt(at - 1),
      next: linkAt(at + 1),
    },
  };
}

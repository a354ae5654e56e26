import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/rich-text.ts";
import { sentNewsletters } from "../newsletter.policy.ts";

const PAGE_SIZE = 20;
const EXCERPT = 160;

/** The archive, newest first. */
export async function listNewsletters({ db }: Context, page: number) {
  const [rows, { total }] = await Promise.all([
    sentNewsletters({ db })
      .select(["newsletter.slug", "newsletter.title", "newsletter.sent_at"])
      // Enough for an excerpt, whatever markup comes first.
      .select(sql<string>`left(newsletter.body, 4000)`.as("opening"))
      .$narrowType<{ slug: string; sent_at: Date }>()
      .orderBy("newsletter.sent_at", "desc")
      .orderBy("newsletter.id", "desc")
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    sentNewsletters({ db })
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  const data = rows.map(({ slug, title, opening, sent_at }) => ({
    slug,
    title,
    excerpt: excerptOf(opening),
    sentAt: sent_at.toISOString(),
  }));
  return { data, meta: { currentPage: page, total, pageSize: PAGE_SIZE } };
}

/** @param opening the start of the markup, which may end in the middle of a tag */
function excerptOf(opening: string) {
  const withoutHeadings = opening.replaceAll(/<h[23]\b[^>]*>.*?(?:<\/h[23]>|$)/gs, "");
  const words = plainText(withoutHeadings.replace(/<[^>]*$/, ""));
  return words.length <= EXCERPT ? words : `${words.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…`;
}

import { FRONT_PAGE_TEXTS, LEAD_WORDS } from "@inktvis/contract/features/texts/front-page-limits";
import type { Context } from "#platform/context.ts";
import { listedTexts } from "../texts/text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "../texts/queries/text-columns.ts";

/** Number of newest texts that the page is chosen from. */
const CANDIDATES = 200;

/** The number of texts on the page, including the lead. */
const SHOWN = FRONT_PAGE_TEXTS + 1;

/**
 * The front page for this viewer, in two statements unless none of the first texts is long enough to lead
 * (docs/product/texts.md#front-page).
 */
export async function getFrontPage(ctx: Context) {
  const chosen = await selectWithAuthor(listedTexts(ctx)).where("text.is_lead", "=", true).executeTakeFirst();
  const candidates = selectWithAuthor(listedTexts(ctx))
    .innerJoin(bestOfEachAuthor(ctx).as("best"), "best.id", "text.id")
    .where("text.author_id", "is distinct from", chosen?.authorId ?? null)
    .orderBy("best.followed", "desc")
    .orderBy("text.is_tip", "desc")
    .orderBy("text.published_at", "desc")
    .orderBy("text.id", "desc");
  const rows = await candidates.limit(SHOWN).execute();
  const lead =
    chosen ??
    rows.find(({ word_count }) => word_count >= LEAD_WORDS) ??
    (rows.length === SHOWN
      ? await candidates.where("text.word_count", ">=", LEAD_WORDS).limit(1).executeTakeFirst()
      : undefined);
  const others = rows.filter((row) => row !== lead).slice(0, FRONT_PAGE_TEXTS);
  return {
    data: {
      lead: lead ? textSummaryOf(lead, ctx.now) : null,
      isChosen: chosen !== undefined,
      texts: others.map((row) => textSummaryOf(row, ctx.now)),
    },
  };
}

/** One text of each author among the newest texts: a tip if there is one, otherwise the newest. */
const bestOfEachAuthor = (ctx: Context) =>
  ctx.db
    .selectFrom(
      listedTexts(ctx)
        .select(["text.id", "text.author_id", "text.is_tip", "text.published_at"])
        .orderBy("text.published_at", "desc")
        .orderBy("text.id", "desc")
        .limit(CANDIDATES)
        .as("recent"),
    )
    .distinctOn("recent.author_id")
    .select(["recent.id"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("follows as mine")
          .select("mine.followed_id")
          .whereRef("mine.followed_id", "=", "recent.author_id")
          .where("mine.follower_id", "=", ctx.viewer?.id ?? null),
      ).as("followed"),
    )
    .orderBy("recent.author_id")
    .orderBy("recent.is_tip", "desc")
    .orderBy("recent.published_at", "desc")
    .orderBy("recent.id", "desc");

import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { noSuchText } from "../text.errors.ts";
import { listedTexts, visibleTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

const MAX_RELATED = 3;
/** The most liked are chosen among this many of the newest, so that new texts get a chance. */
const CANDIDATES = 60;

/** What to read after a text. @throws 404 */
export async function textNeighbours(ctx: Context, slug: string) {
  const text = await visibleTexts(ctx)
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .select(["text.id", "text.author_id", "text.published_at"])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!text) throw noSuchText();
  const [previous, next, related] = await Promise.all([
    adjacentText(ctx, text, "previous"),
    adjacentText(ctx, text, "next"),
    relatedTexts(ctx, text),
  ]);
  return { data: { previous: previous ?? null, next: next ?? null, related } };
}

interface Text {
  id: string;
  author_id: string;
  published_at: Date | null;
}

function adjacentText(ctx: Context, text: Text, which: "previous" | "next") {
  if (!text.published_at) return undefined;
  const [sign, order] = which === "previous" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  return listedTexts(ctx)
    .select(["text.slug", "text.title"])
    .where("text.author_id", "=", text.author_id)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("text.published_at", "text.id"), sign, tuple(text.published_at, text.id)),
    )
    .orderBy("text.published_at", order)
    .orderBy("text.id", order)
    .limit(1)
    .executeTakeFirst();
}

/** Texts by other authors that share a genre. */
async function relatedTexts(ctx: Context, text: Text) {
  const newest = listedTexts(ctx)
    .select("text.id")
    .where("text.author_id", "<>", text.author_id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("text_genres as theirs")
          .innerJoin("text_genres as ours", "ours.genre_id", "theirs.genre_id")
          .select(sql`1`.as("one"))
          .whereRef("theirs.text_id", "=", "text.id")
          .where("ours.text_id", "=", text.id),
      ),
    )
    .orderBy("text.published_at", "desc")
    .orderBy("text.id", "desc")
    .limit(CANDIDATES);
  const rows = await selectWithAuthor(listedTexts(ctx))
    .where("text.id", "in", newest)
    .orderBy("text.likes", "desc")
    .orderBy("text.id", "desc")
    .limit(MAX_RELATED)
    .execute();
  return rows.map((row) => textSummaryOf(row, ctx.now));
}

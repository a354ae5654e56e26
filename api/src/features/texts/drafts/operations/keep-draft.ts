import type { DraftInput } from "@inktvis/contract/features/texts/drafts";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { notFound, refused } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { editableTexts } from "../../texts/text.policy.ts";

/** More than anybody needs; stops a page that creates drafts in a loop. */
const MAX_DRAFTS = 200;

/** Stores what is typed, under an id that the page chose. @throws 404 for a draft or text of somebody else, 422 */
export async function keepDraft(ctx: MemberContext, id: string, input: z.output<typeof DraftInput>) {
  const { db, viewer, now, config } = ctx;
  await limitRate(ctx, config.limits.drafts, "draft", viewer.id);
  const { textId, body, genres, private: isPrivate, ...fields } = input;
  const { html, wordCount } = await readRichText(ctx, body);
  const values = {
    ...columnsFrom("drafts", fields),
    text_id: textId,
    body: html,
    genre_ids: genres,
    is_private: isPrivate,
    word_count: wordCount,
    updated_at: now,
  };
  await db.transaction().execute(async (tx) => {
    if (textId) {
      const own = await editableTexts(tx, viewer)
        .select("text.id")
        .where("text.id", "=", textId)
        .forKeyShare()
        .executeTakeFirst();
      if (!own) throw notFound("Deze tekst bestaat niet meer. Je woorden staan nog in deze browser.");
    }
    const changed = await tx
      .updateTable("drafts")
      .set(values)
      .where("id", "=", id)
      .where("author_id", "=", viewer.id)
      .returning("id")
      .executeTakeFirst();
    if (changed) return;
    const { count } = await tx
      .selectFrom("drafts")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("author_id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_DRAFTS)
      throw refused("Je hebt te veel kladversies. Bewaar er eerst een paar, of gooi ze weg bij je teksten.");
    const made = await tx
      .insertInto("drafts")
      .values({ id, author_id: viewer.id, ...values })
      // Of two simultaneous requests from one page, the later one wins. A draft of somebody else stays unchanged.
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values).where("drafts.author_id", "=", viewer.id))
      .returning("id")
      .executeTakeFirst();
    if (!made) throw notFound("Deze kladversie bestaat niet.");
  });
}

import { LEAD_WORDS } from "@inktvis/contract/features/texts/front-page-limits";
import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { staffTexts } from "./staff-texts.ts";

const tooShort = () =>
  invalid({
    isLead: `Deze tekst is te kort om de startpagina te openen. Kies er een van minstens ${LEAD_WORDS} woorden.`,
  });

/**
 * Marks a text as a tip of the house, or as the lead of the front page, which it takes over from another
 * (docs/product/texts.md#front-page). @throws 404, 422 for a lead that is too short
 */
export const promoteText = (ctx: MemberContext, id: string, { isTip, isLead }: { isTip: boolean; isLead: boolean }) =>
  staffTexts(ctx).update(ctx, id, async (tx, before) => {
    if (isLead && !before.isLead) {
      if (before.wordCount < LEAD_WORDS) throw tooShort();
      await releaseLead(tx, ctx);
    }
    await tx.updateTable("texts").set({ is_tip: isTip, is_lead: isLead }).where("id", "=", id).execute();
  });

/** Ends the lead of the previous text, with its own entry in the audit log. */
async function releaseLead(tx: Tx, { viewer, now }: MemberContext) {
  const former = await tx
    .updateTable("texts")
    .set({ is_lead: false })
    .where("is_lead", "=", true)
    .returning(["id", "title", "author_id"])
    .executeTakeFirst();
  if (!former) return;
  await recordChange(tx, {
    actorId: viewer.id,
    now,
    action: "update",
    subject: "texts",
    subjectId: former.id,
    subjectName: former.title,
    ownerId: former.author_id,
    before: { isLead: true },
    after: { isLead: false },
  });
}

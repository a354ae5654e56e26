import type { MemberContext } from "#platform/context.ts";
import { selectDecisions } from "../decision-columns.ts";
import { appealedAlready, noAppeal, noSuchDecision } from "../moderation.errors.ts";
import { canAppeal } from "../moderation.rules.ts";

/** The author's appeal, once. */
export async function appealDecision({ db, viewer, now }: MemberContext, id: string, words: string) {
  await db.transaction().execute(async (tx) => {
    const decision = await selectDecisions(tx)
      .where("decision.id", "=", id)
      .where("decision.author_id", "=", viewer.id)
      .forUpdate("decision")
      .executeTakeFirst();
    if (!decision) throw noSuchDecision();
    if (decision.appealed_at) throw appealedAlready();
    if (!canAppeal(decision)) throw noAppeal();
    await tx
      .updateTable("moderation_decisions")
      .set({ appeal: words, appealed_at: now })
      .where("id", "=", id)
      .execute();
  });
}

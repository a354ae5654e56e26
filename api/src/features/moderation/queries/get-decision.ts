import type { MemberContext } from "#platform/context.ts";
import { appealOf, selectDecisions } from "../decision-columns.ts";
import { noSuchDecision } from "../moderation.errors.ts";
import { canAppeal } from "../moderation.rules.ts";

/** A decision as the author sees it. */
export async function getDecision({ db, viewer }: MemberContext, id: string) {
  const row = await selectDecisions(db)
    .where("decision.id", "=", id)
    .where("decision.author_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row) throw noSuchDecision();
  return {
    data: {
      id: row.id,
      title: row.title,
      slug: row.slug,
      verdict: row.verdict,
      reason: row.reason,
      decidedAt: row.decided_at.toISOString(),
      hidden: row.hidden_at !== null,
      rewritten: row.rewritten_at !== null,
      aboutRewritten: row.about_rewritten,
      appeal: appealOf(row),
      me: { can: { appeal: canAppeal(row) } },
    },
  };
}

import type { StaffDecisionsQuery } from "@inktvis/contract/features/moderation/staff-decisions";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { appealOf, decisionsOfOthers } from "../decision-columns.ts";
import { noSuchDecision } from "../moderation.errors.ts";
import { mayAnswer } from "../moderation.policy.ts";
import { stillHides } from "../moderation.rules.ts";

const selectForStaff = ({ db, viewer }: MemberContext) =>
  decisionsOfOthers(db, viewer)
    .innerJoin("users as author", "author.id", "decision.author_id")
    .leftJoin("users as moderator", "moderator.id", "decision.decided_by")
    .select(["author.slug as authorSlug", "author.nickname as authorName", "moderator.nickname as decidedBy"]);

const decisionOf = (row: RowOf<ReturnType<typeof selectForStaff>>) => ({
  id: row.id,
  title: row.title,
  author: { id: row.author_id, slug: row.authorSlug, nickname: row.authorName },
  verdict: row.verdict,
  reason: row.reason,
  decidedBy: row.decidedBy,
  decidedAt: row.decided_at.toISOString(),
  appeal: appealOf(row),
});

export async function listDecisions(ctx: MemberContext, query: StaffDecisionsQuery) {
  const decisions = selectForStaff(ctx).$if(query.state === "appealed", (all) =>
    all.where("decision.appealed_at", "is not", null).where("decision.appeal_decided_at", "is", null),
  );
  return staffPage(ctx.db, decisions, query, {
    id: sql`decision.id`,
    // Decisions without an appeal come last, whatever the direction.
    ...(query.sort === "appealedAt" && { first: sql<boolean>`(decision.appealed_at is not null)` }),
    sorts: { decidedAt: sql`decision.decided_at`, appealedAt: sql`decision.appealed_at` },
    toRow: decisionOf,
    isLarge: true,
  });
}

/** Includes the text while an appeal against hiding it is open; texts changed since are among the reported ones. */
export async function getStaffDecision(ctx: MemberContext, id: string) {
  const row = await selectForStaff(ctx).select("text.body").where("decision.id", "=", id).executeTakeFirst();
  if (!row) throw noSuchDecision();
  const isOpen = row.appealed_at !== null && row.appeal_decided_at === null;
  return {
    data: {
      ...decisionOf(row),
      body: isOpen && stillHides(row) ? row.body : null,
      me: { can: { answer: isOpen && (await mayAnswer(ctx.db, ctx.viewer, row)) } },
    },
  };
}

import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { lockVisibleText } from "../texts/queries/lock-visible-text.ts";
import { textReported } from "./reactions.jobs.ts";

const OWN = "Dit is je eigen tekst: die kan je zelf aanpassen of verwijderen.";

/**
 * Reports somebody else's text to staff. Reporting again changes the reason, and reopens a report that was decided on.
 */
export async function reportText(ctx: MemberContext, slug: string, reason: string | undefined) {
  const { db, viewer, now, jobs, config } = ctx;
  await limitRate(ctx, config.limits.reports, "report", viewer.id);
  await db.transaction().execute(async (tx) => {
    const text = await lockVisibleText(ctx, tx, slug);
    if (text.author_id === viewer.id) throw refused(OWN);
    await tx
      .insertInto("text_reports")
      .values({ text_id: text.id, user_id: viewer.id, reason: reason || null, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(["text_id", "user_id"]).doUpdateSet({
          reason: reason || null,
          closed_at: null,
          // A reopened report counts as a new one, for its waiting time and for notifications.
          created_at: sql<Date>`case when text_reports.closed_at is null then text_reports.created_at else ${now}::timestamptz end`,
        }),
      )
      .execute();
    await jobs.enqueue(tx, textReported, { textId: text.id, withheldFrom: text.author_id });
  });
}

export async function unreportText(ctx: MemberContext, slug: string) {
  await ctx.db.transaction().execute(async (tx) => {
    const text = await lockVisibleText(ctx, tx, slug);
    await tx.deleteFrom("text_reports").where("text_id", "=", text.id).where("user_id", "=", ctx.viewer.id).execute();
  });
}

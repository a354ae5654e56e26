import type { StaffReportsQuery } from "@inktvis/contract/features/moderation/staff-reports";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { decidableReports } from "../moderation.policy.ts";

/** One row a text. */
export const selectReported = ({ db, viewer }: MemberContext) =>
  decidableReports(db, viewer)
    .innerJoin("users as author", "author.id", "text.author_id")
    .select(["text.id", "text.title", "text.slug", "author.id as authorId", "author.slug as authorSlug"])
    .select(["author.nickname"])
    .select(({ fn, exists, selectFrom }) => [
      fn.countAll<number>().as("reporterCount"),
      fn.min<Date>("report.created_at").as("firstReportedAt"),
      fn.max<Date>("report.created_at").as("lastReportedAt"),
      exists(
        selectFrom("moderation_decisions as decision")
          .select("decision.id")
          .whereRef("decision.text_id", "=", "text.id"),
      ).as("decidedBefore"),
    ])
    .groupBy(["text.id", "author.id"]);

export const reportedOf = (row: RowOf<ReturnType<typeof selectReported>>) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  author: { id: row.authorId, slug: row.authorSlug, nickname: row.nickname },
  reporterCount: row.reporterCount,
  firstReportedAt: row.firstReportedAt.toISOString(),
  lastReportedAt: row.lastReportedAt.toISOString(),
  decidedBefore: Boolean(row.decidedBefore),
});

export const listReports = (ctx: MemberContext, query: StaffReportsQuery) =>
  staffPage(ctx.db, selectReported(ctx), query, {
    id: sql`text.id`,
    sorts: { firstReportedAt: sql`min(report.created_at)`, reporterCount: sql`count(*)` },
    toRow: reportedOf,
    isLarge: true,
  });

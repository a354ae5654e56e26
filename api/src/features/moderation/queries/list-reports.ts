import type { StaffReportsQuery } from "@inktvis/contract/features/moderation/staff-reports";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { decidableTexts } from "../moderation.policy.ts";

/** Texts of others that wait for a decision, one row per text. */
export const selectReported = ({ db, viewer }: MemberContext) =>
  decidableTexts(db, viewer)
    .innerJoin("users as author", "author.id", "text.author_id")
    .leftJoin("text_reports as report", (join) =>
      join.onRef("report.text_id", "=", "text.id").on("report.closed_at", "is", null),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(visibleImages.as("picture"))
          .select("picture.picture")
          .where(sql<boolean>`picture.id = any(text.pictures)`)
          .orderBy(sql`picture.id = text.image_id`, (order) => order.desc().nullsLast())
          .orderBy("picture.id")
          .limit(1)
          .as("thumbnail"),
      (join) => join.onTrue(),
    )
    .select(["thumbnail.picture as thumbnail"])
    .select(sql<boolean>`text.rewritten_at is not null`.as("rewritten"))
    .select(
      sql<boolean>`exists (
        select 1 from images image
        join text_reports earlier on earlier.text_id = text.id and earlier.closed_at is null
        where image.id = any(text.pictures) and image.taken_down_at > earlier.created_at
      )`.as("pictureTakenDown"),
    )
    .select(["text.id", "text.title", "text.slug", "author.id as authorId", "author.slug as authorSlug"])
    .select(["author.nickname"])
    .select(({ fn, exists, selectFrom }) => [
      fn.count<number>("report.user_id").as("reporterCount"),
      // The time of the change if there are no reports, because the reporters were erased.
      fn.coalesce(fn.min<Date>("report.created_at"), "text.rewritten_at").$notNull().as("firstReportedAt"),
      fn.coalesce(fn.max<Date>("report.created_at"), "text.rewritten_at").$notNull().as("lastReportedAt"),
      exists(
        selectFrom("moderation_decisions as decision")
          .select("decision.id")
          .whereRef("decision.text_id", "=", "text.id"),
      ).as("decidedBefore"),
    ])
    .groupBy(["text.id", "author.id", "thumbnail.picture"]);

export const reportedOf = (row: RowOf<ReturnType<typeof selectReported>>) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  author: { id: row.authorId, slug: row.authorSlug, nickname: row.nickname },
  reporterCount: row.reporterCount,
  firstReportedAt: row.firstReportedAt.toISOString(),
  lastReportedAt: row.lastReportedAt.toISOString(),
  decidedBefore: Boolean(row.decidedBefore),
  rewritten: row.rewritten,
  pictureTakenDown: row.pictureTakenDown,
  thumbnail: pictureOf(row.thumbnail),
});

export const listReports = (ctx: MemberContext, query: StaffReportsQuery) =>
  staffPage(ctx.db, selectReported(ctx), query, {
    id: sql`text.id`,
    first: sql`(text.rewritten_at is not null)`,
    sorts: {
      firstReportedAt: sql`coalesce(min(report.created_at), text.rewritten_at)`,
      reporterCount: sql`count(report.user_id)`,
    },
    toRow: reportedOf,
    isLarge: true,
  });

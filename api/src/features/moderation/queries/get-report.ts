import type { MemberContext } from "#platform/context.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { staffPicturesOf } from "../staff-pictures/staff-pictures.ts";
import { notReported } from "../moderation.errors.ts";
import { openReports } from "../moderation.policy.ts";
import { reportedOf, selectReported } from "./list-reports.ts";

/** A reported text with its body, even if it has become private, until it is decided on. */
export async function getReport(ctx: MemberContext, textId: string) {
  const { db } = ctx;
  const row = await selectReported(ctx)
    .leftJoin(visibleImages.as("image"), "image.id", "text.image_id")
    .select(["text.body", "text.pictures", "text.revision", "text.is_private", "text.hidden_at"])
    .select(["image.picture as image"])
    .groupBy("image.picture")
    .where("text.id", "=", textId)
    .executeTakeFirst();
  if (!row) throw notReported();
  const reports = await openReports(db)
    .innerJoin("users as reporter", "reporter.id", "report.user_id")
    .select(["report.reason", "report.created_at", "reporter.nickname"])
    .where("report.text_id", "=", textId)
    .orderBy("report.created_at")
    .execute();
  const earlier = await db
    .selectFrom("moderation_decisions")
    .select(["verdict", "reason", "decided_at"])
    .where("text_id", "=", textId)
    .orderBy("decided_at", "desc")
    .execute();
  return {
    data: {
      ...reportedOf(row),
      image: pictureOf(row.image),
      pictures: await staffPicturesOf(db, row.pictures),
      body: row.body,
      revision: row.revision,
      private: row.is_private,
      hidden: row.hidden_at !== null,
      reports: reports.map(({ reason, nickname, created_at }) => ({
        reason,
        reporter: nickname,
        createdAt: created_at.toISOString(),
      })),
      earlier: earlier.map(({ verdict, reason, decided_at }) => ({
        verdict,
        reason,
        decidedAt: decided_at.toISOString(),
      })),
    },
  };
}

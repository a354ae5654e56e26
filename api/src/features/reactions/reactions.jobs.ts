import { sql } from "kysely";
import type { Services } from "../../platform/context.ts";
import { jobKind, onJob } from "../../platform/jobs/job.ts";
import { notify } from "../notifications/notifications.module.ts";
import { staffWith } from "../staff-people/staff-with.ts";

export const textReported = jobKind<{ textId: string; userId: string }>("reactions.text-reported");

/** Tells staff (spec 1 §3), once a text: who has not read the notification yet gets no second one. */
async function tellStaff({ db, clock }: Services, { textId, userId }: { textId: string; userId: string }) {
  await db.transaction().execute(async (tx) => {
    // Held until the end: two who report at once would else both find that staff knows nothing yet.
    const text = await tx
      .selectFrom("texts")
      .select(["title", "slug"])
      .where("id", "=", textId)
      .forUpdate()
      .executeTakeFirst();
    const report = await tx
      .selectFrom("text_reports")
      .select("created_at")
      .where("text_id", "=", textId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    // Deleted or withdrawn since.
    if (!text || !report) return;
    const staff = await staffWith(tx, "moderate")
      .select("staff.id")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("notifications as known")
              .whereRef("known.user_id", "=", "staff.id")
              .where("known.read_at", "is", null)
              .where("known.type", "=", "textMarkedAsInappropriate")
              .where(sql`known.data -> 'text' ->> 'slug'`, "=", text.slug),
          ),
        ),
      )
      .execute();
    await notify(tx, {
      to: staff.map(({ id }) => id),
      type: "textMarkedAsInappropriate",
      data: { text: { title: text.title, slug: text.slug } },
      happening: `${textId} ${report.created_at.toISOString()}`,
      now: clock.now(),
    });
  });
}

export const reactionJobs = [onJob(textReported, tellStaff)];

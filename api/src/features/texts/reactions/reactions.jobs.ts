import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { openReports } from "#features/moderation/moderation.policy.ts";
import { notify } from "#platform/notifications/notify.ts";
import { staffWith } from "#features/people/people/staff-with.ts";

interface Reported {
  textId: string;
  /** Its author, who does not find it among the failed jobs either. */
  withheldFrom: string;
}
/** Not by whom: who runs the queue need not know. */
export const textReported = jobKind<Reported>("reactions.text-reported");

/**
 * Tells staff (docs/product/moderation.md#reports), once a text: who has not read the notification yet gets no second
 * one.
 */
async function tellStaff({ db, clock }: Services, { textId }: Reported) {
  await db.transaction().execute(async (tx) => {
    // Held until the end: two who report at once would else both find that staff knows nothing yet.
    const text = await tx
      .selectFrom("texts")
      .select("author_id")
      .where("id", "=", textId)
      .forUpdate()
      .executeTakeFirst();
    const newest = await openReports(tx)
      .select("report.created_at")
      .where("report.text_id", "=", textId)
      .orderBy("report.created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    // Deleted, withdrawn or decided on since.
    if (!text || !newest) return;
    const staff = await staffWith(tx, "moderate")
      .select("staff.id")
      // Of one's own text nobody hears that it was reported.
      .where("staff.id", "!=", text.author_id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("notifications as known")
              .whereRef("known.user_id", "=", "staff.id")
              .where("known.read_at", "is", null)
              .where("known.type", "=", "textMarkedAsInappropriate")
              .where("known.text_id", "=", textId),
          ),
        ),
      )
      .execute();
    await notify(tx, {
      to: staff.map(({ id }) => id),
      type: "textMarkedAsInappropriate",
      about: { text: textId },
      dedupeKey: `${textId} ${newest.created_at.toISOString()}`,
      now: clock.now(),
    });
  });
}

export const reactionJobs = [onJob(textReported, tellStaff)];

import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { openReports } from "#features/moderation/moderation.policy.ts";
import { notify } from "#platform/notifications/notify.ts";
import { staffWith } from "#features/people/people/staff-with.ts";

interface TextReported {
  textId: string;
  /** The author of the text, from whom the list of failed jobs withholds this job. */
  withheldFrom: string;
}
/** The job names no reporter: staff who manage the job queue need not know them. */
export const textReported = jobKind<TextReported>("reactions.text-reported");

/**
 * Notifies moderators (docs/product/moderation.md#reports), except those with an unread notification about this text.
 */
async function notifyModerators({ db, clock }: Services, { textId }: TextReported) {
  await db.transaction().execute(async (tx) => {
    // Locked: otherwise two concurrent reports would both find no notification.
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
    // The text has been deleted, or its reports were withdrawn or decided on in the meantime.
    if (!text || !newest) return;
    const staff = await staffWith(tx, "moderate")
      .select("staff.id")
      // Authors do not learn about reports of their own texts.
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

export const reactionJobs = [onJob(textReported, notifyModerators)];

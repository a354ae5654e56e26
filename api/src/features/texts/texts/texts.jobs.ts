import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";
import { newTextsMails } from "./new-texts-mail.ts";
import { membersTexts } from "./text.policy.ts";

/** A text was created or updated. */
export const textSaved = jobKind<{ textId: string }>("texts.saved");

interface Batch {
  textId: string;
  /** The id of the last follower of the previous batch; null for the first batch. */
  after: string | null;
}
const followersBatchDue = jobKind<Batch>("texts.followers-waiting");
/** Small, so that transactions stay short and a killed worker loses little work. */
const FOLLOWERS_PER_BATCH = 500;

/** Locks a text against deletion; undefined when members may not read it: private, hidden or deleted. */
const lockReadableText = (tx: Tx, textId: string) =>
  membersTexts(tx)
    .select(["text.id", "text.title", "text.author_id as authorId"])
    .where("text.id", "=", textId)
    .forKeyShare("text")
    .executeTakeFirst();

/** Notifies the followers of the author when others may read a text, once per text (docs/product/texts.md#saving). */
async function announceText({ db, jobs, clock }: Services, { textId }: { textId: string }) {
  await db.transaction().execute(async (tx) => {
    if (!(await lockReadableText(tx, textId))) return;
    await tx
      .insertInto("text_announcements")
      .values({ text_id: textId, announced_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Starts the announcement, or resumes it: the text may have been private for a while, or a job failed too often.
    const unfinished = await tx
      .selectFrom("text_announcements")
      .select("told_until")
      .where("text_id", "=", textId)
      .where("finished_at", "is", null)
      .executeTakeFirst();
    if (unfinished) await jobs.enqueue(tx, followersBatchDue, { textId, after: unfinished.told_until });
  });
}

/**
 * Notifies a batch of followers, in the order of their ids, and enqueues the next batch in the same transaction. The
 * row of the announcement records the progress, so that a batch is notified once even if its job runs twice.
 */
async function notifyFollowers({ db, jobs, clock }: Services, { textId, after }: Batch) {
  await db.transaction().execute(async (tx) => {
    const announcement = await tx
      .selectFrom("text_announcements")
      .select("told_until")
      .where("text_id", "=", textId)
      .where("finished_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (announcement?.told_until !== after) return;
    const text = await lockReadableText(tx, textId);
    if (!text) return;
    const followers = await tx
      .selectFrom("follows")
      .select("follower_id")
      .where("followed_id", "=", text.authorId)
      .$if(after !== null, (query) => query.where("follower_id", ">", after))
      .orderBy("follower_id")
      .limit(FOLLOWERS_PER_BATCH)
      .execute();
    const now = clock.now();
    await notify(tx, {
      to: followers.map(({ follower_id }) => follower_id),
      type: "newTextFromFollow",
      about: { user: text.authorId, text: text.id },
      dedupeKey: text.id,
      now,
    });
    const isLast = followers.length < FOLLOWERS_PER_BATCH;
    const notifiedUntil = followers.at(-1)?.follower_id ?? after;
    await tx
      .updateTable("text_announcements")
      .set({ told_until: isLast ? null : notifiedUntil, finished_at: isLast ? now : null })
      .where("text_id", "=", textId)
      .execute();
    if (!isLast) await jobs.enqueue(tx, followersBatchDue, { textId, after: notifiedUntil });
  });
}

export const textJobs = [onJob(textSaved, announceText), onJob(followersBatchDue, notifyFollowers), ...newTextsMails];

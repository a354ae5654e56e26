import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";
import { newTextsMails } from "./new-texts-mail.ts";
import { membersTexts } from "./text.policy.ts";

/** A text was made or changed. */
export const textSaved = jobKind<{ textId: string }>("texts.saved");

interface Batch {
  textId: string;
  /** The last follower of the batch before; null for the first. */
  after: string | null;
}
const followersWaiting = jobKind<Batch>("texts.followers-waiting");
/** Small enough to be done in a moment: others write in between, and a worker that is killed loses little. */
const FOLLOWERS_PER_BATCH = 500;

/** A text as everybody signed in may read it; nothing when it is private, hidden, or gone. */
const readable = (tx: Tx, textId: string) =>
  membersTexts(tx)
    .select(["text.id", "text.title", "text.author_id as authorId"])
    .where("text.id", "=", textId)
    // Locked: it is not deleted meanwhile.
    .forKeyShare("text")
    .executeTakeFirst();

/** Tells the followers of its author of a text that others may read, once in its life (docs/product/texts.md#saving). */
async function announceText({ db, jobs, clock }: Services, { textId }: { textId: string }) {
  await db.transaction().execute(async (tx) => {
    if (!(await readable(tx, textId))) return;
    await tx
      .insertInto("text_announcements")
      .values({ text_id: textId, announced_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Begun now, or broken off before: it was private in between, or its job failed too often.
    const unfinished = await tx
      .selectFrom("text_announcements")
      .select("told_until")
      .where("text_id", "=", textId)
      .where("finished_at", "is", null)
      .executeTakeFirst();
    if (unfinished) await jobs.enqueue(tx, followersWaiting, { textId, after: unfinished.told_until });
  });
}

/**
 * Tells a batch of followers, in the order of their ids, and makes the job of the next in the same transaction. What the
 * announcement remembers decides: a batch that was told already is not told again, whoever tries.
 */
async function tellFollowers({ db, jobs, clock }: Services, { textId, after }: Batch) {
  await db.transaction().execute(async (tx) => {
    const announcement = await tx
      .selectFrom("text_announcements")
      .select("told_until")
      .where("text_id", "=", textId)
      .where("finished_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (announcement?.told_until !== after) return;
    const text = await readable(tx, textId);
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
    const toldUntil = followers.at(-1)?.follower_id ?? after;
    await tx
      .updateTable("text_announcements")
      .set({ told_until: isLast ? null : toldUntil, finished_at: isLast ? now : null })
      .where("text_id", "=", textId)
      .execute();
    if (!isLast) await jobs.enqueue(tx, followersWaiting, { textId, after: toldUntil });
  });
}

export const textJobs = [onJob(textSaved, announceText), onJob(followersWaiting, tellFollowers), ...newTextsMails];

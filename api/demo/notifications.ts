import { notifyFeedbackAvailable } from "#features/contests/contests/feedback-available.ts";
import { entrantOutcomes } from "#features/contests/contests/queries/contest-outcome.ts";
import { tellInvitedInTransaction } from "#features/inviting/invitations/notify-invited.ts";
import { dedupeKeyOf } from "#platform/notifications/notice-claims.ts";
import { notify } from "#platform/notifications/notify.ts";
import { days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import { OPEN_PERIOD } from "./content/academy.ts";
import type { Demo } from "./demo.ts";

/** How many of the newest texts the followers of their authors are notified of: enough to fill a page. */
const NEWEST_TEXTS = 6;

/**
 * The notifications that people would have had, had everything in the demo really happened. Some are mailed as well, so
 * that the mailbox is not empty; those about texts are not.
 */
export async function addNotifications(tx: Tx, { personId, now }: Pick<Demo, "personId" | "now">) {
  await notifyOfTexts(tx);
  await notifyOfInvitations(tx);
  await notifyOfJuries(tx);
  await notifyOfDeadlines(tx, now);
  await notifyOfFeedback(tx);
  await notifyOfResults(tx);
  const hopeful = ["lid", "schrijver"].map(personId);
  const opened = later(now, -days(4));
  await notify(tx, { to: hopeful, type: "saEnrollmentPeriodOpen", about: {}, dedupeKey: OPEN_PERIOD, now: opened });
  await tx.updateTable("notifications").set({ mail: null }).where("mail", "=", "daily").execute();
  // So that the demo also shows the page of somebody without unread notifications.
  await tx.updateTable("notifications").set({ read_at: now }).where("user_id", "=", personId("superadmin")).execute();
}

async function notifyOfTexts(tx: Tx) {
  const texts = await tx
    .selectFrom("texts as text")
    .select(["text.id", "text.published_at", "text.author_id"])
    .where("text.is_private", "=", false)
    .where("text.published_at", "is not", null)
    .$narrowType<{ published_at: Date }>()
    .orderBy("text.published_at", "desc")
    .limit(NEWEST_TEXTS)
    .execute();
  for (const { id, published_at, author_id } of texts) {
    const followers = await tx
      .selectFrom("follows")
      .select("follower_id")
      .where("followed_id", "=", author_id)
      .execute();
    await notify(tx, {
      to: followers.map(({ follower_id }) => follower_id),
      type: "newTextFromFollow",
      about: { user: author_id, text: id },
      dedupeKey: id,
      now: published_at,
    });
  }
}

/** Notifies of every invitation: the list of notifications leaves out those that were answered. */
async function notifyOfInvitations(tx: Tx) {
  const sent = await tx.selectFrom("invitations").select(["id", "sent_at"]).execute();
  for (const { id, sent_at } of sent) await tellInvitedInTransaction(tx, id, sent_at);
}

async function notifyOfJuries(tx: Tx) {
  const jurors = await tx
    .selectFrom("contest_jury as juror")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .select(["juror.id", "juror.joined_at", "juror.user_id", "contest.id as contestId", "contest.organizer_id"])
    .where("juror.user_id", "is not", null)
    .where("contest.ended_at", "is", null)
    .$narrowType<{ user_id: string }>()
    .execute();
  for (const { id, joined_at, user_id, contestId, organizer_id } of jurors) {
    await notify(tx, {
      to: [organizer_id],
      type: "juryInvitationAccepted",
      about: { contest: contestId, user: user_id },
      dedupeKey: id,
      now: joined_at,
    });
  }
}

/** The same notifications as the server sends after a deadline, so that it does not send them again. */
async function notifyOfDeadlines(tx: Tx, now: Date) {
  const passed = await tx
    .selectFrom("contests")
    .select(["id", "organizer_id", "deadline"])
    .where("mode", "=", "interactive")
    .where("published_at", "is not", null)
    .where("ended_at", "is", null)
    .where("deadline", "<", now)
    .execute();
  for (const { id, organizer_id, deadline } of passed) {
    const jurors = await tx.selectFrom("contest_jury").select("user_id").where("contest_id", "=", id).execute();
    const told = {
      about: { contest: id },
      dedupeKey: dedupeKeyOf({ subject: { kind: "contest", id }, kind: "deadline-passed", about: deadline }),
      now: deadline,
    };
    await notify(tx, { ...told, to: [organizer_id], type: "contestDeadlinePassed" });
    await notify(tx, { ...told, to: jurors.flatMap(({ user_id }) => user_id ?? []), type: "juryShouldGiveFeedback" });
  }
}

async function notifyOfFeedback(tx: Tx) {
  const shown = await tx
    .selectFrom("contests")
    .select(["id", "ended_at"])
    .where("ended_at", "is not", null)
    .where("show_jury_feedback_to_participant", "=", true)
    .$narrowType<{ ended_at: Date }>()
    .execute();
  for (const { id, ended_at } of shown)
    await notifyFeedbackAvailable(tx, {
      contestId: id,
      now: ended_at,
      entrants: await entrantOutcomes(tx, id).execute(),
    });
}

/** As when the organiser releases a result, but only for the people who took part. */
async function notifyOfResults(tx: Tx) {
  const released = await tx
    .selectFrom("contest_results")
    .select(["contest_id", "released_at"])
    .where("released_at", "is not", null)
    .$narrowType<{ released_at: Date }>()
    .execute();
  for (const { contest_id, released_at } of released) {
    const entrants = await tx
      .selectFrom("participations")
      .select("user_id")
      .where("contest_id", "=", contest_id)
      .execute();
    await notify(tx, {
      to: entrants.map(({ user_id }) => user_id),
      type: "contestResultReleased",
      about: { contest: contest_id },
      dedupeKey: contest_id,
      now: released_at,
    });
  }
}

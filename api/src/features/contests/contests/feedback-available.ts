import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { entryFeedbackPath } from "@inktvis/contract/page-paths/community";
import { claimNotice } from "#platform/notifications/notice-claims.ts";
import { notify } from "#platform/notifications/notify.ts";
import { feedbackAvailable } from "./contests.mails.ts";
import { entrantOutcomes } from "./queries/contest-outcome.ts";
import { replyTo } from "./reply-to.ts";

const feedbackShown = jobKind<{ participationId: string }>("contests.feedback-shown");

/**
 * Notifies and mails everybody about whose texts something was written when the organiser shows it after the contest
 * ended, once per contest. When it is shown at the end, the mail with the result says so instead.
 */
export async function announceFeedback(
  { jobs, tx, now }: Pick<Services, "jobs"> & { tx: Tx; now: Date },
  contest: { id: string; ended_at: Date },
) {
  const notice = {
    subject: { kind: "contest", id: contest.id },
    kind: "feedback-available",
    about: contest.ended_at,
  } as const;
  if (!(await claimNotice(tx, notice))) return;
  const entrants = await entrantOutcomes(tx, contest.id).execute();
  const readers = await notifyFeedbackAvailable(tx, {
    contestId: contest.id,
    endedAt: contest.ended_at,
    now,
    entrants,
  });
  await jobs.enqueueAll(
    tx,
    feedbackShown,
    readers.map(({ id }) => ({ participationId: id })),
  );
}

interface Entrant {
  id: string;
  user_id: string;
  hasFeedback: boolean;
}

/** Notifies the entrants for whom there is something to read that they can, once for each end, and says who they are. */
export async function notifyFeedbackAvailable(
  tx: Tx,
  { contestId, endedAt, now, entrants }: { contestId: string; endedAt: Date; now: Date; entrants: readonly Entrant[] },
) {
  const readers = entrants.filter(({ hasFeedback }) => hasFeedback);
  await notify(tx, {
    to: readers.map(({ user_id }) => user_id),
    type: "feedbackAvailableForParticipant",
    about: { contest: contestId },
    dedupeKey: `${contestId} ${endedAt.toISOString()}`,
    now,
  });
  return readers;
}

async function mailEntrant({ db, mailer, config }: Services, { participationId }: { participationId: string }) {
  const recipient = await db
    .selectFrom("participations as participation")
    .innerJoin("contests as contest", "contest.id", "participation.contest_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .select(["contest.title", "contest.slug", "contest.contact_email", "user.email", "user.nickname"])
    .where("participation.id", "=", participationId)
    .where("contest.show_jury_feedback_to_participant", "=", true)
    // Not reopened meanwhile.
    .where("contest.ended_at", "is not", null)
    .executeTakeFirst();
  if (!recipient) return;
  await mailer.send({
    ...feedbackAvailable({
      to: recipient.email,
      nickname: recipient.nickname,
      contest: recipient.title,
      url: originOf(config.sites, "community") + entryFeedbackPath(recipient.slug),
    }),
    ...replyTo(recipient),
  });
}

export const onFeedbackShown = onJob(feedbackShown, mailEntrant);

import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { entryFeedbackPath } from "@inktvis/contract/page-paths/community";
import { notify } from "#platform/notifications/notify.ts";
import { mailedEntrant } from "../participations/queries/mailed-entrant.ts";
import { feedbackAvailable } from "./contests.mails.ts";
import { entrantOutcomes } from "./queries/contest-outcome.ts";
import { replyTo } from "./reply-to.ts";

const feedbackShown = jobKind<{ participationId: string }>("contests.feedback-shown");

/**
 * Notifies and mails everybody whose texts got feedback, each time the organiser shows it after the contest ended:
 * switching it off was announced too. When it is shown at the end, the mail of the result says so instead.
 */
export async function announceFeedback(
  { jobs, tx, now }: Pick<Services, "jobs"> & { tx: Tx; now: Date },
  contestId: string,
) {
  const entrants = await entrantOutcomes(tx, contestId).execute();
  const readers = await notifyFeedbackAvailable(tx, { contestId, now, entrants });
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

/** Notifies the entrants who have feedback to read that they can read it from now on, and returns them. */
export async function notifyFeedbackAvailable(
  tx: Tx,
  { contestId, now, entrants }: { contestId: string; now: Date; entrants: readonly Entrant[] },
) {
  const readers = entrants.filter(({ hasFeedback }) => hasFeedback);
  await notify(tx, {
    to: readers.map(({ user_id }) => user_id),
    type: "feedbackAvailableForParticipant",
    about: { contest: contestId },
    dedupeKey: `${contestId} ${now.toISOString()}`,
    now,
  });
  return readers;
}

async function mailEntrant({ db, mailer, config }: Services, { participationId }: { participationId: string }) {
  const entry = await mailedEntrant(db, participationId)
    .where("contest.show_jury_feedback_to_participant", "=", true)
    // Not reopened in the meantime.
    .where("contest.ended_at", "is not", null)
    .executeTakeFirst();
  if (!entry) return;
  await mailer.send({
    ...feedbackAvailable({
      to: entry.email,
      nickname: entry.nickname,
      contest: entry.title,
      url: originOf(config.sites, "community") + entryFeedbackPath(entry.slug),
    }),
    ...replyTo(entry),
  });
}

export const onFeedbackShown = onJob(feedbackShown, mailEntrant);

import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { entryFeedbackPath } from "@inktvis/contract/page-paths/community";
import { notify } from "#platform/notifications/notify.ts";
import { feedbackAvailable } from "./contests.mails.ts";
import { whoHandedIn } from "./queries/who-handed-in.ts";
import { isFirstTime } from "./told-once.ts";

const feedbackShown = jobKind<{ participationId: string }>("contests.feedback-shown");

/**
 * Tells everybody who handed in that they can read what the jury wrote: when the organiser shows it after the contest
 * ended. Once a contest; who ends a contest and shows it right away says so in the mail of the result.
 */
export async function tellFeedbackAvailable(
  { jobs, tx, now }: Pick<Services, "jobs"> & { tx: Tx; now: Date },
  contest: { id: string; ended_at: Date },
) {
  if (!(await isFirstTime(tx, { contestId: contest.id, kind: "feedback-available", about: contest.ended_at }))) return;
  const entrants = await whoHandedIn(tx, contest.id);
  await notify(tx, {
    to: entrants.map(({ user_id }) => user_id),
    type: "feedbackAvailableForParticipant",
    about: { contest: contest.id },
    dedupeKey: contest.id,
    now,
  });
  await jobs.enqueueAll(
    tx,
    feedbackShown,
    entrants.map(({ id }) => ({ participationId: id })),
  );
}

async function mailEntrant({ db, mailer, config }: Services, { participationId }: { participationId: string }) {
  const told = await db
    .selectFrom("participations as participation")
    .innerJoin("contests as contest", "contest.id", "participation.contest_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .select(["contest.title", "contest.slug", "user.email", "user.nickname"])
    .where("participation.id", "=", participationId)
    .where("contest.show_jury_feedback_to_participant", "=", true)
    .executeTakeFirst();
  if (!told) return;
  await mailer.send(
    feedbackAvailable({
      to: told.email,
      nickname: told.nickname,
      contest: told.title,
      url: originOf(config.sites, "community") + entryFeedbackPath(told.slug),
    }),
  );
}

export const onFeedbackShown = onJob(feedbackShown, mailEntrant);

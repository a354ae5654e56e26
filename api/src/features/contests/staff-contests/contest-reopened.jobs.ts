import { originOf } from "@inktvis/contract/sites";
import { contestPath } from "@inktvis/contract/page-paths/community";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import * as mails from "./staff-contests.mails.ts";

interface Reopened {
  contestId: string;
  userId: string;
  reason: string;
}
/** Staff reopened a contest; mails one entrant or juror why. */
export const contestReopened = jobKind<Reopened>("staff-contests.reopened");

async function mailReopened({ db, mailer, config, clock }: Services, { contestId, userId, reason }: Reopened) {
  const told = await db
    .selectFrom("contests as contest")
    .innerJoin("users as user", (join) => join.on("user.id", "=", userId))
    .leftJoin("participations as entry", (join) =>
      join.onRef("entry.contest_id", "=", "contest.id").onRef("entry.user_id", "=", "user.id"),
    )
    .leftJoin("contest_jury as juror", (join) =>
      join.onRef("juror.contest_id", "=", "contest.id").onRef("juror.user_id", "=", "user.id"),
    )
    .select(["contest.title", "contest.slug", "contest.deadline", "contest.jury_deadline"])
    .select(["user.email", "user.nickname"])
    .select(["entry.id as entryId", "entry.finalized_at"])
    .where(({ or, eb }) => or([eb("entry.id", "is not", null), eb("juror.id", "is not", null)]))
    .where("contest.id", "=", contestId)
    .where("contest.ended_at", "is", null)
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();
  // Ended again, withdrawn, removed from the jury or erased in the meantime.
  if (!told) return;
  const { email, nickname, title, slug, deadline, jury_deadline: until, entryId, finalized_at } = told;
  await mailer.send(
    mails.contestWasReopened({
      to: email,
      nickname,
      contest: title,
      url: originOf(config.sites, "community") + contestPath(slug),
      reason,
      part: entryId === null ? "juror" : finalized_at ? "entrant" : "beginner",
      deadline: deadline > clock.now() ? formatDateTime(deadline) : null,
      scoring: until && { until: formatDateTime(until), isOver: until <= clock.now() },
    }),
  );
}

export const onContestReopened = onJob(contestReopened, mailReopened);

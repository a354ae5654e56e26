import { judgingPath } from "@inktvis/contract/page-paths/community";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { replyTo } from "../contests/reply-to.ts";
import { jurorNudge } from "./jury.mails.ts";
import { unfinishedJurors } from "./queries/unfinished-jurors.ts";

export const jurorNudged = jobKind<{ juryId: string }>("jury.nudged");

async function mailNudge({ db, mailer, config }: Services, { juryId }: { juryId: string }) {
  const juror = await db
    .selectFrom("contest_jury as juror")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .innerJoin("users as user", "user.id", "juror.user_id")
    .select(["contest.id", "contest.title", "contest.slug", "contest.organization", "contest.jury_deadline"])
    .select(["contest.contact_email", "user.email", "user.nickname"])
    .where("juror.id", "=", juryId)
    .where("user.blocked_at", "is", null)
    .where("contest.ended_at", "is", null)
    .executeTakeFirst();
  const unfinished = juror && (await unfinishedJurors(db, juror.id)).find((each) => each.juryId === juryId);
  // All is judged, the juror was removed, or the contest ended meanwhile.
  if (!unfinished) return;
  await mailer.send({
    ...jurorNudge({
      to: juror.email,
      nickname: juror.nickname,
      contest: juror.title,
      organization: juror.organization,
      left: unfinished.left,
      scoreBy: juror.jury_deadline ? formatDateTime(juror.jury_deadline) : undefined,
      url: originOf(config.sites, "community") + judgingPath(juror.slug),
    }),
    ...replyTo(juror),
  });
}

export const juryJobs = [onJob(jurorNudged, mailNudge)];

import { judgingPath } from "@inktvis/contract/page-paths/community";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { replyTo } from "../contests/reply-to.ts";
import { organizerReminder } from "./jury.mails.ts";
import { jurorWithWorkLeft } from "./queries/juror-with-work-left.ts";

/** The organiser reminds a juror of entries that are not judged yet. */
export const jurorReminded = jobKind<{ juryId: string }>("jury.reminded");

async function mailJuror({ db, mailer, config }: Services, { juryId }: { juryId: string }) {
  const juror = await jurorWithWorkLeft(db, juryId);
  if (!juror) return;
  await mailer.send({
    ...organizerReminder({
      to: juror.email,
      nickname: juror.nickname,
      contest: juror.title,
      organization: juror.organization,
      left: juror.left,
      scoreBy: juror.jury_deadline ? formatDateTime(juror.jury_deadline) : undefined,
      url: originOf(config.sites, "community") + judgingPath(juror.slug),
    }),
    ...replyTo(juror),
  });
}

export const juryJobs = [onJob(jurorReminded, mailJuror)];

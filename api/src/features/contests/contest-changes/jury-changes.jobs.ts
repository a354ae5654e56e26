import { JURY_TERMS } from "@inktvis/contract/features/contests/contest-changes";
import { judgingPath } from "@inktvis/contract/page-paths/community";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { replyTo } from "../contests/reply-to.ts";
import { changedForJury } from "./jury-changes.mails.ts";
import { changesOfContest } from "./queries/changes-of-contest.ts";

interface Changed {
  juryId: string;
  /** The moment of the save, as ISO 8601. */
  changedAt: string;
}
/** What the jury of a contest relies on changed. */
export const juryTermsChanged = jobKind<Changed>("contests.jury-terms-changed");

async function mailJuror({ db, mailer, config }: Services, { juryId, changedAt }: Changed) {
  const juror = await db
    .selectFrom("contest_jury as juror")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .innerJoin("users as user", "user.id", "juror.user_id")
    .select(["contest.id", "contest.title", "contest.slug", "contest.contact_email", "user.email", "user.nickname"])
    .where("juror.id", "=", juryId)
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();
  // Removed from the jury or erased in the meantime.
  if (!juror) return;
  const mail = changedForJury({
    to: juror.email,
    nickname: juror.nickname,
    contest: juror.title,
    url: originOf(config.sites, "community") + judgingPath(juror.slug),
    changes: await changesOfContest(db, juror.id, JURY_TERMS).where("changed_at", "=", new Date(changedAt)).execute(),
  });
  await mailer.send({ ...mail, ...replyTo(juror) });
}

export const onJuryTermsChanged = onJob(juryTermsChanged, mailJuror);

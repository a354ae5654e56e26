import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { onContestReopened } from "./contest-reopened.jobs.ts";
import * as mails from "./staff-contests.mails.ts";

interface HandedOver {
  contestId: string;
  fromId: string;
  toId: string;
}
/** Staff gave a contest to another organiser. */
export const contestHandedOver = jobKind<HandedOver>("staff-contests.handed-over");

async function mailBoth({ db, mailer, config }: Services, { contestId, fromId, toId }: HandedOver) {
  const contest = await db
    .selectFrom("contests")
    .select(["title", "slug"])
    .where("id", "=", contestId)
    .executeTakeFirst();
  if (!contest) return;
  const people = await db
    .selectFrom("users")
    .select(["id", "email", "nickname"])
    .where("id", "in", [fromId, toId])
    .execute();
  for (const { id, email, nickname } of people) {
    const to = { to: email, nickname, contest: contest.title };
    const url = originOf(config.sites, "account") + managedContestPath(contest.slug);
    await mailer.send(id === toId ? mails.receivedContest({ ...to, url }) : mails.gaveContest(to));
  }
}

export const staffContestJobs = [onJob(contestHandedOver, mailBoth), onContestReopened];

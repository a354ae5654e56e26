import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import * as mails from "./contests.mails.ts";
import { said } from "./queries/said-in-line.ts";

interface ActedIn {
  /** Of the audit log, which says what was done, in which contest and why. */
  lineId: string;
  organizerId: string;
}
/** Somebody of the staff did in the contest of somebody else what harms who is in it or cannot be undone. */
export const contestActedIn = jobKind<ActedIn>("contests.acted-in");

async function mailOrganizer({ db, mailer, config }: Services, { lineId, organizerId }: ActedIn) {
  const told = await db
    .selectFrom("audit_log as line")
    .innerJoin("users as organizer", (join) => join.on("organizer.id", "=", organizerId))
    .leftJoin("contests as contest", (join) => join.on(sql<boolean>`contest.id::text = line.subject_id`))
    .select(["line.action", "line.subject_name as title", "contest.slug", "organizer.email", "organizer.nickname"])
    .select([said("entry").as("entry"), said("juror").as("juror"), said("reason").as("reason")])
    .where("line.id", "=", lineId)
    .where("organizer.blocked_at", "is", null)
    .executeTakeFirst();
  if (!told) return;
  await mailer.send(
    mails.actedIn({
      to: told.email,
      nickname: told.nickname,
      contest: told.title ?? "",
      url: told.slug && originOf(config.sites, "account") + managedContestPath(told.slug),
      act: told.action,
      entry: told.entry,
      juror: told.juror,
      reason: told.reason ?? "",
    }),
  );
}

export const onContestActedIn = onJob(contestActedIn, mailOrganizer);

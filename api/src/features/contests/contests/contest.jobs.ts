import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import * as mails from "./contests.mails.ts";
import { auditDetail } from "./queries/audit-detail.ts";

interface StaffActed {
  /** The line of the audit log, which says what was done, in which contest and why. */
  lineId: string;
  organizerId: string;
}
/** Staff did something in somebody else's contest that harms people in it or cannot be undone. */
export const staffActedInContest = jobKind<StaffActed>("contests.acted-in");

async function mailOrganizer({ db, mailer, config }: Services, { lineId, organizerId }: StaffActed) {
  const recipient = await db
    .selectFrom("audit_log as line")
    .innerJoin("users as organizer", (join) => join.on("organizer.id", "=", organizerId))
    .leftJoin("contests as contest", (join) => join.on(sql<boolean>`contest.id::text = line.subject_id`))
    .select(["line.action", "line.subject_name as title", "contest.slug", "organizer.email", "organizer.nickname"])
    .select([auditDetail("entry").as("entry"), auditDetail("juror").as("juror"), auditDetail("reason").as("reason")])
    .where("line.id", "=", lineId)
    .where("organizer.blocked_at", "is", null)
    .executeTakeFirst();
  if (!recipient) return;
  await mailer.send(
    mails.staffActMail({
      to: recipient.email,
      nickname: recipient.nickname,
      contest: recipient.title ?? "",
      url: recipient.slug && originOf(config.sites, "account") + managedContestPath(recipient.slug),
      act: recipient.action,
      entry: recipient.entry,
      juror: recipient.juror,
      reason: recipient.reason ?? "",
    }),
  );
}

export const onStaffActedInContest = onJob(staffActedInContest, mailOrganizer);

import { originOf } from "@inktvis/contract/sites";
import { contestPath } from "@inktvis/contract/page-paths/community";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";
import { replyTo } from "../contests/reply-to.ts";
import { mailedEntrant } from "../participations/queries/mailed-entrant.ts";
import { contestEndedEarly } from "./contest-changes.mails.ts";

/** A contest ended before its deadline; mails one person who started an entry and did not hand it in. */
const endedEarly = jobKind<{ participationId: string }>("contests.ended-early");

/**
 * Tells everybody who started an entry and did not hand it in that the contest ended before its deadline
 * (docs/product/contests.md#ending). Those who handed in read it in the mail of the result.
 */
export async function tellEndedEarly(
  { tx, jobs, now }: Pick<Services, "jobs"> & { tx: Tx; now: Date },
  contestId: string,
) {
  const begun = await tx
    .selectFrom("participations")
    .select(["id", "user_id"])
    .where("contest_id", "=", contestId)
    .where("finalized_at", "is", null)
    .execute();
  await notify(tx, {
    to: begun.map(({ user_id }) => user_id),
    type: "contestEndedEarly",
    about: { contest: contestId },
    dedupeKey: `${contestId} ${now.toISOString()}`,
    now,
  });
  await jobs.enqueueAll(
    tx,
    endedEarly,
    begun.map(({ id }) => ({ participationId: id })),
  );
}

async function mailBeginner({ db, mailer, config }: Services, { participationId }: { participationId: string }) {
  const entry = await mailedEntrant(db, participationId)
    .select("contest.deadline")
    .where("contest.ended_at", "is not", null)
    .executeTakeFirst();
  // Withdrawn, or the contest was reopened by staff in the meantime.
  if (!entry) return;
  const url = originOf(config.sites, "community") + contestPath(entry.slug);
  const { email: to, nickname, title: contest } = entry;
  const mail = contestEndedEarly({ to, nickname, contest, url, deadline: formatDateTime(entry.deadline) });
  await mailer.send({ ...mail, ...replyTo(entry) });
}

export const onEndedEarly = onJob(endedEarly, mailBeginner);

import { ENTRY_TERMS } from "@inktvis/contract/features/contests/contest-changes";
import { originOf } from "@inktvis/contract/sites";
import { entryPath } from "@inktvis/contract/page-paths/community";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { changedContest } from "./contest-changes.mails.ts";
import { isPassed } from "../contests/contest.rules.ts";
import { replyTo } from "../contests/reply-to.ts";
import { mailedEntrant } from "../participations/queries/mailed-entrant.ts";
import { changesOfContest } from "./queries/changes-of-contest.ts";

interface Changed {
  participationId: string;
  /** The moment of the save, as ISO 8601. */
  changedAt: string;
}
/** The terms of a contest changed after somebody began an entry. */
export const contestChanged = jobKind<Changed>("contests.changed");

async function mailEntrant({ db, mailer, config, clock }: Services, { participationId, changedAt }: Changed) {
  const entry = await mailedEntrant(db, participationId)
    .select(["contest.id", "contest.deadline", "contest.ended_at", "entry.finalized_at", "entry.first_finalized_at"])
    .executeTakeFirst();
  // Withdrawn or erased in the meantime.
  if (!entry) return;
  const changed = new Date(changedAt);
  const changes = await changesOfContest(db, entry.id, ENTRY_TERMS).where("changed_at", "=", changed).execute();
  await mailer.send({
    ...changedContest({
      to: entry.email,
      nickname: entry.nickname,
      contest: entry.title,
      url: originOf(config.sites, "community") + entryPath(entry.slug),
      changes,
      isHandedIn: entry.finalized_at !== null,
      mayLeaveNewQuestions: entry.first_finalized_at !== null && entry.first_finalized_at <= changed,
      isPassed: isPassed(entry, clock.now()),
      isEnded: entry.ended_at !== null,
    }),
    ...replyTo(entry),
  });
}

export const contestChangeJobs = [onJob(contestChanged, mailEntrant)];

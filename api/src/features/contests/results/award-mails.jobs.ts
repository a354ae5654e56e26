import { originOf } from "@inktvis/contract/sites";
import { contestResultPath } from "@inktvis/contract/page-paths/community";
import { sql } from "kysely";
import type { MemberContext, Services } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { replyTo } from "../contests/reply-to.ts";
import { frozenTitle, placeOf, stateOf } from "../contributions/queries/contribution-columns.ts";
import { limitMessages } from "../messages/limit-messages.ts";
import { awardKey } from "./award-columns.ts";
import { awardChanged } from "./results.mails.ts";
import { recordAnnouncedAwards, whileMailingAwards } from "./announced-awards.ts";

interface Changed {
  participationId: string;
}
const awardChangedFor = jobKind<Changed>("contests.award-changed");

/** Whether an entry has another award than the one its author was last mailed. */
const isUntold = sql<boolean>`contribution.told_award is distinct from ${awardKey}`;

/** Whether a worker is mailing an author now: that mail may contain an older award, and is recorded only afterwards. */
const isBeingMailed = sql<boolean>`participation.award_mail_claimed_at is not null`;

/** The entries of people who can be mailed; blocked people are in no result, and get no mail about it. */
const mailedEntries = (db: Database | Tx) =>
  db
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .where("contribution.frozen_at", "is not", null)
    .where("user.blocked_at", "is", null);

/**
 * Mails the authors whose award differs from what they were told, which counts as one message. The caller has locked
 * the contest. @throws 429
 */
export async function mailChangedAwards(ctx: MemberContext, tx: Tx, contestId: string) {
  // The mail at the end may have failed for good: nothing waits for it any more, and it may announce an award a second
  // time. No worker can claim an author from here until the end of the transaction.
  await tx.updateTable("participations").set({ result_mail_of: null }).where("contest_id", "=", contestId).execute();
  const changed = await mailedEntries(tx)
    .select("participation.id as participationId")
    .distinct()
    .where("contribution.contest_id", "=", contestId)
    .where((eb) => eb.or([isUntold, isBeingMailed]))
    .execute();
  if (changed.length === 0) return;
  await limitMessages(ctx, tx);
  await ctx.jobs.enqueueAll(tx, awardChangedFor, changed);
}

/** Mails an author the awards as they are now: after two corrections before this job, only their outcome. */
async function mailWriter({ db, mailer, config }: Services, participationId: string) {
  const entries = await mailedEntries(db)
    .innerJoin("contests as contest", "contest.id", "contribution.contest_id")
    .innerJoin("contest_results as result", "result.contest_id", "contest.id")
    .select(["contribution.id", awardKey.as("award"), isUntold.as("isUntold")])
    .select([frozenTitle.as("title"), stateOf.as("state"), placeOf.as("place")])
    .select(["user.email", "user.nickname", "contest.title as contest", "contest.slug", "contest.contact_email"])
    .select("result.corrected_at")
    .where("participation.id", "=", participationId)
    // Withdrawn in the meantime, as when reopening: the awards are for the organiser alone, and mailed once public
    // again.
    .where("result.released_at", "is not", null)
    .orderBy("contribution.position")
    .execute();
  const changed = entries.filter((entry) => entry.isUntold);
  const [first] = changed;
  if (!first) return;
  const { email: to, nickname, contest, slug, corrected_at } = first;
  const isCorrection = corrected_at !== null;
  const url = originOf(config.sites, "community") + contestResultPath(slug);
  await mailer.send({
    ...awardChanged({ to, nickname, contest, url, isCorrection, entries: changed }),
    ...replyTo(first),
  });
  await recordAnnouncedAwards(db, participationId, entries);
}

export const onAwardChanged = onJob(awardChangedFor, (services, { participationId }) =>
  whileMailingAwards(services, participationId, () => mailWriter(services, participationId)),
);

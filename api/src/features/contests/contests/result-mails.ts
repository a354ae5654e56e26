import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { contestPath, entryFeedbackPath } from "@inktvis/contract/page-paths/community";
import { changesOfContest } from "../contest-changes/queries/changes-of-contest.ts";
import { hasWon, result } from "./contests.mails.ts";
import { type AwardedText, contestOutcome, entrantOutcomes } from "./queries/contest-outcome.ts";
import { recordAnnouncedAwards, whileMailingAwards } from "../results/announced-awards.ts";
import { replyTo } from "./reply-to.ts";

interface ResultOf {
  participationId: string;
  /** Which end the mail is about, as ISO 8601: staff may reopen the contest, which then ends another time. */
  endedAt: string;
  /** The organiser's own words to those who won, or to the others. */
  winnerMessage: string;
  otherMessage: string;
}
/** A contest ended; mails one entrant how it ended. */
export const resultKnown = jobKind<ResultOf>("contests.result-known");

/** `endsEarly`: before the deadline; `withholdsFeedback`: entrants could count on feedback until the end. */
type Outcome = Awaited<ReturnType<typeof contestOutcome>> & { endsEarly: boolean; withholdsFeedback: boolean };

interface Recipient {
  to: string;
  nickname: string;
  contest: Outcome;
  awards: readonly AwardedText[];
  hasFeedback: boolean;
  staysPrivate: boolean;
}

/** The mail of the result as it goes out; also used for its preview. */
export function resultMail(
  { config }: Pick<Services, "config">,
  { to, nickname, contest, awards, hasFeedback: wasWritten, staysPrivate }: Recipient,
  { winnerMessage, otherMessage }: Pick<ResultOf, "winnerMessage" | "otherMessage">,
): Mail {
  const { slug, title, hasJury, hasWinners } = contest;
  const hasFeedback = contest.showsFeedback && wasWritten;
  const mail = result({
    to,
    nickname,
    contest: title,
    url: originOf(config.sites, "community") + (hasFeedback ? entryFeedbackPath(slug) : contestPath(slug)),
    awards,
    hasWinners,
    hasJury,
    hasFeedback,
    withholdsFeedback: contest.withholdsFeedback && hasJury && !contest.showsFeedback,
    endedBefore: contest.endsEarly ? formatDateTime(contest.deadline) : null,
    staysPrivate,
    message: hasWon(awards) ? winnerMessage : otherMessage,
  });
  return { ...mail, ...replyTo(contest) };
}

async function mailResult(services: Services, { participationId, endedAt, ...messages }: ResultOf) {
  const { db, mailer } = services;
  const recipient = await db
    .selectFrom("participations as participation")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .select(["participation.contest_id", "user.email", "user.nickname", "user.blocked_at"])
    .where("participation.id", "=", participationId)
    .executeTakeFirst();
  if (!recipient) return;
  const { contest_id: contestId, email, nickname, blocked_at } = recipient;
  const outcome = await entrantOutcomes(db, contestId)
    .where("participation.id", "=", participationId)
    .executeTakeFirst();
  if (!outcome) return;
  const contest = await contestOutcome(db, contestId);
  // Reopened by staff in the meantime; the next end has mails of its own.
  if (contest.ended_at?.toISOString() !== endedAt) return;
  const endsEarly = contest.ended_at < contest.deadline;
  const [withheld] = await changesOfContest(db, contestId, ["feedback"])
    .where("changed_at", "=", contest.ended_at)
    .execute();
  const ended = { ...contest, endsEarly, withholdsFeedback: withheld !== undefined };
  // Blocked people are in no result and get no mail about it; once unblocked, a release or correction informs them.
  if (!blocked_at) {
    await mailer.send(resultMail(services, { to: email, nickname, contest: ended, ...outcome }, messages));
    await recordAnnouncedAwards(db, participationId, outcome.awards);
  }
  await db
    .updateTable("participations")
    .set({ result_mail_of: null })
    .where("id", "=", participationId)
    .where("result_mail_of", "=", contest.ended_at)
    .execute();
}

export const onResultKnown = onJob(resultKnown, (services, told) =>
  whileMailingAwards(services, told.participationId, () => mailResult(services, told)),
);

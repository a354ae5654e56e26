import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { contestPath, entryFeedbackPath } from "@inktvis/contract/page-paths/community";
import { result } from "./contests.mails.ts";

interface ResultOf {
  participationId: string;
  /** The organiser's own words to those who won, or to the others. */
  winnerMessage: string;
  otherMessage: string;
}
/** A contest ended; somebody who took part hears how. */
export const resultKnown = jobKind<ResultOf>("contests.result-known");

interface Recipient {
  to: string;
  nickname: string;
  contest: { slug: string; title: string; show_jury_feedback_to_participant: boolean };
  won: readonly string[];
}

/** The mail of the result as it goes out, also for looking at it before. */
export function resultMail(
  { config }: Pick<Services, "config">,
  { to, nickname, contest, won }: Recipient,
  { winnerMessage, otherMessage }: Omit<ResultOf, "participationId">,
): Mail {
  const showsFeedback = contest.show_jury_feedback_to_participant;
  const path = showsFeedback ? entryFeedbackPath(contest.slug) : contestPath(contest.slug);
  return result({
    to,
    nickname,
    contest: contest.title,
    url: originOf(config.sites, "community") + path,
    won,
    showsFeedback,
    message: won.length > 0 ? winnerMessage : otherMessage,
  });
}

async function mailResult(services: Services, { participationId, ...messages }: ResultOf) {
  const { db, mailer } = services;
  const recipient = await db
    .selectFrom("participations as participation")
    .innerJoin("contests as contest", "contest.id", "participation.contest_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .select([
      "user.email",
      "user.nickname",
      "contest.slug",
      "contest.title",
      "contest.show_jury_feedback_to_participant",
    ])
    .where("participation.id", "=", participationId)
    .executeTakeFirst();
  if (!recipient) return;
  const won = await db
    .selectFrom("contributions")
    .select("title")
    .where("participation_id", "=", participationId)
    .where("state", "=", "winner")
    .where("title", "is not", null)
    .$narrowType<{ title: string }>()
    .orderBy("position")
    .execute();
  const { email, nickname, ...contest } = recipient;
  await mailer.send(
    resultMail(services, { to: email, nickname, contest, won: won.map(({ title }) => title) }, messages),
  );
}

export const onResultKnown = onJob(resultKnown, mailResult);

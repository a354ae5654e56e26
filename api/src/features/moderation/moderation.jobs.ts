import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { decisionPath } from "@inktvis/contract/page-paths/account";
import * as mails from "./moderation.mails.ts";

export const reportDecided = jobKind<{ decisionId: string }>("moderation.decided");
export const appealAnswered = jobKind<{ decisionId: string }>("moderation.appeal-answered");

async function decisionById({ db, config }: Services, id: string) {
  const row = await db
    .selectFrom("moderation_decisions as decision")
    .innerJoin("users as author", "author.id", "decision.author_id")
    .select(["author.email", "author.nickname", "decision.title", "decision.verdict", "decision.reason"])
    .select(["decision.appeal_verdict", "decision.appeal_reason", "decision.about_rewritten"])
    .leftJoin("texts as text", "text.id", "decision.text_id")
    .select(["text.id as textId", "text.hidden_at", "text.rewritten_at", "text.is_private"])
    .where("decision.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, ...decision } = row;
  return { ...decision, to: email, text: stateOf(row), url: originOf(config.sites, "account") + decisionPath(id) };
}

interface TextNow {
  textId: string | null;
  hidden_at: Date | null;
  rewritten_at: Date | null;
  is_private: boolean | null;
}
function stateOf({ textId, hidden_at, rewritten_at, is_private }: TextNow): mails.AppealedText {
  if (textId === null) return "gone";
  if (hidden_at) return rewritten_at ? "rewritten" : "hidden";
  return is_private ? "private" : "shown";
}

async function mailDecision(services: Services, { decisionId }: { decisionId: string }) {
  const decision = await decisionById(services, decisionId);
  if (!decision) return;
  const [hidden, kept] = decision.about_rewritten
    ? [mails.textStaysHidden, mails.textShownAgain]
    : [mails.textHidden, mails.textKept];
  await services.mailer.send(decision.verdict === "hide" ? hidden(decision) : kept(decision));
}

async function mailAnswer(services: Services, { decisionId }: { decisionId: string }) {
  const decision = await decisionById(services, decisionId);
  if (!decision?.appeal_verdict) return;
  const answer = { ...decision, reason: decision.appeal_reason ?? "" };
  await services.mailer.send(
    decision.appeal_verdict === "upheld" ? mails.appealUpheld(answer) : mails.appealWon(answer),
  );
}

export const moderationJobs = [onJob(reportDecided, mailDecision), onJob(appealAnswered, mailAnswer)];

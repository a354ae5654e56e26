import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind, onJob } from "#platform/jobs/job.ts";
import { decisionPath } from "@inktvis/contract/page-paths/account";
import * as mails from "./moderation.mails.ts";

export const reportDecided = jobKind<{ decisionId: string }>("moderation.decided");
export const appealAnswered = jobKind<{ decisionId: string }>("moderation.appeal-answered");

async function decisionById({ db, config }: Services, id: string) {
  const row = await db
    .selectFrom("moderation_decisions as decision")
    .innerJoin("users as author", "author.id", "decision.author_id")
    .select(["author.email", "author.nickname", "decision.title", "decision.verdict", "decision.reason"])
    .select(["decision.appeal_verdict", "decision.appeal_reason"])
    .where("decision.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, ...decision } = row;
  return { ...decision, to: email, url: originOf(config.sites, "account") + decisionPath(id) };
}

async function mailDecision(services: Services, { decisionId }: { decisionId: string }) {
  const decision = await decisionById(services, decisionId);
  if (!decision) return;
  await services.mailer.send(decision.verdict === "hide" ? mails.textHidden(decision) : mails.textKept(decision));
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

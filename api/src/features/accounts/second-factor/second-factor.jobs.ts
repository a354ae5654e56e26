import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { authLink } from "../auth/mail-links.ts";
import { type FactorChange, factorChanged } from "./second-factor.kinds.ts";
import { factorMail } from "./second-factor.mails.ts";
import { mailRecipient } from "../auth/mail-recipient.ts";

async function mailChange(services: Services, { userId, ...change }: { userId: string } & FactorChange) {
  const user = await mailRecipient(services, userId);
  if (!user) return;
  const url = authLink(services.config, FORGOT_PASSWORD_PATH);
  await services.mailer.send(factorMail({ to: user.email, nickname: user.nickname, url, change }));
}

export const secondFactorJobs = [onJob(factorChanged, mailChange)];

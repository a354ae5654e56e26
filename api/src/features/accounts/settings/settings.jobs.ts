import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { authLink } from "../auth/mail-links.ts";
import { passwordWasChanged } from "./settings.mails.ts";
import { mailRecipient } from "../auth/mail-recipient.ts";

export const passwordChanged = jobKind<{ userId: string }>("settings.password-changed");

async function mailPasswordChanged(services: Services, { userId }: { userId: string }) {
  const user = await mailRecipient(services, userId);
  if (!user) return;
  const url = authLink(services.config, FORGOT_PASSWORD_PATH);
  await services.mailer.send(passwordWasChanged({ to: user.email, nickname: user.nickname, url }));
}

export const settingsJobs = [onJob(passwordChanged, mailPasswordChanged)];

import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { emailOfChange } from "../auth/email-changes.ts";
import { authLink } from "../auth/mail-links.ts";
import { passwordWasChanged } from "./settings.mails.ts";
import { mailRecipient } from "../auth/mail-recipient.ts";

interface PasswordMail {
  userId: string;
  /** The pending change of address that the new password ended. */
  endedEmailChangeId: string | null;
}
export const passwordChanged = jobKind<PasswordMail>("settings.password-changed");

async function mailPasswordChanged(services: Services, { userId, endedEmailChangeId }: PasswordMail) {
  const { config, db, mailer } = services;
  const user = await mailRecipient(services, userId);
  if (!user) return;
  const url = authLink(config, FORGOT_PASSWORD_PATH);
  const endedEmail = await emailOfChange(db, endedEmailChangeId);
  await mailer.send(
    passwordWasChanged({ to: user.email, nickname: user.nickname, url, ...(endedEmail && { endedEmail }) }),
  );
}

export const settingsJobs = [onJob(passwordChanged, mailPasswordChanged)];

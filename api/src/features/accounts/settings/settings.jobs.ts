import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { emailOfChange } from "../auth/email-changes.ts";
import { authLink } from "../auth/mail-links.ts";
import { passwordWasChanged } from "./settings.mails.ts";

interface PasswordMail {
  userId: string;
  /** The pending change of address that the new password ended. */
  endedEmailChangeId: string | null;
}
export const passwordChanged = jobKind<PasswordMail>("settings.password-changed");

async function mailPasswordChanged({ config, db, mailer }: Services, { userId, endedEmailChangeId }: PasswordMail) {
  const user = await db.selectFrom("users").select(["nickname", "email"]).where("id", "=", userId).executeTakeFirst();
  if (!user) return;
  const url = authLink(config, FORGOT_PASSWORD_PATH);
  const endedEmail = await emailOfChange(db, endedEmailChangeId);
  await mailer.send(
    passwordWasChanged({ to: user.email, nickname: user.nickname, url, ...(endedEmail && { endedEmail }) }),
  );
}

export const settingsJobs = [onJob(passwordChanged, mailPasswordChanged)];

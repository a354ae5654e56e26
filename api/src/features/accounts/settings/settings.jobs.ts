import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { type PasswordMail, passwordMailFields } from "../auth/password-mail.ts";
import { passwordWasChanged } from "./settings.mails.ts";

export const passwordChanged = jobKind<PasswordMail>("settings.password-changed");

async function mailPasswordChanged(services: Services, data: PasswordMail) {
  const fields = await passwordMailFields(services, data);
  if (fields) await services.mailer.send(passwordWasChanged(fields));
}

export const settingsJobs = [onJob(passwordChanged, mailPasswordChanged)];

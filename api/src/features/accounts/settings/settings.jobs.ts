import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { authLink } from "../auth/mail-links.ts";
import { passwordWasChanged } from "./settings.mails.ts";

export const passwordChanged = jobKind<{ userId: string }>("settings.password-changed");

async function mailPasswordChanged({ config, db, mailer }: Services, { userId }: { userId: string }) {
  const user = await db.selectFrom("users").select(["nickname", "email"]).where("id", "=", userId).executeTakeFirst();
  if (!user) return;
  const url = authLink(config, FORGOT_PASSWORD_PATH);
  await mailer.send(passwordWasChanged({ to: user.email, nickname: user.nickname, url }));
}

export const settingsJobs = [onJob(passwordChanged, mailPasswordChanged)];

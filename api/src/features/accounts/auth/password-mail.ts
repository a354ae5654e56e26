import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import type { Services } from "#platform/context.ts";
import { emailOfChange } from "./email-changes.ts";
import { mailRecipient } from "./mail-recipient.ts";
import { authLink } from "./mail-links.ts";

/** The data of the jobs that mail somebody about their new password. */
export interface PasswordMail {
  userId: string;
  /** The pending change of address that the new password ended. */
  endedEmailChangeId: string | null;
}

/** The fields of those mails; undefined once the person is erased. */
export async function passwordMailFields(services: Services, { userId, endedEmailChangeId }: PasswordMail) {
  const user = await mailRecipient(services, userId);
  if (!user) return undefined;
  const endedEmail = await emailOfChange(services.db, endedEmailChangeId);
  return {
    to: user.email,
    nickname: user.nickname,
    url: authLink(services.config, FORGOT_PASSWORD_PATH),
    ...(endedEmail && { endedEmail }),
  };
}

import type { Page } from "@playwright/test";
import { mailbox } from "./mailbox.ts";
import { type Account, apiOf } from "./member.ts";
import { signIn, type Target } from "./sign-in.ts";

/** Creates an account with a confirmed e-mail address, for one test. */
export async function newAccount(): Promise<Account & { nickname: string }> {
  const id = crypto.randomUUID().slice(0, 8);
  const member = { email: `inkt-${id}@voorbeeld.be`, password: "een zin om te onthouden", nickname: `Veerman ${id}` };
  const auth = apiOf("auth");
  await auth.call("POST", "/auth/register", { ...member, termsVersion: 1, newsletter: 0 });
  const { searchParams } = new URL(await mailbox.linkTo(member.email, "/email-bevestigen"));
  await auth.call("POST", "/auth/verify-email", Object.fromEntries(searchParams));
  return member;
}

/** Creates such an account and signs the browser in with it; opens the target, if any. */
export async function newMember(page: Page, target?: Target) {
  const member = await newAccount();
  await signIn(page, member, target);
  return member;
}

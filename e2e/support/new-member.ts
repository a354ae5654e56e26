import type { Page } from "@playwright/test";
import { mailbox } from "./mailbox.ts";
import { type Account, apiOf } from "./member.ts";
import { signIn, type Target } from "./sign-in.ts";

/** Makes an account and signs in with it: for what would get in the way of others on an account of the demo. */
export async function newMember(page: Page, target: Target): Promise<Account & { nickname: string }> {
  const id = crypto.randomUUID().slice(0, 8);
  const member = { email: `inkt-${id}@voorbeeld.be`, password: "een zin om te onthouden", nickname: `Veerman ${id}` };
  const auth = apiOf("auth");
  await auth.call("POST", "/auth/register", { ...member, termsVersion: 1, newsletter: 0 });
  const { searchParams } = new URL(await mailbox.linkTo(member.email, "/email-bevestigen"));
  await auth.call("POST", "/auth/verify-email", Object.fromEntries(searchParams));
  await signIn(page, member, target);
  return member;
}

import type { Context } from "#platform/context.ts";
import { isSubscribed } from "../subscription.policy.ts";
import { emailOfToken } from "../unsubscribe-link.ts";

/** The subscription that an unsubscribe link would end, for the page that confirms it. @throws 404 */
export async function getSubscription({ db, config }: Context, token: string) {
  const email = emailOfToken(config, token);
  return { data: { email, isSubscribed: await isSubscribed(db, email) } };
}

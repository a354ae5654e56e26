import { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import { apiOriginOf, originOf } from "@inktvis/contract/sites";
import { days, later } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#platform/context.ts";
import type { Unsubscribe } from "#platform/mail/mail-content.ts";
import { gone, notFound } from "#platform/http/errors.ts";
import { unsubscribePath } from "@inktvis/contract/page-paths/account";
import { sameSecret, sign } from "#platform/secrets.ts";
import { CATEGORY_NAMES } from "./mail-categories.ts";

interface Subscription {
  userId: string;
  category: MailCategory;
}

const signature = ({ secret }: Config, { userId, category }: Subscription, lastDay: string | undefined) =>
  sign(secret, "unsubscribe", userId, category, ...(lastDay === undefined ? [] : [lastDay]));

/**
 * Mails before 22 November 2026 have links without a last day; they expire when the last of those mails is 90 days old.
 */
const LAST_DAY_OF_UNDATED = Math.floor(Date.UTC(2027, 1, 20) / days(1));

/**
 * A signed token that is not stored; it allows nothing but unsubscribing from this category. It holds its last day,
 * counted in days since 1970, and is valid as long as the mail log keeps the mail; after that, people change their
 * settings signed in.
 */
export function unsubscribeToken(config: Config, subscription: Subscription, now: Date) {
  const lastDay = String(Math.floor(later(now, config.keep.mailLog).getTime() / days(1)));
  return [subscription.category, subscription.userId, lastDay, signature(config, subscription, lastDay)].join(".");
}

/** @throws 404 for a bad signature, 410 for an expired token */
export function subscriptionOf({ config, now }: { config: Config; now: Date }, token: string): Subscription {
  const [name, userId = "", ...rest] = token.split(".");
  const [signed = "", lastDay] = rest.toReversed();
  const category = MailCategory.safeParse(name).data;
  if (!category || !sameSecret(signed, signature(config, { userId, category }, lastDay))) throw brokenLink();
  if (now.getTime() >= (Number(lastDay ?? LAST_DAY_OF_UNDATED) + 1) * days(1)) throw endedLink();
  return { userId, category };
}

export const brokenLink = () => notFound("Deze link klopt niet. Open hem opnieuw vanuit de mail.");
const endedLink = () => gone("Deze link is verlopen. Meld je aan en kies bij je instellingen welke mails je krijgt.");

/** For the footer and the headers of a mail. */
export function unsubscribeFrom(
  { config, clock }: Pick<Services, "config" | "clock">,
  subscription: Subscription,
): Unsubscribe {
  const token = unsubscribeToken(config, subscription, clock.now());
  return {
    from: CATEGORY_NAMES[subscription.category],
    page: originOf(config.sites, "account") + unsubscribePath(token),
    oneClick: `${apiOriginOf(config.sites, "account")}/api/unsubscribe/${token}`,
  };
}

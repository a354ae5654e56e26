import { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import { apiOriginOf, originOf } from "@inktvis/contract/sites";
import { days, later } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#platform/context.ts";
import type { Unsubscribe } from "#platform/mail/mail-content.ts";
import { gone, notFound } from "#platform/http/errors.ts";
import { unsubscribePage } from "@inktvis/contract/page-paths";
import { sameSecret, sign } from "#platform/secrets.ts";
import { CATEGORY_NAMES } from "./mail-categories.ts";

interface Subscription {
  userId: string;
  category: MailCategory;
}

/** As long as the mail log keeps the mail; after that people use their settings. */
const VALID = days(90);

const signature = ({ secret }: Config, { userId, category }: Subscription, lastDay: string) =>
  sign(secret, "unsubscribe", userId, category, lastDay);

/** Not stored. Only ends mails of one category, until the day in the token (days since 1970). */
export function unsubscribeToken(config: Config, subscription: Subscription, now: Date) {
  const lastDay = String(Math.floor(later(now, VALID).getTime() / days(1)));
  return [subscription.category, subscription.userId, lastDay, signature(config, subscription, lastDay)].join(".");
}

/** @throws 404 for a bad signature, 410 for an expired token */
export function subscriptionOf({ config, now }: { config: Config; now: Date }, token: string): Subscription {
  const [word, userId = "", lastDay = "", signed = ""] = token.split(".");
  const category = MailCategory.safeParse(word).data;
  if (!category || !sameSecret(signed, signature(config, { userId, category }, lastDay))) throw brokenLink();
  if (now.getTime() >= (Number(lastDay) + 1) * days(1)) throw endedLink();
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
    page: originOf(config.sites, "account") + unsubscribePage(token),
    oneClick: `${apiOriginOf(config.sites, "account")}/api/unsubscribe/${token}`,
  };
}

import { MailCategory } from "@inktvis/contract/features/mail-preferences";
import { apiOriginOf, originOf } from "@inktvis/contract/sites";
import type { Config } from "../../platform/config.ts";
import type { Unsubscribe } from "../../platform/mail/mail-content.ts";
import { notFound } from "../../platform/http/errors.ts";
import { unsubscribePage } from "../../platform/page-paths.ts";
import { sameSecret, sign } from "../../platform/secrets.ts";
import { CALLED } from "./mail-categories.ts";

interface Subscription {
  userId: string;
  category: MailCategory;
}

const signature = ({ secret }: Config, { userId, category }: Subscription) =>
  sign(secret, "unsubscribe", userId, category);

/** Stored nowhere and valid for ever: a mail may be opened years later. It can do nothing but end these mails. */
export const unsubscribeToken = (config: Config, subscription: Subscription) =>
  [subscription.category, subscription.userId, signature(config, subscription)].join(".");

/** Undefined for one that we did not sign. */
export function subscriptionOf(config: Config, token: string): Subscription | undefined {
  const [word, userId = "", signed = ""] = token.split(".");
  const category = MailCategory.safeParse(word).data;
  if (!category || !sameSecret(signed, signature(config, { userId, category }))) return undefined;
  return { userId, category };
}

export const brokenLink = () => notFound("Deze link klopt niet. Open hem opnieuw vanuit de mail.");

/** What the foot and the headers of such a mail say. */
export function unsubscribeFrom(config: Config, subscription: Subscription): Unsubscribe {
  const token = unsubscribeToken(config, subscription);
  return {
    from: CALLED[subscription.category],
    page: originOf(config.sites, "account") + unsubscribePage(token),
    oneClick: `${apiOriginOf(config.sites, "account")}/api/unsubscribe/${token}`,
  };
}

import { originOf } from "@inktvis/contract/sites";
import { confirmNewsletterPath } from "@inktvis/contract/page-paths/organization";
import { days, later } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { sameSecret, sign } from "#platform/secrets.ts";

/** How long the link in the mail is valid, and an unconfirmed subscription is kept. */
export const CONFIRMABLE = days(7);

/** A row of `newsletter_subscriptions`, with when it was last requested. */
interface Asked {
  id: string;
  asked_at: Date;
}

/** Signed from the row and not stored: of several mails only the link in the newest works. */
const tokenOf = ({ secret }: Config, { id, asked_at }: Asked) =>
  sign(secret, "confirm-newsletter", id, asked_at.toISOString());

export const isTokenOf = (config: Config, asked: Asked, token: string) => sameSecret(token, tokenOf(config, asked));

export const isConfirmable = ({ asked_at }: Pick<Asked, "asked_at">, now: Date) => now < later(asked_at, CONFIRMABLE);

export const confirmLink = (config: Config, asked: Asked) =>
  originOf(config.sites, "organization") + confirmNewsletterPath({ id: asked.id, token: tokenOf(config, asked) });

import { unsubscribeNewsletterPath } from "@inktvis/contract/page-paths/organization";
import { apiOriginOf, originOf } from "@inktvis/contract/sites";
import type { Config } from "#platform/config.ts";
import { notFound } from "#platform/http/errors.ts";
import type { Unsubscribe } from "#platform/mail/mail-content.ts";
import { seal, unseal } from "#platform/secrets.ts";
import { CATEGORY_NAMES } from "#features/accounts/mail-preferences/mail-categories.ts";

const PURPOSE = "unsubscribe-newsletter";
const brokenLink = () => notFound("Deze link klopt niet. Open hem opnieuw vanuit de mail.");

/**
 * The address itself, encrypted: so the link works even when the address later becomes that of an account, and nobody
 * can read the address in it. It never expires: without an account it is the only way to unsubscribe.
 */
const unsubscribeToken = ({ secret }: Config, email: string) =>
  seal(secret, PURPOSE, "", Buffer.from(email)).toString("base64url");

/** @throws 404 */
export function emailOfToken({ secret }: Config, token: string) {
  const email = unseal(secret, PURPOSE, "", Buffer.from(token, "base64url"))?.toString();
  if (email === undefined) throw brokenLink();
  return email;
}

/** For the footer and the headers of a newsletter to an address without an account. */
export function unsubscribeAddress(config: Config, email: string): Unsubscribe {
  const token = unsubscribeToken(config, email);
  return {
    from: CATEGORY_NAMES.newsletter,
    page: originOf(config.sites, "organization") + unsubscribeNewsletterPath(token),
    oneClick: `${apiOriginOf(config.sites, "organization")}/api/newsletter/unsubscribe/${token}`,
  };
}

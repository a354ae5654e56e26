import { originOf, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";
import { sameSecret } from "../secrets.ts";
import type { Session } from "../sessions/session.ts";
import { csrfTokenOf } from "../sessions/session-tokens.ts";
import { forbidden, sessionExpired } from "./errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

interface ChangeRequest {
  method: string;
  origin: string | undefined;
  csrfToken: string | undefined;
}

/**
 * Guards every request that changes something. The session comes first, so that one that has expired always answers
 * 419, whatever else is wrong. Then the Origin: sibling hosts are the same site to SameSite cookies, so only the pages of
 * this very site may write.
 */
export function checkCsrf(
  { addresses, site, secret }: { addresses: SiteAddresses; site: SiteName; secret: string },
  session: Session,
  { method, origin, csrfToken }: ChangeRequest,
) {
  if (SAFE_METHODS.has(method)) return;
  const expected = csrfTokenOf(secret, session);
  if (!expected || !csrfToken || !sameSecret(csrfToken, expected)) throw sessionExpired();
  if (origin !== originOf(addresses, site)) throw forbidden("Deze aanvraag komt niet van deze site.");
}

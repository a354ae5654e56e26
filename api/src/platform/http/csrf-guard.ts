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
 * CSRF protection for every request that changes something. The session is checked first, so that an expired one always
 * results in a 419. Then the Origin: SameSite cookies treat sibling hosts as the same site, so only pages of this very
 * site may write.
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

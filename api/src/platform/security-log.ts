import type { Context } from "./context.ts";
import { networkPrefix } from "./network.ts";
import { sign } from "./secrets.ts";

/** What an operator looks for when something may be wrong (docs/decisions/0024). */
type SecurityEvent =
  | "signed in"
  | "sign-in refused"
  | "identity confirmed"
  | "confirmation refused"
  | "account confirmed"
  | "password changed"
  | "e-mail address changed"
  | "e-mail address put back"
  | "request refused"
  | "staff act";

interface Facts {
  /** Whose account it is about, or who acts. */
  personId?: string | undefined;
  /** An address that is nobody's here. It never stands in the log itself: two lines about the same one look the same. */
  email?: string;
  /** Why, in a word. */
  reason?: string;
  /** What was asked, as the contract names it; its parameters are ids, never secrets. */
  method?: string;
  route?: string | undefined;
  params?: unknown;
  status?: number;
}

/** A line that tells what happened and from where, without an address, a token or words that somebody typed. */
export function logSecurity(
  { log, config, network }: Pick<Context, "log" | "config" | "network">,
  security: SecurityEvent,
  { email, ...facts }: Facts,
) {
  const from = networkPrefix(network);
  const emailHash = email && sign(config.secret, "security-log", email.toLowerCase()).slice(0, 16);
  const line = { security, from, ...facts, ...(emailHash && { emailHash }) };
  if (security.endsWith("refused")) log.warn(line, security);
  else log.info(line, security);
}

import type { Context } from "./context.ts";
import { networkPrefix } from "./network.ts";
import { sign } from "./secrets.ts";

/** Events for operators (docs/decisions/0024-networks-and-logs.md). */
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

interface SecurityFacts {
  /** The account concerned, or the actor. */
  personId?: string | undefined;
  /** An unknown address. Logged as a keyed hash, so that repeated events can be correlated. */
  email?: string;
  /** A short reason. */
  reason?: string;
  /** The endpoint, as in the contract; its path parameters are ids, never secrets. */
  method?: string;
  route?: string | undefined;
  params?: unknown;
  status?: number;
}

/** Counts an event and logs it with its network, without e-mail addresses, tokens or typed text. */
export function logSecurity(
  { log, config, metrics, network }: Pick<Context, "log" | "config" | "metrics" | "network">,
  security: SecurityEvent,
  { email, ...facts }: SecurityFacts,
) {
  metrics.security.inc({ event: security });
  const from = networkPrefix(network);
  const emailHash = email && sign(config.secret, "security-log", email.toLowerCase()).slice(0, 16);
  const line = { security, from, ...facts, ...(emailHash && { emailHash }) };
  if (security.endsWith("refused")) log.warn(line, security);
  else log.info(line, security);
}

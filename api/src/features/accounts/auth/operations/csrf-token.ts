import type { Context } from "#platform/context.ts";
import { csrfTokenOf, newVisitorToken } from "#platform/sessions/session-tokens.ts";

/** The CSRF token of this session. A browser without a live session gets a visitor session. */
export function csrfToken({ config, session, site, setSession }: Context) {
  const known = csrfTokenOf(config.secret, session);
  if (known) return { data: { token: known } };
  const visitor = { kind: "visitor", token: newVisitorToken(config.secret, site) } as const;
  setSession(visitor.token);
  return { data: { token: csrfTokenOf(config.secret, visitor) as string } };
}

import type { Context } from "#platform/context.ts";
import { endSignIn } from "#platform/sessions/session-store.ts";
import { newVisitorToken } from "#platform/sessions/session-tokens.ts";

/**
 * Signs out on all sites (docs/product/sign-in.md#logout): ends the sign-in with all its sessions; this browser becomes
 * a visitor.
 */
export async function logout({ db, session, config, site, setSession }: Context) {
  if (session.kind === "member") await endSignIn(db, session.signInId);
  setSession(newVisitorToken(config.secret, site));
}

import type { MemberContext } from "#platform/context.ts";
import { gone, unauthorized } from "#platform/http/errors.ts";
import { endAllSignIns, endOtherSignIns } from "#platform/sessions/session-store.ts";
import { newVisitorToken } from "#platform/sessions/session-tokens.ts";

/** Ends one sign-in on all sites; if it is the current one, this browser becomes a visitor. */
export async function endDevice(ctx: MemberContext, id: string) {
  const { db, viewer, session } = ctx;
  const ended = await db
    .deleteFrom("sign_ins")
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw gone("Dit toestel is al afgemeld.");
  if (session.kind === "member" && session.signInId === id) becomeVisitor(ctx);
}

export async function endOtherDevices({ db, viewer, session }: MemberContext) {
  if (session.kind !== "member") throw unauthorized();
  await endOtherSignIns(db, viewer.id, session.signInId);
}

export async function endAllDevices(ctx: MemberContext) {
  await endAllSignIns(ctx.db, ctx.viewer.id);
  becomeVisitor(ctx);
}

const becomeVisitor = ({ config, site, setSession }: MemberContext) => setSession(newVisitorToken(config.secret, site));

import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { acceptedAlready, invalidInvitation } from "./invitation.errors.ts";
import { invitationIdOf } from "./invitation-token.ts";
import { type InvitationKind, type InvitationType, invitationTypeOf, SUBJECT_COLUMNS } from "./invited-to.ts";

interface DeclinedInvitation {
  id: string;
  type: InvitationType;
}

interface Declining {
  kind: InvitationKind;
  token: string;
  /** Finds what the link invites to; undefined when nobody can answer any more. */
  subject: (tx: Database | Tx) => Promise<{ id: string } | undefined>;
  /** What declining does the first time, besides marking the invitation as declined. */
  tell?: (tx: Tx, invitation: DeclinedInvitation) => Promise<void>;
}

/**
 * Declines an invitation by its link, which needs no session: anybody who reads the mail can decline. Repeating it
 * changes nothing, and accepting later undoes it (docs/product/invitations.md#declining).
 * @throws 403 for a link that is not valid, and once it was accepted
 */
export async function declineInvitation(ctx: Context, { kind, token, subject: find, tell }: Declining) {
  const id = invitationIdOf(ctx, kind, token);
  if (!id) throw invalidInvitation();
  await ctx.db.transaction().execute(async (tx) => {
    const subject = await find(tx);
    const invitation =
      subject &&
      (await tx
        .selectFrom("invitations")
        .select(["type", "used_at", "declined_at"])
        .where("id", "=", id)
        .where(SUBJECT_COLUMNS[kind], "=", subject.id)
        .forUpdate()
        .executeTakeFirst());
    if (!invitation) throw invalidInvitation();
    if (invitation.used_at) throw acceptedAlready();
    if (invitation.declined_at) return;
    await tx.updateTable("invitations").set({ declined_at: ctx.now }).where("id", "=", id).execute();
    await tell?.(tx, { id, type: invitationTypeOf(invitation) });
  });
}

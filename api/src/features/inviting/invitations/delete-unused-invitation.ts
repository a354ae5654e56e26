import type { Tx } from "#platform/db/database.ts";
import { invitationIsUsed, noSuchInvitation } from "./invitation.errors.ts";

/**
 * Deletes an invitation, whatever it invites to. One that was accepted stays: it is what gives somebody access
 * (docs/product/invitations.md#taking-back).
 * @returns its type
 * @throws 410 when it is gone, 422 once somebody accepted it
 */
export async function deleteUnusedInvitation(tx: Tx, id: string) {
  const invitation = await tx
    .selectFrom("invitations")
    .select(["type", "used_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) throw noSuchInvitation();
  if (invitation.used_at) throw invitationIsUsed();
  await tx.deleteFrom("invitations").where("id", "=", id).execute();
  return invitation.type;
}

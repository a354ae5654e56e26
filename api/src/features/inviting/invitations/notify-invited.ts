import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";

/**
 * Notifies the account with the address of an invitation that is about to be mailed; again when it is mailed again
 * (docs/product/invitations.md#sending). Runs in the job of the mail: the sender must not learn whether an address has
 * an account, not even from how long an answer takes. Idempotent.
 * @returns the nickname to greet them by; undefined without an account
 */
export const notifyInvited = ({ db, clock }: Pick<Services, "db" | "clock">, invitationId: string) =>
  db.transaction().execute((tx) => tellInvitedInTransaction(tx, invitationId, clock.now()));

/** The same, in the transaction of the caller. */
export async function tellInvitedInTransaction(tx: Tx, invitationId: string, now: Date) {
  const invited = await lockInvited(tx, invitationId);
  if (!invited) return undefined;
  const dedupeKey = `${invitationId} ${invited.sent_at.toISOString()}`;
  await tx
    .deleteFrom("notifications")
    .where("invitation_id", "=", invitationId)
    .where("dedupe_key", "!=", dedupeKey)
    .execute();
  await notify(tx, {
    to: [invited.id],
    type: "invitationReceived",
    about: { invitation: invitationId },
    dedupeKey,
    now,
  });
  return invited.nickname;
}

/**
 * Locks the person and the invitation, so that both exist until the notification is stored. In the same order as
 * erasing a person: deleting an invitation deletes its notification too, and another order could deadlock with that.
 */
async function lockInvited(tx: Tx, invitationId: string) {
  const person = await tx
    .selectFrom("invitations as invitation")
    .innerJoin("users as user", (join) =>
      join.on(
        ({ fn }) => fn<string>("lower", ["user.email"]),
        "=",
        (eb) => eb.ref("invitation.email"),
      ),
    )
    .select(["user.id", "user.nickname"])
    .where("invitation.id", "=", invitationId)
    .forKeyShare("user")
    .executeTakeFirst();
  const invitation =
    person &&
    (await tx
      .selectFrom("invitations")
      .select("sent_at")
      .where("id", "=", invitationId)
      .forKeyShare()
      .executeTakeFirst());
  return invitation && { ...person, ...invitation };
}

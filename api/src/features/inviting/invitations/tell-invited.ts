import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";

/**
 * Tells who has the address of an invitation that is about to be mailed; when it is sent again, anew
 * (docs/product/invitations.md#sending). In the job of the mail: who invites must not learn whether an address has an
 * account, not even by how long an answer takes. Idempotent.
 * @returns the nickname to greet them by; undefined without an account
 */
export const tellInvited = ({ db, clock }: Pick<Services, "db" | "clock">, invitationId: string) =>
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
 * Person and invitation stay until the notification is there. In the order of erasing; taking an invitation back takes its
 * notification too, and would wait for this one while this one waits for it.
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

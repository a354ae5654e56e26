import type { Services } from "#platform/context.ts";
import { notify } from "#platform/notifications/notify.ts";

/**
 * Tells who has the address of an invitation that is about to be mailed; when it is sent again, anew
 * (docs/product/invitations.md#sending). In the job of the mail: who invites must not learn whether an address has an
 * account, not even by how long an answer takes. Idempotent.
 */
export const tellInvited = ({ db, clock }: Pick<Services, "db" | "clock">, invitationId: string) =>
  db.transaction().execute(async (tx) => {
    const invited = await tx
      .selectFrom("invitations as invitation")
      .innerJoin("users as user", (join) =>
        join.on(
          ({ fn }) => fn<string>("lower", ["user.email"]),
          "=",
          (eb) => eb.ref("invitation.email"),
        ),
      )
      .select(["user.id", "invitation.sent_at"])
      .where("invitation.id", "=", invitationId)
      .executeTakeFirst();
    if (!invited) return;
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
      now: clock.now(),
    });
  });

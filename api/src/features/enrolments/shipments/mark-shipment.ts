import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import { lockEnrolment } from "../enrolments/queries/lock-enrolment.ts";
import { noSuchShipment, paidBack } from "./shipment.errors.ts";

/**
 * Notes that something was sent, or was not after all; the same again changes nothing. Whoever pays back what was not sent
 * holds the enrolment too: one of both comes first.
 * @throws 404; 409 for what is paid back
 */
export async function markShipment({ db, viewer, now }: MemberContext, id: string, isSent: boolean) {
  await db.transaction().execute(async (tx) => {
    const bought = () => tx.selectFrom("enrolment_add_ons").selectAll().where("id", "=", id).executeTakeFirst();
    const known = await bought();
    if (!known) throw noSuchShipment();
    const locked = await lockEnrolment(tx, known.enrolment_id, { missing: noSuchShipment });
    const shipment = await bought();
    if (!shipment || !locked.enrolment.finalized_at) throw noSuchShipment();
    if (shipment.credited_at) throw paidBack();
    if ((shipment.sent_at !== null) === isSent) return;
    await tx
      .updateTable("enrolment_add_ons")
      .set({ sent_at: isSent ? now : null, sent_by: isSent ? viewer.id : null })
      .where("id", "=", id)
      .execute();
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: isSent ? "send" : "unsend",
      subject: "shipments",
      subjectId: id,
      ownerId: locked.enrolment.user_id,
    });
  });
}

import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import { invalid } from "#platform/http/errors.ts";
import { refundedMail } from "../../enrolments/enrolment.mail-kinds.ts";
import { lockEnrolment } from "../../enrolments/queries/lock-enrolment.ts";
import { noSuchRefund, notToTransfer } from "./refund.errors.ts";

/** Records that staff transferred a refund, once, and to which account. @throws 404, 409, 422 */
export async function transferRefund({ db, viewer, now, jobs }: MemberContext, id: string, typed: string) {
  const iban = electronicFormatIBAN(typed) ?? "";
  if (!isValidIBAN(iban))
    throw invalid({ iban: "Dit rekeningnummer klopt niet. Vul het in als IBAN, zoals BE68 5390 0754 7034." });
  await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom("refunds as refund")
      .leftJoin("payments as payment", "payment.id", "refund.payment_id")
      .leftJoin("instalments as instalment", "instalment.id", "refund.instalment_id")
      .select(({ fn }) => fn.coalesce("payment.enrolment_id", "instalment.enrolment_id").as("enrolmentId"))
      .where("refund.id", "=", id)
      .executeTakeFirst();
    if (!known?.enrolmentId) throw noSuchRefund();
    const locked = await lockEnrolment(tx, known.enrolmentId, { missing: noSuchRefund });
    const done = await tx
      .updateTable("refunds")
      .set({ state: "refunded", iban, refunded_at: now })
      .where("id", "=", id)
      .where("way", "=", "transfer")
      .where("state", "=", "queued")
      .returning("id")
      .executeTakeFirst();
    if (!done) throw notToTransfer();
    await jobs.enqueue(tx, refundedMail, { refundId: id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "transfer",
      subject: "refunds",
      subjectId: id,
      ownerId: locked.enrolment.user_id,
    });
  });
}

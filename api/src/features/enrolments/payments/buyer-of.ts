import type { Tx } from "#platform/db/database.ts";
import { invoicedBuyer, privateBuyer } from "#features/billing/invoices/invoicing.ts";
import type { Buyer } from "#features/billing/invoices/invoice.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import type { LockedEnrolment } from "../enrolments/queries/lock-enrolment.ts";

/** Who the invoice is for: the buyer that was filled in for it, or otherwise the person who enrols. */
export async function buyerOf(tx: Tx, enrolment: LockedEnrolment): Promise<Buyer> {
  if (enrolment.use_invoicing_address) return invoicedBuyer(enrolment);
  const { email } = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", enrolment.user_id)
    .executeTakeFirstOrThrow();
  return privateBuyer({ name: fullNameOf(enrolment) ?? "", email }, enrolment);
}

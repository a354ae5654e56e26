import type { Tx } from "#platform/db/database.ts";
import { invoicedBuyer } from "#features/billing/invoices/invoicing.ts";
import type { Buyer } from "#features/billing/invoices/invoice.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import type { LockedEnrolment } from "../enrolments/queries/lock-enrolment.ts";

/** Who the invoice is for: as was filled in for it, or else who enrols. */
export async function buyerOf(tx: Tx, enrolment: LockedEnrolment): Promise<Buyer> {
  if (enrolment.use_invoicing_address) return invoicedBuyer(enrolment);
  const { email } = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", enrolment.user_id)
    .executeTakeFirstOrThrow();
  return {
    name: fullNameOf(enrolment) ?? "",
    email,
    street: enrolment.address_street ?? "",
    number: enrolment.address_number ?? "",
    postalCode: enrolment.address_postal_code ?? "",
    city: enrolment.address_city ?? "",
    country: enrolment.address_country ?? "",
    vatNumber: null,
  };
}

import type { EnrolmentDataInput } from "@inktvis/contract/features/enrolments/enrolment-data";
import { needsParent } from "@inktvis/contract/features/enrolments/needs-parent";
import type * as z from "zod";
import { brusselsDay } from "#platform/clock.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import type { Problems } from "#platform/http/errors.ts";
import { invoicingOf, problemsOfInvoicing } from "#features/billing/invoices/invoicing.ts";
import { checkPersonDetails } from "#features/people/people/person-details.ts";
import { isFree } from "./enrolment.rules.ts";
import type { LockedEnrolment } from "./queries/lock-enrolment.ts";

type Typed = z.output<typeof EnrolmentDataInput>;

/**
 * What was typed, as it is stored (docs/product/enrolments.md#personal-data), and what is wrong with it by field. What
 * does not apply to this person or course is left out.
 */
export function readEnrolmentData(typed: Typed, course: { pricing_strategy: string }, now: Date) {
  const { survey: _, parentName, useInvoicingAddress, ...details } = typed;
  const { invoicingName: _name, invoicingEmail: _email, invoicingAddress: _address, ...rest } = details;
  const { invoicingVatNumber: _vatNumber, ...person } = rest;
  const { phone, problems } = checkPersonDetails(person, now);
  const wantsParent = !problems["dateOfBirth"] && needsParent(person.dateOfBirth, brusselsDay(now));
  const isPaid = !isFree(course);
  const wantsInvoice = isPaid && useInvoicingAddress === true;
  const data = columnsFrom("enrolments", {
    ...person,
    phone,
    parentName: wantsParent ? (parentName ?? null) : null,
    useInvoicingAddress: wantsInvoice,
    ...invoicingOf(wantsInvoice ? typed : {}),
  });
  const wrong: Problems = {
    ...problems,
    ...(wantsParent && !parentName && { parentName: "Vul de naam in van een ouder of voogd." }),
    ...(isPaid &&
      typeof useInvoicingAddress !== "boolean" && { useInvoicingAddress: "Kies op welke naam de factuur komt." }),
    ...(wantsInvoice && problemsOfInvoicing(typed)),
  };
  return { data, problems: wrong };
}

/**
 * Where the invoice goes when it is not addressed to the person who enrols; null when it is, or before anything was
 * filled in.
 */
export const invoicingDataOf = (row: LockedEnrolment) =>
  row.use_invoicing_address
    ? {
        invoicingName: row.invoicing_name,
        invoicingEmail: row.invoicing_email,
        invoicingAddress: {
          street: row.invoicing_street,
          number: row.invoicing_number,
          postalCode: row.invoicing_postal_code,
          city: row.invoicing_city,
          country: row.invoicing_country,
        },
        invoicingVatNumber: row.invoicing_vat_number,
      }
    : null;

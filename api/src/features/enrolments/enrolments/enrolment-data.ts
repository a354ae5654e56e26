import type { EnrolmentDataInput } from "@inktvis/contract/features/enrolments/enrolment-data";
import { needsParent } from "@inktvis/contract/features/enrolments/needs-parent";
import type * as z from "zod";
import { brusselsDay } from "#platform/clock.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import type { Problems } from "#platform/http/errors.ts";
import { vatNumberOf, vatNumberProblem } from "#features/billing/vat-numbers/vat-number.ts";
import { checkPersonDetails, isCountry, NO_COUNTRY } from "#features/people/people/person-details.ts";
import { isFree } from "./enrolment.rules.ts";
import type { LockedEnrolment } from "./queries/lock-enrolment.ts";

type Typed = z.output<typeof EnrolmentDataInput>;

/**
 * What was typed as it is stored (docs/product/enrolments.md#personal-data), and what is wrong with it by field. What
 * this person or course does not need is left out.
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

type Invoicing = Partial<Pick<Typed, "invoicingName" | "invoicingEmail" | "invoicingAddress" | "invoicingVatNumber">>;

function invoicingOf({ invoicingName, invoicingEmail, invoicingAddress, invoicingVatNumber }: Invoicing) {
  return {
    invoicingName: invoicingName ?? null,
    invoicingEmail: invoicingEmail ?? null,
    invoicingStreet: invoicingAddress?.street ?? null,
    invoicingNumber: invoicingAddress?.number ?? null,
    invoicingPostalCode: invoicingAddress?.postalCode ?? null,
    invoicingCity: invoicingAddress?.city ?? null,
    invoicingCountry: invoicingAddress?.country ?? null,
    invoicingVatNumber: invoicingVatNumber ? vatNumberOf(invoicingVatNumber) : null,
  };
}

const NEEDED = {
  street: "Vul de straat in.",
  number: "Vul het huisnummer in.",
  postalCode: "Vul de postcode in.",
  city: "Vul de gemeente in.",
} as const;

function problemsOfInvoicing({ invoicingName, invoicingEmail, invoicingAddress, ...rest }: Invoicing): Problems {
  const wrongVat = rest.invoicingVatNumber ? vatNumberProblem(vatNumberOf(rest.invoicingVatNumber)) : null;
  const missing = Object.entries(NEEDED).filter(([field]) => !invoicingAddress?.[field as keyof typeof NEEDED]);
  return {
    ...(!invoicingName && { invoicingName: "Vul de naam in die op de factuur komt." }),
    ...(!invoicingEmail && { invoicingEmail: "Vul het e-mailadres in waar de factuur naartoe gaat." }),
    ...Object.fromEntries(missing.map(([field, says]) => [`invoicingAddress.${field}`, says])),
    ...(!isCountry(invoicingAddress?.country ?? "") && { "invoicingAddress.country": NO_COUNTRY }),
    ...(wrongVat !== null && { invoicingVatNumber: wrongVat }),
  };
}

/** Where the invoice goes when it is not to who enrols; null when it is, or nothing was filled in yet. */
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

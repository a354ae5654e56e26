import type { SubscriptionInput } from "@inktvis/contract/features/magazine/subscriptions";
import type * as z from "zod";
import { columnsFrom } from "#platform/db/columns.ts";
import { type Problems, refuseWith } from "#platform/http/errors.ts";
import { tokenHash } from "#platform/secrets.ts";
import { invoicingOf, problemsOfInvoicing } from "#features/billing/invoices/invoicing.ts";
import { countryNames } from "#features/people/countries/countries.ts";
import { problemsOfAddress } from "#features/people/people/person-details.ts";
import { type MagazineYear, reducedPriceIn } from "./magazine-year.ts";

type Typed = z.output<typeof SubscriptionInput>;

/**
 * A request in the form in which it is stored, with the prices of this moment.
 * @throws 422 for the fields that are wrong (docs/product/magazine.md#subscriptions)
 */
export function readRequest(typed: Typed, year: MagazineYear) {
  const { asksReduced, wantInvoice, invoicingName, invoicingEmail, invoicingAddress, invoicingVatNumber, ...to } =
    typed;
  const invoicing = { invoicingName, invoicingEmail, invoicingAddress, invoicingVatNumber };
  const reducedPrice = reducedPriceIn(year, to.addressCountry);
  const wantsInvoice = wantInvoice === true;
  const problems: Problems = {
    ...problemsOfAddress(to),
    ...(asksReduced === true && reducedPrice === null && { asksReduced: noReducedPrice(year) }),
    ...(wantsInvoice && problemsOfInvoicing(invoicing)),
  };
  refuseWith(problems);
  const filledIn = columnsFrom("magazine_subscriptions", {
    ...to,
    asksReduced: asksReduced === true,
    wantsInvoice,
    ...invoicingOf(wantsInvoice ? invoicing : {}),
  });
  return {
    ...filledIn,
    list_price: year.listPrice,
    reduced_price: reducedPrice,
    fingerprint: tokenHash(JSON.stringify(filledIn).toLowerCase()),
  };
}

const noReducedPrice = ({ reducedPrice, reducedIn }: MagazineYear) =>
  reducedPrice === null || reducedIn === null
    ? "Er is nu geen verlaagde prijs. Vink dit uit."
    : `De verlaagde prijs is er alleen voor adressen in ${countryNames(reducedIn)}. Vink dit uit, of vul zo een adres in.`;

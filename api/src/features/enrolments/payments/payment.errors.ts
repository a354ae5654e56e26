import { ApiError } from "@inktvis/contract/layer/client";
import { conflict, gone, refused, tooMany } from "#platform/http/errors.ts";

/* What keeps somebody from paying. */

/** 409: the total differs from the one that was shown. */
export const priceChanged = () =>
  conflict("price-changed", "De prijs is intussen gewijzigd. Kijk het nieuwe totaal na en bevestig opnieuw.");
/** 410 of payment-url: another step has to be taken first, or there is nothing left to do. */
export const notToPay = (message: string, code?: string) => gone(message, code);
/** A payment came in that staff still looks at: another one would be one too many. */
export const inReview = () =>
  conflict(
    "payment-in-review",
    "We kregen al een betaling van je, en kijken die na. Je hoort zo snel mogelijk van ons; betaal intussen niet nog eens.",
  );
/** 409: the bank is still working on a payment; a second one might be paid as well. */
export const stillWithBank = () =>
  conflict(
    "payment-with-bank",
    "We kijken je betaling na: je bank is er nog mee bezig. Vernieuw de pagina over een paar minuten, en betaal intussen niet nog eens.",
  );
export const notPayableYet = (message: string) => conflict("not-payable", message);
/** The provider is away; the payment keeps its key, so that trying again does not pay twice. */
export const providerUnavailable = () =>
  new ApiError(
    503,
    "payment-unavailable",
    "Betalen lukt even niet. Je gegevens en je plaats blijven bewaard: probeer het over een paar minuten opnieuw.",
  );
export const tooManyPayments = () =>
  tooMany("Je begon te vaak opnieuw met betalen. Wacht een uur en probeer het dan nog eens.");
export const dataMissing = () => refused("Vul eerst je gegevens in.");
export const nothingToChoose = () => refused("Deze cursus is gratis. Er valt niets te kiezen.");

import { conflict, invalid, notFound } from "#platform/http/errors.ts";

export const noSuchShipment = () => notFound("Dit is niet te versturen.");
export const paidBack = () =>
  conflict("paid-back", "Dit is intussen terugbetaald. Verstuur het niet: het staat niet meer in de lijst.");
export const cancelled = () =>
  conflict("cancelled", "Dit abonnement is intussen geschrapt. Verstuur het niet: het staat niet meer in de lijst.");
export const paysAgain = () =>
  conflict(
    "pays-again",
    "Wie dit kreeg, wordt opnieuw ingeschreven en moet nog betalen. Pas dit aan zodra de inschrijving rond is.",
  );
export const alreadySent = () =>
  conflict("already-sent", "Dit is al verstuurd. Duid eerst aan dat het toch niet verstuurd is.");
export const askedAgain = () =>
  conflict("asked-again", "Dezelfde vraag kwam intussen opnieuw binnen, en wacht al in de lijst. Verstuur die.");
export const alreadyInvoiced = () =>
  conflict("already-invoiced", "De factuur van dit abonnement is al gemaakt. Je vindt ze bij de facturen.");
export const invoiceStays = () =>
  conflict(
    "invoiced",
    "Van dit abonnement is er een factuur, en die moet blijven. Schrap het: dan vertrekt de creditnota.",
  );
export const noSeller = () => conflict("no-seller", "Vul eerst de gegevens van het huis in: ze staan op elke factuur.");
export const reducedBefore = () =>
  invalid({ price: "Deze persoon had de verlaagde prijs al eens. Kies de gewone prijs." });
export const noReducedPrice = () => invalid({ price: "Bij deze vraag is er geen verlaagde prijs." });

import { ibanInFours } from "@inktvis/contract/features/billing/iban";
import { greetingOf, type Attachment, type Mail } from "#platform/mail/mail-content.ts";
import { formatAmount } from "#platform/money.ts";
import type { Transfer } from "#features/billing/transfers/transfer.ts";

interface ToSubscriber {
  to: string;
  userId: string | undefined;
  name: string;
}

/** Nobody proved that the address is theirs: somebody else may have filled it in. */
const NOT_YOU = "Heb je dit niet gevraagd? Antwoord dan op deze mail, en we halen je gegevens weg.";

interface Requested extends Omit<ToSubscriber, "name"> {
  /** Null when the address was not confirmed. */
  typed: {
    name: string;
    /** Each of these on one line. */
    address: readonly string[];
    invoiceTo: string | null;
  } | null;
  price: string;
  asksReduced: boolean;
  wantsInvoice: boolean;
  url: string;
}
/** The mail log keeps the subject, which names nobody. */
export const requestReceived = (asked: Requested): Mail => ({
  kind: "magazine.request-received",
  to: asked.to,
  ...(asked.userId && { userId: asked.userId }),
  subject: "We kregen je vraag om een abonnement op Verzin",
  preview: "Je hoeft nu niets te betalen.",
  greeting: greetingOf(asked.typed?.name),
  paragraphs: [
    "Fijn dat je Verzin wil lezen. Je vraag is goed aangekomen, en iemand van ons handelt ze af.",
    asked.typed
      ? `Vier nummers, een jaar lang, sturen we naar ${asked.typed.address.join(", ")}.`
      : "Vier nummers, een jaar lang, sturen we naar het adres dat je invulde.",
    asked.asksReduced
      ? `Je vroeg de verlaagde prijs van ${asked.price}, voor wie bij ons een cursus volgt of volgde. We kijken dat even na.`
      : `Een jaar kost ${asked.price}.`,
    whenToPay(asked),
  ],
  action: { label: "Lees alvast een nummer", url: asked.url },
  smallPrint: [
    "Klopt er iets niet aan je adres? Vraag het dan opnieuw, en antwoord op deze mail: dan schrappen we deze vraag.",
    NOT_YOU,
  ],
});

function whenToPay({ wantsInvoice, typed }: Requested) {
  if (!wantsInvoice) return "Je betaalt pas wanneer je onze factuur krijgt. Ze komt op dit e-mailadres.";
  const to = typed?.invoiceTo ? `op naam van ${typed.invoiceTo}` : "op de naam die je invulde";
  return `Je betaalt pas wanneer onze factuur er is. We maken ze ${to}.`;
}

interface Invoiced extends ToSubscriber {
  number: string;
  /** The name of the person who gets the magazine, when the invoice goes to somebody else. */
  subscriber: string | null;
  transfer: Transfer;
  invoice: Attachment;
}

export const requestInvoiced = ({ transfer, ...bought }: Invoiced): Mail => ({
  kind: "magazine.request-invoiced",
  to: bought.to,
  ...(bought.userId && { userId: bought.userId }),
  subject: `Factuur ${bought.number} voor een jaar Verzin`,
  preview: `Te betalen: ${formatAmount(transfer.amount)}.`,
  greeting: greetingOf(bought.subscriber === null ? bought.name : null),
  paragraphs: [
    bought.subscriber === null
      ? `Bij deze mail zit factuur ${bought.number} van ${formatAmount(transfer.amount)}, voor je jaar Verzin.`
      : `Bij deze mail zit factuur ${bought.number} van ${formatAmount(transfer.amount)}, voor een jaar Verzin van ${bought.subscriber}.`,
    `Schrijf over op rekening ${ibanInFours(transfer.iban)} van ${transfer.beneficiary}.`,
    `Zet er deze mededeling bij: ${transfer.communication}. Zo vinden we je betaling terug. Op de factuur staat een QR-code voor de app van je bank.`,
  ],
  smallPrint: [
    "Klopt er iets niet op de factuur? Antwoord op deze mail, dan zetten we het recht.",
    "Heb je dit niet gevraagd? Antwoord dan op deze mail: we schrappen het, en je hoeft niets te betalen.",
  ],
  attachments: [bought.invoice],
});

interface Credited extends ToSubscriber {
  number: string;
  /** The number of the credited invoice. */
  credited: string;
  /** The name of the person who asked for the magazine, when the invoice went to somebody else. */
  subscriber: string | null;
  creditNote: Attachment;
}
export const requestCredited = ({ to, userId, name, number, credited, subscriber, creditNote }: Credited): Mail => ({
  kind: "magazine.request-credited",
  to,
  ...(userId && { userId }),
  subject: `Creditnota ${number} voor een jaar Verzin`,
  preview: `Factuur ${credited} hoef je niet te betalen.`,
  greeting: greetingOf(subscriber === null ? name : null),
  paragraphs: [
    `${subscriber === null ? "Je abonnement op Verzin" : `Het abonnement van ${subscriber} op Verzin`} gaat niet door, en factuur ${credited} hoef je niet te betalen. De creditnota zit bij deze mail.`,
    "Betaalde je ze al? Dan storten we dat terug op de rekening waarvan je betaalde.",
  ],
  smallPrint: ["Klopt dit niet? Antwoord op deze mail, dan zoeken we het samen uit."],
  attachments: [creditNote],
});

import { greetingOf, type Attachment, type Mail } from "#platform/mail/mail-content.ts";

/** The person at the address for the invoice, which may be that of an office. */
export interface Buyer {
  to: string;
  userId: string;
  course: string;
  participant: string;
}

const forBuyer = ({ to, userId }: Buyer) => ({
  to,
  userId,
  greeting: greetingOf(),
  smallPrint: [
    "Je krijgt deze mail omdat wie zich inschreef, dit adres opgaf voor de factuur. Klopt er iets niet? Antwoord op deze mail.",
  ],
});

export interface Invoiced extends Buyer {
  seller: string;
  amount: string;
  number: string;
  invoice: Attachment;
}
interface Payable {
  kind: string;
  /** How it is paid; follows the words that say what it is for. */
  preview: string;
  paragraphs: (whatItIsFor: string) => string[];
}
export const invoiceForBuyer = (bought: Invoiced, { kind, preview, paragraphs }: Payable): Mail => ({
  ...forBuyer(bought),
  kind,
  subject: `Factuur ${bought.number} van ${bought.seller}`,
  preview: `Voor ‘${bought.course}’${preview}`,
  paragraphs: paragraphs(
    `Bij deze mail zit factuur ${bought.number} van ${bought.amount}, voor de inschrijving van ${bought.participant} in ‘${bought.course}’.`,
  ),
  attachments: [bought.invoice],
});

/** What a mail to a participant says about the credit notes attached to it, and the files. */
export const withCreditNotes = (creditNotes: readonly Attachment[]) =>
  creditNotes.length === 0
    ? { sentences: [], attached: {} }
    : {
        sentences: ["Bij deze mail zit de creditnota. Je vindt ze ook terug bij je cursus."],
        attached: { attachments: [...creditNotes] },
      };

export type CreditedBecause = "delisted" | "cancelled" | "relisted" | "relisted-free" | "waived";
const CREDITED: Readonly<Record<CreditedBecause, (buyer: Buyer) => string>> = {
  delisted: ({ participant, course }) => `${participant} is uitgeschreven voor ‘${course}’.`,
  cancelled: ({ participant, course }) => `‘${course}’ gaat niet door. ${participant} was ervoor ingeschreven.`,
  relisted: ({ participant, course }) =>
    `${participant} kan opnieuw meedoen met ‘${course}’, en betaalt daarvoor opnieuw: daarvan krijg je een nieuwe factuur.`,
  "relisted-free": ({ participant, course }) =>
    `${participant} is opnieuw ingeschreven voor ‘${course}’, en hoeft daarvoor niets meer te betalen: de cursus is nu gratis.`,
  waived: ({ participant, course }) => `Wat ${participant} nog moest betalen voor ‘${course}’, is kwijtgescholden.`,
};

interface CreditedBuyer extends Buyer {
  because: CreditedBecause;
  creditNotes: Attachment[];
}
export const creditNoteForBuyer = ({ creditNotes, because, ...buyer }: CreditedBuyer): Mail => ({
  ...forBuyer(buyer),
  kind: "enrolments.credit-note",
  subject: `Creditnota voor ${buyer.course}`,
  preview: "Bij een factuur die je eerder kreeg.",
  paragraphs: [`${CREDITED[because](buyer)} Bij deze mail zit de creditnota bij de factuur die je eerder kreeg.`],
  attachments: creditNotes,
});

import type { AnomalyKind } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { formatDay } from "#platform/dutch-dates.ts";
import { formatShare } from "#platform/money.ts";
import type { Attachment, Mail } from "#platform/mail/mail-content.ts";
import { type Enrollee, NOW_FREE } from "../enrolments/enrolment.mails.ts";
import { type Invoiced, invoiceForBuyer } from "../enrolments/invoicing.mails.ts";

interface Paying extends Enrollee {
  /** For example "€ 120,00". */
  amount: string;
  /** Until when the seat is held, in words; undefined when none is, or when there is one for everybody. */
  until: string | undefined;
  /** The course has become free: there is nothing to pay any more. */
  isFree: boolean;
}

const KEPT = "Wat je invulde, blijft bewaard.";

export const paymentIsPending = ({ to, nickname, course, url, amount, ...seat }: Paying): Mail => ({
  kind: "enrolments.payment-pending",
  to,
  subject: `Je betaling voor ${course} staat nog open`,
  preview: "Je inschrijving is nog niet rond.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je begon ${amount} te betalen voor ‘${course}’, maar we weten nog niet hoe dat afliep. Betaalde je net? Dan hoef je niets te doen: je krijgt een mail zodra je betaling binnen is.`,
    `Betaalde je nog niet? ${unpaidSentence(seat)}`,
  ],
  action: { label: "Rond je inschrijving af", url },
  smallPrint: [`${KEPT} Wil je toch niet meedoen? Dan hoef je niets te doen.`],
});

function unpaidSentence({ until, isFree }: Pick<Paying, "until" | "isFree">) {
  if (isFree) return NOW_FREE;
  return until
    ? `We houden je plaats vrij tot ${until}. Daarna vervalt je inschrijving.`
    : "Dan is je inschrijving nog niet rond.";
}

const FAILURES: Record<string, (amount: string) => string> = {
  canceled: (amount) => `Je annuleerde de betaling van ${amount}.`,
  expired: (amount) => `De betaling van ${amount} bleef te lang open staan, en is verlopen.`,
  failed: (amount) => `De betaling van ${amount} ging niet door: je bank of je kaart weigerde ze.`,
};
const DID_NOT_WORK = (amount: string) => `De betaling van ${amount} is niet gelukt.`;

interface Failed extends Paying {
  failure: string;
  /** A seat that was held is no longer held. */
  isLapsed: boolean;
  /** False once the deadline is over or the course left the site, if no seat is held. */
  canRetry: boolean;
}
export const paymentFailed = ({ to, nickname, course, url, amount, failure, canRetry, ...seat }: Failed): Mail => ({
  kind: "enrolments.payment-failed",
  to,
  subject:
    failure === "canceled" ? `Je annuleerde je betaling voor ${course}` : `Je betaling voor ${course} is niet gelukt`,
  preview: canRetry && !seat.isFree ? "Er is niets betaald. Je kan het opnieuw proberen." : "Er is niets betaald.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je bent nog niet ingeschreven voor ‘${course}’. ${(FAILURES[failure] ?? DID_NOT_WORK)(amount)} Er is niets betaald.`,
    canRetry ? retrySentence(seat) : "Je kan je voor deze cursus niet meer inschrijven.",
  ],
  ...(canRetry && {
    action: { label: seat.isFree ? "Rond je inschrijving af" : "Probeer het opnieuw", url },
    smallPrint: [KEPT],
  }),
});

function retrySentence({ until, isLapsed, isFree }: Pick<Failed, "until" | "isLapsed" | "isFree">) {
  if (isFree) return NOW_FREE;
  if (until) return `Probeer het gerust opnieuw: we houden je plaats vrij tot ${until}.`;
  return isLapsed
    ? "Je plaats houden we niet meer vrij. Is er nog een vrije plaats, dan kan je het opnieuw proberen."
    : "Probeer het gerust opnieuw.";
}

interface RefundTerm {
  /** The last day, `YYYY-MM-DD`. */
  until: string;
  percentage: number;
}
const share = (percentage: number) => (percentage === 100 ? "alles" : formatShare(100 * percentage));
/** "Tot en met 3 mei 2027 krijg je alles terug, tot en met 10 mei 2027 50 %, daarna niets." */
function refundSentences({ refundTerms: terms, allowsLeaving }: Pick<Paid, "refundTerms" | "allowsLeaving">) {
  if (terms.length === 0) return [];
  const [first = "", ...others] = terms.map(({ until, percentage }, index) =>
    index === 0
      ? `Tot en met ${formatDay(until)} krijg je ${share(percentage)} terug`
      : `tot en met ${formatDay(until)} ${share(percentage)}`,
  );
  const how = allowsLeaving ? "Schrijf je dan uit bij je cursus." : "Vraag dan bij je cursus om je uit te schrijven.";
  return [`Kan je toch niet meedoen? ${how} ${[first, ...others, "daarna niets"].join(", ")}.`];
}

interface Paid extends Enrollee {
  amount: string;
  /** In words; undefined when it is not known. */
  method: string | undefined;
  number: string;
  invoice: Attachment;
  refundTerms: readonly RefundTerm[];
  /** Whether participants can leave by themselves, as long as they get something back. */
  allowsLeaving: boolean;
}
export const paymentIsIn = (paid: Paid): Mail => ({
  kind: "enrolments.paid",
  to: paid.to,
  subject: `Je betaling voor ${paid.course} is binnen`,
  preview: `Je factuur ${paid.number} zit bij deze mail.`,
  greeting: `Dag ${paid.nickname}`,
  paragraphs: [
    `We kregen ${paid.amount} van je voor ‘${paid.course}’${paid.method ? `, betaald met ${paid.method}` : ""}. Dank je wel.`,
    `Je factuur ${paid.number} zit bij deze mail. Je vindt ze ook terug bij je cursus.`,
    ...refundSentences(paid),
  ],
  action: { label: "Naar je cursus", url: paid.url },
  smallPrint: ["Klopt er iets niet op de factuur? Antwoord op deze mail, dan zetten we het recht."],
  attachments: [paid.invoice],
});

export const paidInvoiceForBuyer = (bought: Invoiced): Mail =>
  invoiceForBuyer(bought, {
    kind: "enrolments.invoice",
    preview: ". Ze is al betaald.",
    paragraphs: (what) => [what, "Ze is al betaald: je hoeft niets meer over te schrijven."],
  });

const WHAT: Record<AnomalyKind, string> = {
  "paid-twice": "Een inschrijving is twee keer betaald.",
  "paid-late": "Een betaling kwam binnen nadat de plaats vervallen was, en inschrijven kon niet meer.",
  "wrong-amount": "Er is een ander bedrag betaald dan afgesproken was.",
  "unknown-payment": "Bij de betaaldienst staat een betaling die we niet kennen.",
  chargeback: "Een bank haalde een betaling terug. De plaats blijft bezet tot iemand beslist.",
  "books-unbalanced": "De boeken van een inschrijving kloppen niet.",
  "paid-after-erasure": "Iemand liet zijn account wissen, en betaalde daarna toch nog.",
  "paid-after-delisting": "Iemand was al uitgeschreven, en betaalde daarna toch nog.",
  "refund-failed": "Een terugbetaling is niet gelukt.",
};

interface Anomaly {
  to: string;
  nickname: string;
  kind: AnomalyKind;
  course: string | undefined;
  /** For example "€ 120,00"; undefined when it is not known. */
  expected: string | undefined;
  received: string | undefined;
  url: string;
}
export const anomalyWasFiled = ({ to, nickname, kind, course, expected, received, url }: Anomaly): Mail => ({
  kind: "enrolments.anomaly",
  to,
  subject: "Een betaling vraagt een beslissing",
  preview: WHAT[kind],
  greeting: `Dag ${nickname}`,
  paragraphs: [
    WHAT[kind],
    ...(course ? [`Cursus: ‘${course}’.`] : []),
    ...(expected ? [`Afgesproken: ${expected}.`] : []),
    ...(received ? [`Ontvangen: ${received}.`] : []),
    "In het kantoor lees je van wie het is en wat je kan doen.",
  ],
  action: { label: "Bekijk en beslis", url },
  smallPrint: ["Je krijgt deze mail omdat je over geld mag beslissen. Een collega was misschien al sneller."],
});

import type { DelistedAs } from "@inktvis/contract/features/enrolments/participants";
import { greetingOf, type Attachment, type Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";
import { type Enrollee, type HeldSeat, seatIsHeld } from "../enrolments/enrolment.mails.ts";
import { withCreditNotes } from "../enrolments/invoicing.mails.ts";

const SAYS = "Wat de organisator erbij zegt:";
const said = (message: string | null) => (message === null ? [] : [SAYS, ...splitParagraphs(message)]);

interface Delisted extends Enrollee {
  as: DelistedAs;
  /** For example "€ 60,00"; undefined when nothing goes back. */
  refunded: string | undefined;
  /** All of it has already gone back: the mail about that was sent, or is sent together with this one. */
  isBack: boolean;
  message: string | null;
  /** False where there is a seat for everybody, and once the course is over. */
  freesSeat: boolean;
  creditNotes: Attachment[];
}

export const backInWords = ({ refunded, isBack }: Pick<Delisted, "refunded" | "isBack">) =>
  isBack ? `We betaalden ${refunded} terug.` : `Je krijgt ${refunded} terug.`;
export const UNDERWAY = "Dat kan enkele werkdagen duren. Zodra het gebeurd is, krijg je een aparte mail.";
export const BACK = "Je bank heeft soms nog een paar werkdagen nodig voor je het ziet.";

export const delisted = ({
  to,
  nickname,
  course,
  url,
  as,
  message,
  freesSeat,
  creditNotes,
  ...money
}: Delisted): Mail => ({
  kind: "enrolments.delisted",
  to,
  subject: `Je bent uitgeschreven voor ${course}`,
  preview: money.refunded ? backInWords(money) : "Je volgt de cursus niet meer.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    (as === "participant" ? `Je schreef je uit voor ‘${course}’.` : `De organisator schreef je uit voor ‘${course}’.`) +
      (freesSeat ? " Je plaats is weer vrij." : ""),
    ...said(message),
    ...(money.refunded ? [`${backInWords(money)} ${money.isBack ? BACK : UNDERWAY}`] : []),
    ...withCreditNotes(creditNotes).sentences,
  ],
  action: { label: "Bekijk je cursus", url },
  smallPrint: ["Klopt er iets niet, of wil je toch meedoen? Laat het weten door op deze mail te antwoorden."],
  ...withCreditNotes(creditNotes).attached,
});

interface Relisted extends Enrollee {
  /** Something was credited: they are enrolled once they pay again. Otherwise all is as it was. */
  paysAgain: boolean;
  /** The seat of somebody who pays again; undefined where there is one for everybody. */
  seat: HeldSeat | undefined;
  /** The course has become free: people who paid before get all of it back. */
  isFree: boolean;
  /** For what was kept of their first payment. */
  creditNotes: Attachment[];
}
export const relisted = ({ to, nickname, course, url, paysAgain, seat, isFree, creditNotes }: Relisted): Mail => ({
  kind: "enrolments.relisted",
  to,
  subject: paysAgain ? `Je kan opnieuw meedoen met ${course}` : `Je bent opnieuw ingeschreven voor ${course}`,
  preview: !paysAgain
    ? isFree
      ? "Je hoeft niets te doen."
      : "Alles is zoals het was."
    : seat
      ? `Betaal opnieuw. We houden je plaats vrij tot ${seat.until}.`
      : "Betaal opnieuw, en je bent ingeschreven.",
  greeting: `Dag ${nickname}`,
  paragraphs: paysAgain
    ? [
        `De organisator ${seat ? `houdt een plaats in ‘${course}’ voor je vrij` : `laat je opnieuw toe tot ‘${course}’`}. Je bent ingeschreven zodra je betaalt. Voor je vorige inschrijving kreeg je een creditnota: daarom betaal je opnieuw.`,
        ...(seat ? [seatIsHeld(seat)] : []),
        // Until they have paid, they have no page of the course to find it on.
        ...(creditNotes.length > 0 ? ["Bij deze mail zit de creditnota."] : []),
      ]
    : [
        `De organisator schreef je opnieuw in voor ‘${course}’. ${isFree ? "De cursus is gratis" : "Alles is zoals het was"}: je hoeft niets te doen.`,
        ...withCreditNotes(creditNotes).sentences,
      ],
  action: { label: paysAgain ? "Betaal opnieuw" : "Naar je cursus", url },
  // Nobody may have asked for this: people who left by themselves may not want it.
  smallPrint: [
    paysAgain
      ? "Wil je niet meer meedoen? Dan hoef je niets te doen: zonder betaling ben je niet ingeschreven."
      : "Wil je niet meer meedoen? Op de pagina van je cursus zie je hoe je je uitschrijft.",
    "Heb je een vraag? Antwoord op deze mail.",
  ],
  ...withCreditNotes(creditNotes).attached,
});

export const seatWasReleased = ({
  to,
  nickname,
  course,
  url,
  message,
  isStillOpen,
}: Enrollee & { message: string | null; isStillOpen: boolean }): Mail => ({
  kind: "enrolments.seat-released",
  to,
  subject: `We houden je plaats in ${course} niet meer vrij`,
  preview: "De organisator gaf ze vrij voor iemand anders.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Er was een plaats in ‘${course}’ voor je vrijgehouden, maar je inschrijving is nog niet rond. De organisator gaf die plaats nu vrij voor iemand anders.`,
    ...said(message),
    isStillOpen
      ? "Wil je toch meedoen? Zolang er een plaats is, kan je je inschrijving afwerken."
      : "Je kan je voor deze cursus niet meer inschrijven.",
  ],
  ...(isStillOpen && { action: { label: "Werk je inschrijving af", url } }),
  smallPrint: ["Heb je een vraag? Antwoord op deze mail."],
});

interface Requested {
  to: string;
  participant: string;
  course: string;
  reason: string | null;
  /** The participant's page, for the organiser. */
  url: string;
}
/** To the organiser of the course, and to the address of the course. */
export const delistWasRequested = ({ to, participant, course, reason, url }: Requested): Mail => ({
  kind: "enrolments.delist-requested",
  to,
  // The mail log keeps the subject, even when the person who asked is erased.
  subject: `Iemand wil niet meer meedoen met ${course}`,
  preview: "Beslis of je uitschrijft, en wat er teruggaat.",
  greeting: greetingOf(),
  paragraphs: [
    `${participant} vraagt om uitgeschreven te worden voor ‘${course}’. Zolang je niet beslist, blijft de plaats bezet.`,
    ...(reason === null ? [] : ["De reden:", ...splitParagraphs(reason)]),
    "Op de pagina van de deelnemer zie je wat er volgens de regeling teruggaat. Je kan dat bedrag wijzigen.",
  ],
  action: { label: "Bekijk en beslis", url },
  smallPrint: ["Antwoord op deze mail om wie het vroeg te schrijven."],
});

export const delistWasDeclined = ({
  to,
  nickname,
  course,
  url,
  message,
}: Enrollee & { message: string | null }): Mail => ({
  kind: "enrolments.delist-declined",
  to,
  subject: `Je blijft ingeschreven voor ${course}`,
  preview: "We gaan niet in op je vraag om uitgeschreven te worden.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je vroeg om uitgeschreven te worden voor ‘${course}’. Daar gaan we niet op in: je plaats blijft van jou.`,
    ...(message === null ? [] : splitParagraphs(message)),
  ],
  action: { label: "Naar je cursus", url },
  smallPrint: ["Ben je het daar niet mee eens? Antwoord op deze mail."],
});

interface Refunded extends Enrollee {
  amount: string;
  /** The last characters of the account that it went to, when staff transferred it. */
  account: string | undefined;
  /** The course was called off: the mail about that may still be on its way. */
  isCancelled: boolean;
  /** They have a seat to pay for, like people who were relisted: the button leads to where they pay. */
  paysAgain: boolean;
}
export const moneyIsBack = ({
  to,
  nickname,
  course,
  url,
  amount,
  account,
  isCancelled,
  paysAgain,
}: Refunded): Mail => ({
  kind: "enrolments.refunded",
  to,
  subject: `We betaalden ${amount} terug`,
  preview: isCancelled ? `‘${course}’ gaat niet door.` : `Voor ‘${course}’.`,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    ...(isCancelled ? [`‘${course}’ gaat niet door.`] : []),
    `We betaalden ${amount} terug voor ‘${course}’${account ? `, op de rekening die eindigt op ${account}` : ", op de manier waarop je betaalde"}.`,
    BACK,
  ],
  action: { label: paysAgain ? "Rond je inschrijving af" : "Bekijk je cursus", url },
  smallPrint: ["Zie je het na een week nog niet? Antwoord op deze mail."],
});

import { ibanInFours } from "@inktvis/contract/features/billing/iban";
import type { Attachment, Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";
import type { Transfer } from "#features/billing/transfers/transfer.ts";
import { formatAmount } from "#platform/money.ts";
import { type Enrollee, NOW_FREE, type HeldSeat, seatIsHeld } from "../enrolments/enrolment.mails.ts";
import { type Invoiced, invoiceForBuyer } from "../enrolments/invoicing.mails.ts";

/** Where to transfer, and with which communication. */
const transferSentences = ({ beneficiary, iban, communication }: Transfer) => [
  `Schrijf over op rekening ${ibanInFours(iban)} van ${beneficiary}.`,
  `Zet er altijd deze mededeling bij: ${communication}. Alleen zo vinden we je betaling terug.`,
];

interface Requested {
  to: string;
  nickname: string;
  course: string;
  participant: string;
  amount: string;
  reason: string;
  /** How often the organiser has been reminded. */
  reminders: number;
  /** How often they are reminded in all. */
  lastReminder: number;
  url: string;
}
/** To the organiser. The subject names nobody: the mail log keeps it. */
export const instalmentsWereAsked = (asked: Requested): Mail => {
  const { to, nickname, course, participant, amount, reason, reminders, lastReminder, url } = asked;
  const isLast = reminders >= lastReminder;
  return {
    kind: "enrolments.instalment-requested",
    to,
    subject:
      reminders > 0
        ? `Beslis over de vraag om ${course} in schijven te betalen`
        : `Vraag om ${course} in schijven te betalen`,
    preview: "De plaats blijft bezet tot je beslist.",
    greeting: `Dag ${nickname}`,
    paragraphs: [
      `${participant} vraagt om ‘${course}’ in schijven te betalen: ${amount} in totaal.`,
      `De reden: ‘${reason}’`,
      ...(reminders > 0
        ? [
            isLast
              ? "Er wacht al een week iemand op je antwoord. Ook het kantoor ziet de vraag nu staan."
              : "Er wacht al enkele dagen iemand op je antwoord.",
          ]
        : []),
      "Ga je akkoord, dan is de inschrijving rond en vertrekt de factuur. Anders kan de deelnemer nog in één keer betalen.",
    ],
    action: { label: "Beslis over de vraag", url },
    smallPrint: ["De plaats blijft bezet zolang je niet beslist."],
  };
};

interface Approved extends Enrollee {
  amount: string;
  number: string;
  transfer: Transfer;
  /** What the organiser wrote about paying in instalments. */
  instructions: string | null;
  invoice: Attachment;
}
export const instalmentsWereApproved = (approved: Approved): Mail => ({
  kind: "enrolments.instalment-approved",
  to: approved.to,
  subject: `Je bent ingeschreven voor ${approved.course}: zo betaal je in schijven`,
  preview: `Je factuur ${approved.number} zit bij deze mail.`,
  greeting: `Dag ${approved.nickname}`,
  paragraphs: [
    `De organisator is akkoord: je mag ‘${approved.course}’ in schijven betalen, en je plaats staat vast. In totaal betaal je ${approved.amount}.`,
    ...(approved.instructions ? ["De afspraken:", ...splitParagraphs(approved.instructions)] : []),
    ...transferSentences(approved.transfer),
    `Je factuur ${approved.number} zit bij deze mail, met een QR-code voor de app van je bank. Pas het bedrag aan naar wat je nu betaalt.`,
  ],
  action: { label: "Bekijk wat er nog te betalen is", url: approved.url },
  smallPrint: ["Klopt er iets niet op de factuur? Antwoord op deze mail, dan zetten we het recht."],
  attachments: [approved.invoice],
});

export const instalmentInvoiceForBuyer = (bought: Invoiced & { transfer: Transfer }): Mail =>
  invoiceForBuyer(bought, {
    kind: "enrolments.instalment-invoice",
    preview: ", te betalen in schijven.",
    paragraphs: (what) => [`${what} Ze mag in schijven betaald worden.`, ...transferSentences(bought.transfer)],
  });

/** What people can still do whose request was rejected. */
const STILL = {
  pay: {
    preview: "In één keer betalen kan nog wel.",
    sentence: "In één keer betalen kan nog wel, of leg je vraag nog eens uit.",
  },
  free: {
    preview: "De cursus is nu gratis.",
    sentence: NOW_FREE,
  },
  nothing: {
    preview: "Inschrijven kan niet meer.",
    sentence: "Je kan je voor deze cursus niet meer inschrijven.",
  },
};

interface Rejected extends Enrollee {
  still: keyof typeof STILL;
  /** Undefined when no seat is held, or when there is one for everybody. */
  seat: HeldSeat | undefined;
  message: string | null;
}
export const instalmentsWereRejected = ({ to, nickname, course, url, still, seat, message }: Rejected): Mail => ({
  kind: "enrolments.instalment-rejected",
  to,
  subject:
    still === "free" ? `Je hoeft ${course} niet in schijven te betalen` : `Je kan ${course} niet in schijven betalen`,
  preview: STILL[still].preview,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `De organisator kan niet ingaan op je vraag om ‘${course}’ in schijven te betalen. ${STILL[still].sentence}`,
    ...(message === null ? [] : ["Wat de organisator erbij zegt:", ...splitParagraphs(message)]),
    ...(seat ? [seatIsHeld(seat)] : []),
  ],
  ...(still === "nothing"
    ? { smallPrint: ["Heb je een vraag? Antwoord op deze mail."] }
    : {
        action: { label: "Rond je inschrijving af", url },
        smallPrint: ["Wat je invulde, blijft bewaard. Wil je toch niet meedoen? Dan hoef je niets te doen."],
      }),
});

export const instalmentsAreDue = ({
  to,
  nickname,
  course,
  url,
  paid,
  transfer,
}: Enrollee & { paid: string; transfer: Transfer }): Mail => ({
  kind: "enrolments.instalment-due",
  to,
  subject: `Er is nog iets te betalen voor ${course}`,
  preview: `Nog ${formatAmount(transfer.amount)}.`,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je betaalt ‘${course}’ in schijven. Tot nu toe kwam er ${paid} binnen; er staat nog ${formatAmount(transfer.amount)} open.`,
    ...transferSentences(transfer),
  ],
  action: { label: "Bekijk wat er nog te betalen is", url },
  smallPrint: [
    "Betaalde je net? Dan hoef je niets te doen: de organisator vult de bedragen zelf in, en dat duurt soms even.",
    "Lukt betalen niet? Antwoord op deze mail, dan zoeken we samen naar een oplossing.",
  ],
});

interface Settled extends Enrollee {
  /** The amount that was waived, and its credit note. */
  waived: { amount: string; number: string; file: Attachment } | undefined;
}
export const instalmentsAreSettled = ({ to, nickname, course, url, waived }: Settled): Mail => ({
  kind: "enrolments.instalment-settled",
  to,
  // An amount that was waived was not paid.
  subject: waived ? `Je hoeft niets meer te betalen voor ${course}` : `Alles is betaald voor ${course}`,
  preview: "Je hoeft niets meer over te schrijven.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `De betaling van ‘${course}’ is afgerond. Je hoeft niets meer over te schrijven.`,
    ...(waived
      ? [`Wat nog open stond, ${waived.amount}, is je kwijtgescholden. Creditnota ${waived.number} zit bij deze mail.`]
      : []),
  ],
  action: { label: "Naar je cursus", url },
  ...(waived && { attachments: [waived.file] }),
});

import type { AnomalyKind } from "@inktvis/contract/features/enrolments/staff-anomalies";
import type { Mail } from "#platform/mail/mail-content.ts";
import type { Enrollee } from "../../enrolments/enrolment.mails.ts";
import type { LateBecause } from "./file-anomaly.ts";

/* To somebody who paid, when staff has to look at it first (docs/product/enrolments.md#mails). */

interface Reviewed extends Enrollee {
  /** For example "€ 120,00". */
  expected: string;
  /** Undefined in another currency. */
  received: string | undefined;
  isEnrolled: boolean;
  lateBecause: LateBecause | undefined;
}

const PREVIEW = "We zoeken uit wat er nog kan. Je hoeft niets te doen.";
const NOT_AGAIN = "Je hoeft zelf niets te doen, en betaalt best niet nog eens.";
const LATE: Record<LateBecause, string> = {
  full: "de cursus was intussen vol",
  deadline: "de deadline om in te schrijven was voorbij",
  gone: "je kan je er niet meer voor inschrijven",
};

const frame = ({ to, nickname, url }: Reviewed, mail: Pick<Mail, "kind" | "subject" | "paragraphs">): Mail => ({
  ...mail,
  to,
  preview: PREVIEW,
  greeting: `Dag ${nickname}`,
  action: { label: "Bekijk hoe het ervoor staat", url },
  smallPrint: ["Heb je een voorkeur of een vraag? Antwoord op deze mail."],
});

const wasLate = (about: Reviewed) =>
  frame(about, {
    kind: "enrolments.late-payment",
    subject: `Je betaling voor ${about.course} kwam te laat binnen`,
    paragraphs: [
      `Je betaling van ${about.expected} voor ‘${about.course}’ is binnen, maar je plaats was toen al vervallen${
        about.lateBecause ? `, en ${LATE[about.lateBecause]}` : ""
      }. Je bent niet ingeschreven.`,
      `We zoeken zo snel mogelijk uit wat er nog kan: je krijgt toch een plaats, of je krijgt alles terug. ${NOT_AGAIN}`,
    ],
  });

const wasWrong = (about: Reviewed) =>
  frame(about, {
    kind: "enrolments.wrong-amount",
    subject: `Je betaling voor ${about.course} klopt niet`,
    paragraphs: [
      `${
        about.received
          ? `We kregen ${about.received} van je voor ‘${about.course}’, en niet ${about.expected}, zoals afgesproken was.`
          : `We kregen een betaling van je voor ‘${about.course}’ in een andere munt dan de euro.`
      } ${about.isEnrolled ? "Aan je inschrijving verandert er niets." : "Je bent nog niet ingeschreven."}`,
      `We kijken zo snel mogelijk na hoe dat komt. Je krijgt het bedrag terug, of we zoeken samen een oplossing. ${NOT_AGAIN}`,
    ],
  });

const wasTwice = (about: Reviewed) =>
  frame(about, {
    kind: "enrolments.paid-twice",
    subject: `Je betaalde twee keer voor ${about.course}`,
    paragraphs: [
      `Je was al ingeschreven voor ‘${about.course}’ toen er nog ${about.received ?? about.expected} van je binnenkwam. Aan je inschrijving verandert er niets.`,
      `We kijken het zo snel mogelijk na, en dan krijg je terug wat je te veel betaalde. ${NOT_AGAIN}`,
    ],
  });

/** The mail about each kind; about other kinds the person who paid gets none. */
export const REVIEW_MAILS: Partial<Record<AnomalyKind, (about: Reviewed) => Mail>> = {
  "paid-late": wasLate,
  "wrong-amount": wasWrong,
  "paid-twice": wasTwice,
};

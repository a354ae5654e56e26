import type { Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

/** The person who waits, and for which course. */
interface Waiting {
  to: string;
  nickname: string;
  course: string;
  /** The page where they can go on. */
  url: string;
}

interface Offered extends Waiting {
  /** For example "zaterdag 21 november 2026 om 14:05". */
  until: string;
  /** The link works without signing in. */
  declineUrl: string;
}
export const seatOffered = ({ to, nickname, course, url, until, declineUrl }: Offered): Mail => ({
  kind: "enrolments.seat-offered",
  to,
  subject: `Er is een plaats voor je in ${course}`,
  preview: `We houden ze voor je vrij tot ${until}.`,
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je stond op de wachtlijst voor ‘${course}’. Er is nu een plaats vrij, en jij bent de eerste die ze kan nemen.`,
    `We houden ze voor je vrij tot ${until}. Schrijf je voor dan in; daarna is ze niet meer voor jou.`,
  ],
  action: { label: "Schrijf je in", url },
  alternative: {
    title: "Ik hoef de plaats niet meer",
    note: "Dan is ze meteen vrij voor wie volgt.",
    url: declineUrl,
  },
  smallPrint: ["Wie de plaats weigert of laat voorbijgaan, staat niet meer op de lijst."],
});

export const offerHasLapsed = ({ to, nickname, course, url }: Waiting): Mail => ({
  kind: "enrolments.seat-offer-lapsed",
  to,
  subject: `Je plaats in ${course} houden we niet meer vrij`,
  preview: "Je schreef je niet op tijd in.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `We hielden een plaats in ‘${course}’ voor je vrij, maar je schreef je niet op tijd in. Staat er nog iemand op de wachtlijst, dan gaat ze naar wie volgt.`,
    "Wil je er toch nog bij zijn? Is er nog plaats, dan kan je je meteen inschrijven. Anders kan je weer op de wachtlijst, achteraan.",
  ],
  action: { label: "Bekijk de cursus", url },
});

interface Ended extends Omit<Waiting, "url"> {
  /** Null when the course is not on the site any more. */
  url: string | null;
}
/** @param hadOffer whether a seat was held for them until now */
export const listHasEnded = ({ to, nickname, course, url, hadOffer }: Ended & { hadOffer: boolean }): Mail => ({
  kind: "enrolments.waiting-list-ended",
  to,
  subject: `De wachtlijst voor ${course} is afgesloten`,
  preview: hadOffer ? "Je plaats houden we niet meer vrij." : "Er kwam geen plaats meer voor je vrij.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    hadOffer
      ? `We hielden een plaats in ‘${course}’ voor je vrij. De wachtlijst is nu afgesloten, en die plaats houden we niet langer vrij.`
      : `Je stond op de wachtlijst voor ‘${course}’. Die is nu afgesloten: er kwam geen plaats meer voor je vrij, of inschrijven kan op de site niet meer.`,
    "Je hoeft niets te doen.",
  ],
  ...(url !== null && { action: { label: "Bekijk de cursus", url } }),
});

/** The same for a course that is called off, with the organiser's message to participants. */
export const waitedForCancelled = ({
  to,
  nickname,
  course,
  url,
  organization,
  message,
}: Ended & { organization: string; message: string | null }): Mail => ({
  kind: "enrolments.waiting-list-ended",
  to,
  subject: `${course} gaat niet door`,
  preview: "De wachtlijst is afgesloten. Je hoeft niets te doen.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je stond op de wachtlijst voor ‘${course}’ van ${organization}. Die cursus gaat niet door; de wachtlijst is afgesloten.`,
    ...(message ? ["Wat de organisator erover zegt:", ...splitParagraphs(message)] : []),
    "Je hoeft niets te doen.",
  ],
  ...(url !== null && { action: { label: "Bekijk de cursus", url } }),
  smallPrint: ["Heb je een vraag? Antwoord op deze mail."],
});

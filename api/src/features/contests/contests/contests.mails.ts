import type { ManagingAct } from "@inktvis/contract/features/contests/managing-acts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { awardSentence } from "../results/award-sentences.ts";
import type { AwardedText } from "./queries/contest-outcome.ts";
import { splitParagraphs, quoteTitles } from "#platform/mail/mail-text.ts";

interface To {
  to: string;
  nickname: string;
  contest: string;
  url: string;
}
const greeting = (nickname: string) => `Dag ${nickname}`;

interface Result extends To {
  /** The awards of their texts; usually none. */
  awards: readonly AwardedText[];
  /** Whether anybody won. */
  hasWinners: boolean;
  hasJury: boolean;
  /** Whether there is feedback on this entry that can be read now. */
  hasFeedback: boolean;
  /** Whether entrants were told until the end that they would read the feedback of the jury, and still cannot. */
  withholdsFeedback: boolean;
  /** The deadline, when the organiser ended the contest before it; otherwise null. */
  endedBefore: string | null;
  /** Whether a text that was entered stays private until its author changes that. */
  staysPrivate: boolean;
  /** The organiser's own words; empty for none. */
  message: string;
}

/** How a contest ended for one entrant. Each sentence depends on the facts (docs/product/contests.md#ending). */
export const result = ({
  to,
  nickname,
  contest,
  url,
  awards,
  hasFeedback,
  withholdsFeedback,
  endedBefore,
  staysPrivate,
  message,
  ...ended
}: Result): Mail => ({
  kind: "contests.result",
  to,
  subject: hasWon(awards) ? `Je hebt gewonnen: ${contest}` : `De uitslag van ${contest}`,
  preview: hasWon(awards) ? winnerPreview(ended) : "De wedstrijd is afgelopen.",
  greeting: greeting(nickname),
  paragraphs: [
    hasWon(awards)
      ? `Proficiat! Met ${quoteTitles(awards.filter(isWinner).map(({ title }) => title))} win je ‘${contest}’. De organisator neemt contact met je op over je prijs.`
      : `‘${contest}’ is afgelopen. ${withoutPrize(ended)} Bedankt dat je meedeed.`,
    // For a winner without a place the first sentence says it all.
    ...awards.filter((award) => !isWinner(award) || award.place).map(awardSentence),
    ...(endedBefore ? [`De organisator beëindigde de wedstrijd vroeger dan de deadline van ${endedBefore}.`] : []),
    ...splitParagraphs(message),
    ...(hasFeedback ? ["Wat er over je inzending geschreven werd, kan je nu lezen."] : []),
    ...(withholdsFeedback
      ? ["Wat de jury schreef, krijg je niet te lezen: de organisator besliste dat bij het einde."]
      : []),
    ...(staysPrivate ? ["Wat je indiende, blijft privé bij je teksten tot jij het openbaar zet."] : []),
  ],
  action: hasFeedback ? { label: "Lees je feedback", url } : { label: "Bekijk de wedstrijd", url },
});

const isWinner = ({ state }: AwardedText) => state === "winner";
/** Whether one of somebody's texts won, with or without a place. */
export const hasWon = (awards: readonly AwardedText[]) => awards.some(isWinner);

const winnerPreview = ({ hasJury }: Pick<Result, "hasJury">) =>
  hasJury ? "De jury koos voor jouw tekst. Proficiat!" : "Jouw tekst werd gekozen. Proficiat!";

const withoutPrize = ({ hasWinners }: Pick<Result, "hasWinners">) =>
  hasWinners ? "Deze keer was je niet bij de winnaars." : "Er werd geen winnaar gekozen.";

export const feedbackAvailable = ({ to, nickname, contest, url }: To): Mail => ({
  kind: "contests.feedback-available",
  to,
  subject: `Je kan de feedback op je inzending voor ${contest} lezen`,
  preview: "De organisator toont nu wat er over je inzending geschreven werd.",
  greeting: greeting(nickname),
  paragraphs: [
    `De organisator van ‘${contest}’ toont nu wat er over de inzendingen geschreven werd, ook over de jouwe.`,
  ],
  action: { label: "Lees je feedback", url },
});

interface StaffActed extends Omit<To, "url"> {
  /** Null when the contest no longer exists. */
  url: string | null;
  act: string;
  entry: string | null;
  juror: string | null;
  reason: string;
}

function sentenceOfAct(contest: string, { act, entry, juror }: Pick<StaffActed, "act" | "entry" | "juror">) {
  const [what, of] = [entry ? `‘${entry}’` : "een inzending", `je wedstrijd ‘${contest}’`];
  switch (act as ManagingAct) {
    case "delete":
      return `Iemand van het team verwijderde ${of}, met haar beschrijving, haar reglement en haar afbeeldingen.`;
    case "unpublish":
      return `Iemand van het team haalde ${of} van de site.`;
    case "end":
      return `Iemand van het team beëindigde ${of}. Wie meedeed, krijgt de uitslag.`;
    case "reopen":
      return `Iemand van het team heropende ${of}: ze is niet meer beëindigd. Wie meedoet en de jury kregen een mail.`;
    case "set-state":
      return `Iemand van het team verklaarde ${what} in ${of} ongeldig.`;
    case "reopen-entry":
      return `Iemand van het team gaf ${what} in ${of} terug aan wie het schreef.`;
    case "save-result":
      return `Iemand van het team wijzigde de uitslag van ${of}.`;
    case "release-result":
      return `Iemand van het team maakte de uitslag van ${of} bekend.`;
    case "withdraw-result":
      return `Iemand van het team haalde de uitslag van ${of} van de site.`;
    case "remove-juror":
      return `Iemand van het team haalde ${juror ?? "iemand"} uit de jury van ${of}.`;
    default:
      return `Iemand van het team wijzigde iets in ${of}.`;
  }
}

/** To the organiser: what a member of the team did in their contest, and why. */
export const staffActMail = ({ to, nickname, contest, url, reason, ...done }: StaffActed): Mail => ({
  kind: "contests.acted-in",
  to,
  // Titles of entries stay out of the subject, because the mail log keeps it.
  subject: `Het team greep in: ${contest}`,
  preview: "Lees wat er gebeurde en waarom.",
  greeting: greeting(nickname),
  paragraphs: [sentenceOfAct(contest, done), "Dit is de reden:", ...splitParagraphs(reason)],
  ...(url && { action: { label: "Naar je wedstrijd", url } }),
  smallPrint: ["Wist je hier niet van? Antwoord op deze mail, dan kijken we het na."],
});

interface DeadlinePassed extends To {
  entries: number;
  /** Whether jurors still have scores to give. */
  isJuryBusy: boolean;
}
export const deadlinePassed = ({ to, nickname, contest, url, entries, isJuryBusy }: DeadlinePassed): Mail => ({
  kind: "contests.deadline-passed",
  to,
  subject: `De deadline van ${contest} is voorbij`,
  preview: isJuryBusy ? "Niemand kan nog indienen. De jury is aan zet." : "Niemand kan nog indienen. Jij bent aan zet.",
  greeting: greeting(nickname),
  paragraphs: [
    `Niemand kan nog meedoen aan ‘${contest}’. ${entriesInWords(entries)}`,
    nextStep({ entries, isJuryBusy }),
  ],
  action: { label: "Naar je wedstrijd", url },
});

function nextStep({ entries, isJuryBusy }: Pick<DeadlinePassed, "entries" | "isJuryBusy">) {
  if (entries === 0) return "Je kan de wedstrijd nu beëindigen.";
  const end = "de winnaars aan en beëindig de wedstrijd: wie meedeed, krijgt daarna de uitslag.";
  return isJuryBusy ? `Is de jury klaar? Duid dan ${end}` : `Duid ${end}`;
}

function entriesInWords(entries: number) {
  if (entries === 0) return "Er werd niets ingediend.";
  return entries === 1 ? "Er is één deelname ingediend." : `Er zijn ${entries} deelnames ingediend.`;
}

export const draftReminder = ({ to, nickname, contest, url, deadline }: To & { deadline: string }): Mail => ({
  kind: "contests.draft-reminder",
  to,
  subject: `Je deelname aan ${contest} is nog niet ingediend`,
  preview: `Indienen kan tot ${deadline}.`,
  greeting: greeting(nickname),
  paragraphs: [
    `Je begon aan ‘${contest}’, maar diende nog niet in. Dat kan tot ${deadline}. Wat je al koos en invulde, staat er nog.`,
  ],
  action: { label: "Werk je deelname af", url },
  smallPrint: ["Doe je toch niet mee? Dan hoef je niets te doen."],
});

interface JuryReminder extends To {
  deadline: string;
  /** Entries that this juror has not judged yet. */
  left: number;
}
export const juryReminder = ({ to, nickname, contest, url, deadline, left }: JuryReminder): Mail => ({
  kind: "contests.jury-reminder",
  to,
  subject: `Nog ${left} te lezen voor ${contest}`,
  preview: `De organisator vraagt je scores tegen ${deadline}.`,
  greeting: greeting(nickname),
  paragraphs: [
    `Je jureert ‘${contest}’. De organisator vraagt je scores tegen ${deadline}. ${left === 1 ? "Er wacht nog één inzending" : `Er wachten nog ${left} inzendingen`} op je.`,
  ],
  action: { label: "Naar de inzendingen", url },
});

import type { JuryTerm } from "@inktvis/contract/features/contests/contest-changes";
import { juryDeadlineSentence } from "@inktvis/contract/features/contests/contest-rules";
import { formatDateTime } from "#platform/dutch-dates.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import type { ChangedTerm } from "./contest-terms.ts";

interface ChangedForJury {
  to: string;
  nickname: string;
  contest: string;
  url: string;
  changes: readonly ChangedTerm<JuryTerm>[];
}

/** What the organiser changed of the terms that a juror relies on: one mail for all changes of one save. */
export const changedForJury = ({ to, nickname, contest, url, changes }: ChangedForJury): Mail => ({
  kind: "contests.jury-terms-changed",
  to,
  subject: `De organisator wijzigde iets voor de jury van ${contest}`,
  preview: "Lees wat er anders is.",
  greeting: `Dag ${nickname}`,
  paragraphs: [`Je jureert ‘${contest}’. De organisator wijzigde iets voor de jury.`, ...changes.map(sentenceOf)],
  action: { label: "Naar de inzendingen", url },
  smallPrint: ["Is dit een probleem voor jou? Laat het de organisator weten door op deze mail te antwoorden."],
});

function sentenceOf({ field, before, after }: ChangedTerm<JuryTerm>) {
  switch (field) {
    case "juryDeadline":
      return juryDeadlineSentence(inWords(before), inWords(after));
    case "jurorNames":
      return after === null
        ? "De andere juryleden zien na afloop niet meer wie van jullie wat schreef."
        : "De andere juryleden zien na afloop wie van jullie wat schreef, ook jouw naam bij je feedback. Dat was eerst niet zo. Toen de organisator dit wijzigde, had nog niemand van de jury iets beoordeeld.";
    default:
      return field satisfies never;
  }
}

const inWords = (instant: string | null) => instant && formatDateTime(new Date(instant));

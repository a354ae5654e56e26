import type { EntryTerm } from "@inktvis/contract/features/contests/contest-changes";
import { ageCategoriesSentence } from "@inktvis/contract/features/contests/contest-rules";
import { formatDateTime } from "#platform/dutch-dates.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import type { ChangedTerm } from "./contest-terms.ts";

interface ChangedContest {
  to: string;
  nickname: string;
  contest: string;
  url: string;
  changes: readonly ChangedTerm<EntryTerm>[];
  isHandedIn: boolean;
  /** Whether a new question need not be answered: it came after the entry was handed in. */
  mayLeaveNewQuestions: boolean;
  /** The deadline has passed: nobody can hand in any more. */
  isPassed: boolean;
  /** The contest has ended: nobody can withdraw any more either. */
  isEnded: boolean;
}

/** What the organiser changed after somebody started or handed in an entry: one mail for all changes of one save. */
export const changedContest = ({ to, nickname, contest, url, changes, ...entry }: ChangedContest): Mail => ({
  kind: "contests.changed",
  to,
  subject: `De organisator wijzigde iets aan ${contest}`,
  preview: "Lees wat er anders is.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `De organisator wijzigde iets aan ‘${contest}’, ${entry.isHandedIn ? "waaraan je meedoet" : "waaraan je begon"}.`,
    ...changes.map((change) => sentenceOf(change, entry)),
    ...(entry.isHandedIn ? [handedInSentence(entry)] : []),
  ],
  action: { label: "Bekijk je deelname", url },
});

const handedInSentence = ({ isEnded }: Pick<ChangedContest, "isEnded">) =>
  isEnded
    ? "Aan wat je indiende, verandert niets."
    : "Aan wat je indiende, verandert niets. Wil je zo niet meer meedoen, dan kan je je deelname intrekken.";

type Reader = Pick<ChangedContest, "mayLeaveNewQuestions" | "isPassed">;

function sentenceOf({ field, before, after }: ChangedTerm<EntryTerm>, reader: Reader) {
  switch (field) {
    case "deadline":
      return `De deadline is nu ${inWords(after)}. Dat was ${inWords(before)}.`;
    case "reward":
      return `De prijs is nu: ${after}. Dat was: ${before}.`;
    case "rules":
      return "Het reglement is gewijzigd. Bij je deelname lees je het reglement dat je aanvaardde; op de pagina van de wedstrijd staat het nieuwe.";
    case "texts":
      return `Een deelname telt nu ${after}. Dat was ${before}.`;
    case "length":
      return `Hoe lang een tekst mag zijn: ${after ?? "dat maakt niet meer uit"}. Dat was: ${before ?? "zo lang als je wil"}.`;
    case "extraField1":
    case "extraField2":
      if (after === null) return `Deze vraag is weggehaald: ‘${before}’`;
      return [`Er is een nieuwe vraag: ‘${after}’`, ...answerSentence(reader)].join(" ");
    case "ageCategories":
      return ageCategoriesSentence(before, after);
    case "feedback":
      return after === null
        ? "Wat de jury over je inzending schrijft, krijg je na afloop niet te lezen. Eerst was dat wel zo."
        : "Wat de jury over je inzending schrijft, krijg je na afloop te lezen. Eerst was dat niet zo.";
    default:
      return field satisfies never;
  }
}

function answerSentence({ mayLeaveNewQuestions, isPassed }: Reader) {
  if (mayLeaveNewQuestions) return ["Je diende al in: je hoeft ze niet te beantwoorden."];
  return isPassed ? [] : ["Je beantwoordt ze voor je indient."];
}

const inWords = (instant: string | null) => (instant === null ? "" : formatDateTime(new Date(instant)));

interface EndedEarly {
  to: string;
  nickname: string;
  contest: string;
  url: string;
  deadline: string;
}

/** To people who started an entry and did not hand it in: the contest ended before its deadline. */
export const contestEndedEarly = ({ to, nickname, contest, url, deadline }: EndedEarly): Mail => ({
  kind: "contests.ended-early",
  to,
  subject: `${contest} is vroeger beëindigd`,
  preview: "Indienen kan niet meer.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `De organisator beëindigde ‘${contest}’ vroeger dan de deadline van ${deadline}. Je was begonnen, maar indienen kan niet meer.`,
    "Van wat je koos en invulde, is niets verstuurd. Je teksten zijn nog altijd van jou.",
  ],
  action: { label: "Bekijk de wedstrijd", url },
});

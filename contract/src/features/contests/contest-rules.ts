import type { FormRule } from "#layer/form-rules.ts";
import { AGES, MAX_AGE_CATEGORIES } from "./contest-input.ts";
import type { ContestMode, LengthUnit, ContestType } from "./contest.ts";

/*
 * The rules of docs/product/contests.md#form that look at more than one field: the page and the API check the same
 * ones.
 */

interface AgeRange {
  ageFrom: number;
  ageTo: number;
}
/** Ages of a row, empty in a form until they are chosen. */
type Row = { [Age in keyof AgeRange]: number | null };

/** The fields of the form that these rules look at. */
export interface ContestRuled {
  mode: ContestMode;
  type?: ContestType | null | undefined;
  contributionsPerUser?: number | null | undefined;
  minLength?: number | null | undefined;
  maxLength?: number | null | undefined;
  showJuryFeedbackToParticipant?: unknown;
  useAgeCategories: boolean;
  ageCategories?: readonly Row[] | undefined;
}

type Rule = FormRule<ContestRuled>;

const whenEntered =
  (holds: (values: ContestRuled) => boolean): Rule["holds"] =>
  (values) =>
    values.mode !== "interactive" || holds(values);

const rowRules = Array.from({ length: MAX_AGE_CATEGORIES }, (_, index): Rule[] => {
  const rule = (field: keyof AgeRange, says: string, holds: (row: Row, earlier: readonly Row[]) => boolean): Rule => ({
    at: `ageCategories.${index}.${field}`,
    says,
    holds: ({ useAgeCategories, ageCategories = [] }) => {
      const row = ageCategories[index];
      return !useAgeCategories || !row || holds(row, ageCategories.slice(0, index));
    },
  });
  const missing = "Kies een leeftijd, of verwijder deze categorie.";
  return [
    rule("ageFrom", missing, ({ ageFrom }) => ageFrom !== null),
    rule("ageTo", missing, ({ ageTo }) => ageTo !== null),
    rule(
      "ageTo",
      "Deze leeftijd is lager dan die waarmee de categorie begint.",
      ({ ageFrom, ageTo }) => ageFrom === null || ageTo === null || ageFrom <= ageTo,
    ),
    rule(
      "ageFrom",
      "Deze leeftijdscategorie staat er al.",
      ({ ageFrom, ageTo }, earlier) =>
        ageFrom === null || !earlier.some((other) => other.ageFrom === ageFrom && other.ageTo === ageTo),
    ),
  ];
}).flat();

export const CONTEST_RULES: readonly Rule[] = [
  { at: "type", says: "Kies wie mag meedoen.", holds: whenEntered(({ type }) => Boolean(type)) },
  {
    at: "contributionsPerUser",
    says: "Vul in hoeveel teksten een deelnemer indient.",
    holds: whenEntered(({ contributionsPerUser }) => Boolean(contributionsPerUser)),
  },
  {
    at: "maxLength",
    says: "Dit is minder dan het minimum.",
    holds: whenEntered(({ minLength, maxLength }) => !minLength || !maxLength || minLength <= maxLength),
  },
  {
    at: "showJuryFeedbackToParticipant",
    says: "Kies of deelnemers de feedback van de jury te zien krijgen.",
    holds: whenEntered(({ showJuryFeedbackToParticipant }) => showJuryFeedbackToParticipant !== undefined),
  },
  {
    at: "ageCategories",
    says: "Voeg minstens één leeftijdscategorie toe.",
    holds: ({ useAgeCategories, ageCategories = [] }) => !useAgeCategories || ageCategories.length > 0,
  },
  ...rowRules,
];

/** "12 jaar", "12 tot 15 jaar", "18 jaar en ouder". */
export function ageLabel({ ageFrom, ageTo }: AgeRange) {
  if (ageTo >= AGES.to) return ageFrom === AGES.from ? "alle leeftijden" : `${ageFrom} jaar en ouder`;
  return ageFrom === ageTo ? `${ageFrom} jaar` : `${ageFrom} tot ${ageTo} jaar`;
}

/** "8 tot 12 jaar, 13 jaar en ouder", the youngest first; undefined without age categories. */
export const ageCategoriesLabel = (categories: readonly AgeRange[]) =>
  categories
    .toSorted((one, other) => one.ageFrom - other.ageFrom || one.ageTo - other.ageTo)
    .map(ageLabel)
    .join(", ") || undefined;

/** Says how the age categories changed, for the page and the mail; both arguments come from `ageCategoriesLabel`. */
export function ageCategoriesSentence(before: string | null, after: string | null) {
  if (after === null)
    return `Er zijn geen leeftijdscategorieën meer: alle leeftijden doen samen mee. Dat was: ${before}.`;
  const now = `De leeftijdscategorieën zijn nu: ${after}.`;
  return before === null ? `${now} Eerst waren er geen.` : `${now} Dat was: ${before}.`;
}

const untilWhen = (moment: string | null) =>
  moment === null ? "tot de organisator de wedstrijd beëindigt" : `tot ${moment}`;
/** Says how the deadline for scoring changed; both are worded as in the page or the mail, null: until the end. */
export const juryDeadlineSentence = (before: string | null, after: string | null) =>
  `Scoren kan nu ${untilWhen(after)}. Dat was ${untilWhen(before)}.`;

/** What a juror is asked to read. */
export interface JuryTask {
  /** The age categories, the youngest first; empty where the contest has none. */
  ages: readonly string[];
  /** How many were handed in until now. */
  texts: number;
  /** Until when more can be handed in, worded as in the page or the mail; null once that is over. */
  enterUntil: string | null;
}
/**
 * "Je leest de categorie 12 tot 15 jaar.", "Er zijn nu 8 teksten ingediend; indienen kan nog tot …": for the
 * invitation.
 */
export const juryTaskSentences = ({ ages, texts, enterUntil }: JuryTask) => [
  ...(ages.length === 1 ? [`Je leest de categorie ${ages[0]}.`] : []),
  ...(ages.length > 1 ? [`Je leest alle leeftijdscategorieën: ${ages.join(", ")}.`] : []),
  enterUntil === null ? textsToRead(texts) : textsUntilNow(texts, enterUntil),
];
const textsToRead = (texts: number) =>
  texts === 1 ? "Er is 1 tekst te lezen." : `Er zijn ${texts === 0 ? "geen" : texts} teksten te lezen.`;
function textsUntilNow(texts: number, enterUntil: string) {
  if (texts === 0) return `Er is nog niets ingediend; dat kan tot ${enterUntil}.`;
  return `Er ${texts === 1 ? "is nu 1 tekst" : `zijn nu ${texts} teksten`} ingediend; indienen kan nog tot ${enterUntil}.`;
}

interface TextCount {
  contributionsPerUser: number | null;
  allowFewerContributions: boolean;
}

/** How long each text of an entry may be; null is no limit. */
export interface LengthLimits {
  minLength: number | null;
  maxLength: number | null;
  lengthUnit: LengthUnit;
}

const UNITS = { words: ["woord", "woorden"], lines: ["regel", "regels"] } as const;
const countOf = (count: number, unit: LengthUnit) =>
  `${count.toLocaleString("nl-BE")} ${UNITS[unit][count === 1 ? 0 : 1]}`;

/** How many texts an entry has: "1 tekst", "3 teksten", "1 tot 3 teksten"; undefined where nobody enters here. */
export function textCountLabel({ contributionsPerUser: count, allowFewerContributions }: TextCount) {
  if (count === null) return undefined;
  if (count === 1) return "1 tekst";
  return allowFewerContributions ? `1 tot ${count} teksten` : `${count} teksten`;
}

/** "200 tot 1.500 woorden", "hoogstens 40 regels"; undefined without limits. */
export function lengthLabel({ minLength, maxLength, lengthUnit }: LengthLimits) {
  if (minLength === null && maxLength === null) return undefined;
  if (minLength === null) return `hoogstens ${countOf(maxLength ?? 0, lengthUnit)}`;
  if (maxLength === null) return `minstens ${countOf(minLength, lengthUnit)}`;
  if (minLength === maxLength) return `precies ${countOf(minLength, lengthUnit)}`;
  return `${minLength.toLocaleString("nl-BE")} tot ${countOf(maxLength, lengthUnit)}`;
}

/**
 * What is wrong with a text of this many words or lines (docs/product/participations.md#texts); undefined when it fits.
 */
export function lengthProblem(limits: LengthLimits, length: number) {
  const { minLength, maxLength, lengthUnit } = limits;
  const isTooShort = minLength !== null && length < minLength;
  const isTooLong = maxLength !== null && length > maxLength;
  if (!isTooShort && !isTooLong) return undefined;
  return `${isTooShort ? "Te kort" : "Te lang"}: ${countOf(length, lengthUnit)}. Deze wedstrijd vraagt ${lengthLabel(limits)}.`;
}

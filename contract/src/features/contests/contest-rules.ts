import { AGES, type ContestMode, type ContestType, MAX_AGE_CATEGORIES } from "./contests.ts";

/* The rules of docs/product/contests.md#form that look at more than one field: the page and the API check the same ones. */

interface AgeRange {
  ageFrom: number;
  ageTo: number;
}
/** Ages of a row, empty in a form until they are chosen. */
type Row = { [Age in keyof AgeRange]: number | null };

/** As much of what an organiser fills in as these rules look at. */
export interface ContestRuled {
  mode: ContestMode;
  type?: ContestType | null | undefined;
  contributionsPerUser?: number | null | undefined;
  showJuryFeedbackToParticipant?: unknown;
  useAgeCategories: boolean;
  ageCategories?: readonly Row[] | undefined;
}

interface Rule {
  /** The field that it is said at: `ageCategories.0.ageTo`. */
  at: string;
  says: string;
  holds: (values: ContestRuled) => boolean;
}

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

import { type Contest, ContestSettings } from "@inktvis/contract/features/contests/contest";
import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import type { ContestFormValues } from "./contest-form.schema.ts";

/** Optional fields are required here, so that a field of the contract without a value fails the type check. */
type AllFormValues = { [Field in keyof Required<ContestFormValues>]: ContestFormValues[Field] };

export const EMPTY_AGES = { ageFrom: null, ageTo: null };

/** The initial values of the wizard (docs/product/contests.md#form). */
export const NEW_CONTEST_VALUES: AllFormValues = {
  title: "",
  description: "",
  rules: "",
  reward: "",
  organization: "",
  contactEmail: "",
  deadline: "",
  confirmEarlierDeadline: false,
  juryDeadline: null,
  bannerBig: undefined,
  bannerSmall: undefined,
  extraField1: null,
  extraField2: null,
  mode: "interactive",
  genres: [],
  type: "open",
  contributionsPerUser: 1,
  minLength: null,
  maxLength: null,
  lengthUnit: "words",
  allowFewerContributions: false,
  showJuryFeedbackToParticipant: true,
  isBlind: true,
  showJurorNames: false,
  useAgeCategories: false,
  ageCategories: [EMPTY_AGES],
  revision: undefined,
};

/** The values of the form for a stored contest. Dates stay instants until somebody chooses others. */
export const valuesOfContest = (contest: Contest): AllFormValues => ({
  ...ContestSettings.parse(contest),
  title: contest.title,
  organization: contest.organization,
  contactEmail: contest.contactEmail ?? "",
  deadline: contest.deadline,
  confirmEarlierDeadline: false,
  juryDeadline: contest.juryDeadline,
  bannerBig: undefined,
  bannerSmall: undefined,
  mode: contest.mode,
  genres: contest.genres.map(({ id }) => id),
  type: contest.type ?? "open",
  contributionsPerUser: contest.contributionsPerUser ?? 1,
  ageCategories:
    contest.ageCategories.length > 0
      ? contest.ageCategories.map(({ id, ageFrom, ageTo }) => ({ id, ageFrom, ageTo }))
      : [EMPTY_AGES],
  revision: contest.revision,
});

/**
 * Converts the values to the API's input: without the fields about entering when the contest is only shown, and without
 * unused age rows.
 */
export function inputOf(values: ContestFormValues): ContestInput {
  const { type, contributionsPerUser, allowFewerContributions, showJuryFeedbackToParticipant, isBlind, ...others } =
    values;
  const { minLength, maxLength, lengthUnit, showJurorNames, ...rest } = others;
  const { useAgeCategories, ageCategories, juryDeadline, ...shared } = rest;
  if (values.mode === "display") return { ...shared, extraField1: null, extraField2: null, useAgeCategories: false };
  return {
    ...shared,
    type,
    juryDeadline: juryDeadline || null,
    contributionsPerUser,
    allowFewerContributions,
    minLength,
    maxLength,
    lengthUnit,
    showJurorNames,
    showJuryFeedbackToParticipant,
    isBlind,
    useAgeCategories,
    ...(useAgeCategories && {
      ageCategories: ageCategories.flatMap(({ id, ageFrom, ageTo }) =>
        ageFrom === null || ageTo === null ? [] : [{ ...(id !== undefined && { id }), ageFrom, ageTo }],
      ),
    }),
  };
}

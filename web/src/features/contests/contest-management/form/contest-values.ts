import { type Contest, type ContestInput, ContestSettings } from "@inktvis/contract/features/contests/contests";
import type { ContestFormValues } from "./contest-form.schema.ts";

/** What may be absent too, so that a field of the contract that is forgotten fails the type check. */
type WholeForm = { [Field in keyof Required<ContestFormValues>]: ContestFormValues[Field] };

export const EMPTY_AGES = { ageFrom: null, ageTo: null };

/** What the wizard begins with (docs/product/contests.md#form). */
export const NEW_CONTEST_VALUES: WholeForm = {
  title: "",
  description: "",
  rules: "",
  reward: "",
  organization: "",
  deadline: "",
  juryDeadline: null,
  bannerBig: undefined,
  bannerSmall: undefined,
  extraField1: null,
  extraField2: null,
  mode: "interactive",
  genres: [],
  type: "open",
  contributionsPerUser: 1,
  allowFewerContributions: false,
  showJuryFeedbackToParticipant: true,
  isBlind: true,
  useAgeCategories: false,
  ageCategories: [EMPTY_AGES],
};

/** A contest as its form shows it. Dates stay the instants that they are until somebody chooses others. */
export const valuesOfContest = (contest: Contest): WholeForm => ({
  ...ContestSettings.parse(contest),
  title: contest.title,
  organization: contest.organization,
  deadline: contest.deadline,
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
});

/** What is sent: of a contest that is only shown nothing that entering needs, no rows of ages that are not used. */
export function inputOf(values: ContestFormValues): ContestInput {
  const { type, contributionsPerUser, allowFewerContributions, showJuryFeedbackToParticipant, isBlind, ...rest } =
    values;
  const { useAgeCategories, ageCategories, juryDeadline, ...shared } = rest;
  if (values.mode === "display") return { ...shared, extraField1: null, extraField2: null, useAgeCategories: false };
  return {
    ...shared,
    type,
    juryDeadline: juryDeadline || null,
    contributionsPerUser,
    allowFewerContributions,
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

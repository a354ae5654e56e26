import { awardName } from "@inktvis/contract/features/contests/award-names";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import type { ContestResult, ResultInput } from "@inktvis/contract/features/contests/results";
import { labelOf } from "@inktvis/contract/labels.nl";
import type { FieldWords } from "#features/management/differences.tsx";
import { valueTexts } from "#platform/formats/value-text.ts";
import { sortedAwards } from "./current-awards.ts";

/** A result with the entries, which say what award each has: the result itself leaves out blocked people. */
export interface StoredResult {
  result: ContestResult;
  entries: readonly ContributionSummary[];
}

/** The initial values of a result's form, except the reason that staff give. */
export function valuesOfResult(
  { endedAt }: Pick<Contest, "endedAt">,
  { result: { expectedOn, juryWord, revision }, entries }: StoredResult,
): ResultInput {
  const awards = entries.flatMap(({ id, state, place }) =>
    state === "none" || state === "invalid" ? [] : [{ id, state, place }],
  );
  return { expectedOn, juryWord: juryWord ?? "", revision, ...(endedAt && { awards: sortedAwards(awards) }) };
}

const nameOf = (field: string) => labelOf(field) ?? field;
const textOf = valueTexts({ nameOf, choiceOf: () => undefined });

/** The words in which two versions of a result are compared: each award by the title of its entry. */
export const resultWords = (entries: StoredResult["entries"]): FieldWords => ({
  nameOf,
  textOf: (field, value) =>
    field === "awards" ? awardsText(value as ResultInput["awards"], entries) : textOf(field, value),
});

const awardsText = (awards: ResultInput["awards"] = [], entries: StoredResult["entries"]) =>
  awards
    .map(({ id, ...award }) => `${entries.find((entry) => entry.id === id)?.title ?? ""}: ${awardName(award)}`)
    .join(",\n");

import { awardName } from "@inktvis/contract/features/contests/award-names";
import type { ContestResult, Laureate } from "@inktvis/contract/features/contests/results";
import { capitalize } from "#platform/formats/capitalize.ts";
import { resultMessages as copy } from "./result.nl.ts";

export interface LaureateGroup {
  title: string;
  laureates: readonly Laureate[];
}

/**
 * The laureates by age category, in the order of the categories; one group without a title when the contest has none.
 */
export function byAgeCategory({ contest, laureates }: Pick<ContestResult, "contest" | "laureates">): LaureateGroup[] {
  const groups = Map.groupBy(laureates, ({ ageCategoryId }) => ageCategoryId);
  return [...contest.ageCategories, { id: null, label: "" }].flatMap(({ id, label }) => {
    const ofCategory = groups.get(id) ?? [];
    return ofCategory.length > 0 ? [{ title: label, laureates: ofCategory }] : [];
  });
}

/** The laureates by award, the highest first, with the name of the award: several laureates can share a place. */
export function byAward(laureates: readonly Laureate[]): LaureateGroup[] {
  const groups = Map.groupBy(laureates, ({ state, place }) => `${state} ${place}`);
  return [...groups.values()].map((group) => ({ title: titleOf(group), laureates: group }));
}

function titleOf([first, ...others]: readonly Laureate[]) {
  if (!first) return "";
  if (first.state === "mention") return copy.mentions;
  if (first.state === "shortlist") return copy.shortlist;
  if (!first.place) return others.length > 0 ? copy.winners : copy.winner;
  return capitalize(awardName(first));
}

import type { Award } from "@inktvis/contract/features/contests/award-names";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import type { ResultInput } from "@inktvis/contract/features/contests/results";

/**
 * The awards in a form that was restored after a reload, as far as they are still possible. An entry may be gone or the
 * contest reopened in the meantime, and nothing on the page would remove what the API then refuses.
 */
export function currentAwards(
  { endedAt }: Pick<Contest, "endedAt">,
  entries: readonly Pick<ContributionSummary, "id" | "state">[],
  awards: ResultInput["awards"],
): ResultInput["awards"] {
  if (!endedAt) return undefined;
  const awardable = new Set(entries.filter(({ state }) => state !== "invalid").map(({ id }) => id));
  return awards?.filter(({ id }) => awardable.has(id));
}

type Awards = NonNullable<ResultInput["awards"]>;

/** In a fixed order, so that two versions can be compared. */
export const sortedAwards = (awards: Awards) => awards.toSorted((one, other) => one.id.localeCompare(other.id));

/** The award of an entry; `none` when it has no award. */
export const awardFor = (awards: Awards, id: string | undefined): Award =>
  awards.find((award) => award.id === id) ?? { state: "none", place: null };

/** The awards once these entries all have this one; `none` removes theirs. */
export function withAward(awards: Awards, ids: readonly string[], { state, place }: Award): Awards {
  const others = awards.filter(({ id }) => !ids.includes(id));
  if (state === "none" || state === "invalid") return others;
  return sortedAwards([...others, ...ids.map((id) => ({ id, state, place }))]);
}

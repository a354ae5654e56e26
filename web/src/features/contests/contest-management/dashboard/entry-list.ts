import type { ContributionState } from "@inktvis/contract/features/contests/awards";
import type { ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import { searchText } from "#platform/search-params.ts";

/** How the list of entries is sorted and filtered; kept in the search string of the address. */
export interface EntryView {
  sort?: "score" | "title" | undefined;
  /** The id of an age category. */
  age?: number | undefined;
  state?: ContributionState | undefined;
}

/** Repeats the contract's values, because importing its schema would add Zod to the page. */
const STATES = ["none", "winner", "mention", "shortlist", "invalid"] as const satisfies readonly ContributionState[];
const SORTS = ["score", "title"] as const;
const oneOf = <Value extends string>(values: readonly Value[], typed: unknown) =>
  values.find((value) => value === searchText(typed));

function idOf(typed: unknown): number | undefined {
  const id = Number(searchText(typed));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

export const readEntryView = ({ sort, age, state }: Record<string, unknown>): EntryView => ({
  sort: oneOf(SORTS, sort),
  age: idOf(age),
  state: oneOf(STATES, state),
});

/** The search string of a view, with only the values that were chosen; empty when there are none. */
export function entryViewSearch(view: EntryView): string {
  const chosen = Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
}

const byTitle = new Intl.Collator("nl-BE", { numeric: true });

/**
 * The entries of a view, sorted by score (highest first, those without a score last) or by title; otherwise in their
 * own order.
 */
export function entriesInView<E extends Pick<ContributionSummary, "title" | "score" | "state" | "ageCategoryId">>(
  entries: readonly E[],
  { sort, age, state }: EntryView,
): readonly E[] {
  const chosen = entries.filter(
    (entry) => (age === undefined || entry.ageCategoryId === age) && (state === undefined || entry.state === state),
  );
  if (sort === "title") return chosen.toSorted((one, other) => byTitle.compare(one.title, other.title));
  if (sort === "score") {
    return chosen.toSorted(
      (one, other) => (other.score ?? -1) - (one.score ?? -1) || byTitle.compare(one.title, other.title),
    );
  }
  return chosen;
}

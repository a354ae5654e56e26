import type { ContributionState, ContributionSummary } from "@inktvis/contract/features/contests/contributions";
import { searchText } from "#platform/search-params.ts";

/** How the organiser looks at the entries; it stands in the address. */
export interface EntryView {
  sort?: "score" | "title" | undefined;
  /** An age category, by id. */
  age?: number | undefined;
  state?: ContributionState | undefined;
}

/** Named here, since the schema of the contract would bring its library along. */
export const STATES = ["none", "winner", "invalid"] as const satisfies readonly ContributionState[];
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

/** What stands behind the question mark, with only what was chosen. */
export function entryViewSearch(view: EntryView): string {
  const chosen = Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
}

const byTitle = new Intl.Collator("nl-BE", { numeric: true });

/** The entries of a view: highest score first with what nobody scored last, or by title; else as they came in. */
export function viewedEntries<E extends Pick<ContributionSummary, "title" | "score" | "state" | "ageCategoryId">>(
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

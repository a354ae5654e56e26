import { HOMEPAGE_SITES } from "@inktvis/contract/features/content/staff-homepages";
import type { ContentVersionRow } from "@inktvis/contract/features/content-versions/staff-content-versions";
import { SITES } from "@inktvis/contract/sites";
import { nameOf } from "../system/audit-changes.ts";
import { versionsCopy as copy } from "./versions.nl.ts";

/** The name of what a version belongs to; a home page has the name of its site. */
export const subjectName = ({ name, subjectId }: Pick<ContentVersionRow, "name" | "subjectId">) =>
  name ??
  (subjectId in HOMEPAGE_SITES ? SITES[HOMEPAGE_SITES[subjectId as keyof typeof HOMEPAGE_SITES]].title : subjectId);

export function stateName({ state, isCurrent, isStale, problem }: ContentVersionRow) {
  if (problem !== null) return copy.states.failed;
  if (isStale) return copy.states.stale;
  return isCurrent ? copy.states.current : copy.states[state];
}

/** The Dutch names of the fields that a version changed. */
export function changedWords({ changed, revision }: ContentVersionRow) {
  if (changed === null) return revision === 1 ? copy.first : copy.oldest;
  return changed.length > 0 ? changed.map(nameOf).join(", ") : copy.nothingChanged;
}

import { type Award, awardName } from "@inktvis/contract/features/contests/award-names";
import type { ContributionState, Place } from "@inktvis/contract/features/contests/awards";
import { capitalize } from "#platform/formats/capitalize.ts";

/** The awards that an organiser can give to an entry, in the order of a select. */
const AWARDS: readonly Award[] = [
  { state: "none", place: null },
  { state: "winner", place: 1 },
  { state: "winner", place: 2 },
  { state: "winner", place: 3 },
  { state: "winner", place: null },
  { state: "mention", place: null },
  { state: "shortlist", place: null },
  { state: "invalid", place: null },
];
const valueOf = ({ state, place }: { state: ContributionState; place: Place }) => (place ? `${state} ${place}` : state);

export const awardValue = valueOf;
export const awardOf = (value: string) => AWARDS.find((award) => valueOf(award) === value);

/** The options of a select; `withInvalid` where an entry can still be left out of the contest. */
export const awardOptions = ({ none, withInvalid }: { none: string; withInvalid: boolean }) =>
  AWARDS.filter(({ state }) => withInvalid || state !== "invalid").map((award) => ({
    value: valueOf(award),
    label: award.state === "none" ? none : capitalize(awardName(award)),
  }));

/** An award as it reads in the cell of a table. */
export const awardLabel = (award: Award, none: string) => capitalize(awardName(award)) || none;

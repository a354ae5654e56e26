import type { ContributionState, Place } from "./awards.ts";

/* Without zod, for pages (docs/product/contests.md#awards). */

/** The state of an entry with the place of a winner; null for a winner without a place, and for the others. */
export interface Award {
  state: ContributionState;
  place: Place;
}

const PLACE_NAMES = { 1: "eerste plaats", 2: "tweede plaats", 3: "derde plaats" };
const STATE_NAMES = {
  winner: "winnaar",
  mention: "eervolle vermelding",
  shortlist: "shortlist",
  invalid: "ongeldig",
};

/** The name of an award in a sentence or a table; empty for none. */
export function awardName({ state, place }: Award) {
  if (state === "none") return "";
  return state === "winner" && place ? PLACE_NAMES[place] : STATE_NAMES[state];
}

import { isAtOrBelow } from "./is-at-or-below.ts";

/**
 * The path of the tab of this page, or of a page above it. The deepest one counts, since the dashboard is above all
 * others.
 */
export const currentTab = (page: string, tabs: readonly string[]): string | undefined =>
  tabs.filter((tab) => isAtOrBelow(page, tab)).toSorted((one, other) => other.length - one.length)[0];

import { isAtOrBelow } from "#platform/is-at-or-below.ts";

/** The path of the tab that a page is of, or is below: the deepest, as the dashboard is above all others. */
export const currentTab = (page: string, tabs: readonly string[]): string | undefined =>
  tabs.filter((tab) => isAtOrBelow(page, tab)).toSorted((one, other) => other.length - one.length)[0];

/** The path of the tab that a page is of, or is below: the deepest, as the dashboard is above all others. */
export const currentTab = (page: string, tabs: readonly string[]): string | undefined =>
  tabs
    .filter((tab) => page === tab || page.startsWith(`${tab}/`))
    .toSorted((one, other) => other.length - one.length)[0];

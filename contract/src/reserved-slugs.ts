/**
 * Slugs that nothing of a kind gets, whatever its title: at their addresses are other pages
 * (docs/product/platform.md#addresses). A test compares them with the routes.
 */
export const RESERVED_SLUGS = {
  contest: ["maken", "mijn-wedstrijden"],
  // `/cursussen/cursussen` is a mistake in a link, which the log reports.
  course: ["maken", "online", "cursussen", "agenda"],
  activity: ["maken"],
} as const;

/* Where one judges, on the community site. */
export const JUDGING_PATH = "/wedstrijden/mijn-wedstrijden/jureren";
export const judgingPath = (slug: string, { onlyOpen = false } = {}) =>
  `${JUDGING_PATH}/${slug}${onlyOpen ? "?toon=open" : ""}`;
export const judgedTextPath = (slug: string, id: string) => `${JUDGING_PATH}/${slug}/${id}`;
export const contestPath = (slug: string) => `/wedstrijd/${slug}`;

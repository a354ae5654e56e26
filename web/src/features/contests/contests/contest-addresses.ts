/* Where contests live: on the community site, and where they are managed on the account site. */
export const CONTESTS_PATH = "/wedstrijden";
export const contestPath = (slug: string) => `/wedstrijd/${slug}`;
export const contestListPath = (page = 1) => (page > 1 ? `${CONTESTS_PATH}?page=${page}` : CONTESTS_PATH);

export const MY_CONTESTS_PATH = "/wedstrijden/mijn-wedstrijden";
export const PARTICIPATIONS_PATH = `${MY_CONTESTS_PATH}/deelnames`;
/** The steps of an entry, as their addresses name them. */
export const STEPS = ["reglement", "teksten", "gegevens", "klaar"] as const;
export type Step = (typeof STEPS)[number];
/** The step where an entry is, or an earlier one. */
export const entryPath = (slug: string, step?: Step) =>
  `${PARTICIPATIONS_PATH}/${slug}/deelnemen${step ? `?stap=${step}` : ""}`;
export const feedbackPath = (slug: string) => `${PARTICIPATIONS_PATH}/${slug}/feedback`;

export const JUDGING_PATH = `${MY_CONTESTS_PATH}/jureren`;
export const judgingPath = (slug: string, { onlyOpen = false } = {}) =>
  `${JUDGING_PATH}/${slug}${onlyOpen ? "?toon=open" : ""}`;
export const judgedTextPath = (slug: string, id: string) => `${JUDGING_PATH}/${slug}/${id}`;

export const MANAGED_CONTESTS = "/beheer/wedstrijden";
export const managedContestPath = (slug: string) => `${MANAGED_CONTESTS}/${slug}`;

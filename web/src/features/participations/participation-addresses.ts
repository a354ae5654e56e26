/* Where one's own part in contests lives on the community site. */
export const CONTESTS_PATH = "/wedstrijden";
export const contestPath = (slug: string) => `/wedstrijd/${slug}`;
export const PARTICIPATIONS_PATH = "/wedstrijden/mijn-wedstrijden/deelnames";
export const JUDGING_PATH = "/wedstrijden/mijn-wedstrijden/jureren";
/** On the account site. */
export const MANAGE_CONTESTS_PATH = "/beheer/wedstrijden";

/** The steps of an entry, as their addresses name them. */
export const STEPS = ["reglement", "teksten", "gegevens", "klaar"] as const;
export type Step = (typeof STEPS)[number];

/** The step where an entry is, or an earlier one. */
export const entryPath = (slug: string, step?: Step) =>
  `${PARTICIPATIONS_PATH}/${slug}/deelnemen${step ? `?stap=${step}` : ""}`;
export const feedbackPath = (slug: string) => `${PARTICIPATIONS_PATH}/${slug}/feedback`;

/* Where contests live: on the community site, and where they are managed on the account site. */
export const CONTESTS_PATH = "/wedstrijden";
export const contestPath = (slug: string) => `/wedstrijd/${slug}`;
export const contestListPath = (page = 1) => (page > 1 ? `${CONTESTS_PATH}?page=${page}` : CONTESTS_PATH);

export const MY_CONTESTS_PATH = "/wedstrijden/mijn-wedstrijden";
export const PARTICIPATIONS_PATH = `${MY_CONTESTS_PATH}/deelnames`;
export const enterPath = (slug: string) => `${PARTICIPATIONS_PATH}/${slug}/deelnemen`;
export const judgingPath = (slug: string) => `${MY_CONTESTS_PATH}/jureren/${slug}`;

export const MANAGE_CONTESTS_PATH = "/beheer/wedstrijden";
export const manageContestPath = (slug: string) => `${MANAGE_CONTESTS_PATH}/${slug}/`;

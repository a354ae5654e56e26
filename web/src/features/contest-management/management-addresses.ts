/* Pages of the account site, below /beheer, where contests are managed. */
export const MANAGEMENT = "/beheer";
export const MANAGED_CONTESTS = "/beheer/wedstrijden";
export const NEW_CONTEST = "/beheer/wedstrijden/maken";

const below = (slug: string, page: string) => `${MANAGED_CONTESTS}/${slug}${page}`;
export const managedContestPath = (slug: string) => below(slug, "");
export const contestSettingsPath = (slug: string) => below(slug, "/instellingen");
export const contestJuryPath = (slug: string) => below(slug, "/jury-uitnodigingen");
export const contestParticipantsPath = (slug: string) => below(slug, "/deelnemer-uitnodigingen");
export const contestExportPath = (slug: string) => below(slug, "/exporteer");
export const publishContestPath = (slug: string) => below(slug, "/publiceren");
export const endContestPath = (slug: string) => below(slug, "/beeindigen");
export const entryPath = (slug: string, id: string) => below(slug, `/inzending/${id}`);

/** On the community site. */
export const publicContestPath = (slug: string) => `/wedstrijd/${slug}`;

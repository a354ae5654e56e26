import { MANAGED_CONTESTS, managedContestPath } from "../contests/contest-addresses.ts";

/* Pages of the account site, below /beheer, where contests are managed. */
export { MANAGED_CONTESTS, managedContestPath };
export const MANAGEMENT = "/beheer";
export const NEW_CONTEST = `${MANAGED_CONTESTS}/maken`;

const below = (slug: string, page: string) => managedContestPath(slug) + page;
export const contestSettingsPath = (slug: string) => below(slug, "/instellingen");
export const contestJuryPath = (slug: string) => below(slug, "/jury-uitnodigingen");
export const contestParticipantsPath = (slug: string) => below(slug, "/deelnemer-uitnodigingen");
export const contestExportPath = (slug: string) => below(slug, "/exporteer");
export const publishContestPath = (slug: string) => below(slug, "/publiceren");
export const endContestPath = (slug: string) => below(slug, "/beeindigen");
export const managedEntryPath = (slug: string, id: string) => below(slug, `/inzending/${id}`);

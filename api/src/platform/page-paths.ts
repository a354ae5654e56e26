/* Pages of the community site that the API names, in feeds and sitemaps. */
export const READ_PAGE = "/lezen";
export const textPage = (slug: string) => `/tekst-lezen/${slug}`;
export const profilePage = (slug: string) => `/profiel/${slug}`;
export const CONTESTS_PAGE = "/wedstrijden";
export const contestPage = (slug: string) => `/wedstrijd/${slug}`;
export const PARTICIPATIONS_PAGE = "/wedstrijden/mijn-wedstrijden/deelnames";
export const entryPage = (slug: string) => `${PARTICIPATIONS_PAGE}/${slug}/deelnemen`;
export const entryFeedbackPage = (slug: string) => `${PARTICIPATIONS_PAGE}/${slug}/feedback`;
export const judgingPage = (slug: string) => `/wedstrijden/mijn-wedstrijden/jureren/${slug}`;
export const juryInvitationPage = (slug: string) => `${CONTESTS_PAGE}/${slug}/jury-uitnodiging`;
export const participantInvitationPage = (slug: string) => `${CONTESTS_PAGE}/${slug}/uitnodiging`;
/* And of the account site. */
export const managedContestPage = (slug: string) => `/beheer/wedstrijden/${slug}`;
export const managedJuryPage = (slug: string) => `${managedContestPage(slug)}/jury-uitnodigingen`;
export const decisionPage = (id: string) => `/bezwaar/${id}`;

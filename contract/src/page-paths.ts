import { PRODUCT } from "./sites.ts";

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
export const FOLLOWED_PAGE = `${READ_PAGE}/van-wie-je-volgt`;
/* And of the account site. */
export const MANAGED_CONTESTS_PAGE = "/beheer/wedstrijden";
export const managedContestPage = (slug: string) => `${MANAGED_CONTESTS_PAGE}/${slug}`;
export const managedJuryPage = (slug: string) => `${managedContestPage(slug)}/jury-uitnodigingen`;
export const PRIVACY_DATA_PAGE = "/instellingen/privacy/data";
export const cancelErasurePage = (requestId: string, token: string) =>
  `/wissen-tegenhouden?${new URLSearchParams({ requestId, token })}`;
export const unsubscribePage = (token: string) => `/uitschrijven?${new URLSearchParams({ token })}`;
export const decisionPage = (id: string) => `/bezwaar/${id}`;
export const managedCoursePage = (slug: string) => `/beheer/cursussen/${slug}`;
export const participantCoursePage = (slug: string) => `/cursussen/${slug}`;
/* Of the organization site. */
export const coursePage = (slug: string) => `/cursussen/${slug}`;
export const courseEnrolmentPage = (slug: string) => `${coursePage(slug)}/inschrijven`;
/* Of the academy. */
export const ENROLMENT_PAGE = `/inschrijven-voor-${PRODUCT}`;

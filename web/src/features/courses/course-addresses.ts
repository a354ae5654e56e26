import { PRODUCT } from "@inktvis/contract/sites";

/* Where courses live: on the organization site, and on the account site for who manages and who follows them. */
export const coursePath = (slug: string) => `/cursussen/${slug}`;
export const courseEnrolmentPath = (slug: string) => `${coursePath(slug)}/inschrijven`;
export const managedCoursePath = (slug: string) => `/beheer/cursussen/${slug}`;
export const followedCoursePath = (slug: string) => `/cursussen/${slug}`;
/** On the site of the academy. */
export const ACADEMY_ENROLMENT_PATH = `/inschrijven-voor-${PRODUCT}`;

import { gone, invalid, notFound } from "#platform/http/errors.ts";

const GONE = "Deze inschrijving is er niet meer.";
/** For staff: each registration has a page of its own, which does not exist any more. */
export const noSuchRegistration = () => notFound(GONE);
/** For applicants: the page that lists their registrations still exists. */
export const noOwnRegistration = () => gone(GONE);
const groupProblem = (says: string) => invalid({ saEnrollmentPeriodGroupIds: says });
export const noSuchGroup = () => groupProblem("Kies groepen uit de lijst.");
export const alreadyRegistered = () => groupProblem("Voor een van deze groepen ben je al ingeschreven.");

import { gone, invalid, notFound } from "#platform/http/errors.ts";

const GONE = "Deze inschrijving is er niet meer.";
/** For staff, who have a page of each. */
export const noSuchRegistration = () => notFound(GONE);
/** For who registered: the page that lists their own exists. */
export const noOwnRegistration = () => gone(GONE);
const groupProblem = (says: string) => invalid({ saEnrollmentPeriodGroupIds: says });
export const noSuchGroup = () => groupProblem("Kies groepen uit de lijst.");
export const alreadyRegistered = () => groupProblem("Voor een van deze groepen ben je al ingeschreven.");

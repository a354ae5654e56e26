import { invalid, notFound } from "#platform/http/errors.ts";

export const noSuchRegistration = () => notFound("Deze inschrijving is er niet meer.");
const groupProblem = (says: string) => invalid({ saEnrollmentPeriodGroupIds: says });
export const noSuchGroup = () => groupProblem("Kies groepen uit de lijst.");
export const alreadyRegistered = () => groupProblem("Voor een van deze groepen ben je al ingeschreven.");

import type { LeaveProblem } from "@inktvis/contract/features/enrolments/delisting";
import { conflict, invalid, notFound, refused } from "#platform/http/errors.ts";
import { formatAmount } from "#platform/money.ts";

/** Somebody who is still enrolling holds a seat at most, and loses it by itself. */
export const notEnrolledYet = () =>
  refused("Deze persoon is nog niet ingeschreven. Wie niet op tijd betaalt, verliest de plaats vanzelf.");
export const notEnrolled = () => refused("Je bent niet ingeschreven voor deze cursus.");
/** @param kept in cents */
export const tooMuchBack = (kept: number) =>
  invalid({ refundAmount: `Je kan hoogstens ${formatAmount(kept)} terugbetalen: zoveel kwam er binnen.` });
/** 409: the amount differs from the one that was shown. */
export const otherRefund = () =>
  conflict(
    "refund-changed",
    "Wat je terugkrijgt, is intussen gewijzigd. Kijk het nieuwe bedrag na en bevestig opnieuw.",
  );
export const courseIsCancelled = () => refused("Deze cursus gaat niet door. Je kan niemand opnieuw inschrijven.");
export const accountIsErased = () => refused("Deze persoon liet alle gegevens wissen, en kan niet terugkomen.");
export const accountIsBlocked = () =>
  refused("Het account van deze persoon is geblokkeerd. Opnieuw inschrijven kan niet.");
export const noSuchRequest = () => notFound("Deze vraag bestaat niet, of iemand besliste er al over.");

/** 409 for the organiser: the request was withdrawn, or somebody else answered it first. */
export const requestIsGone = () =>
  conflict("request-gone", "Deze vraag staat er niet meer. Vernieuw de pagina om te zien hoe het afliep.");

/** For people who are a participant, have left, or wait for an answer. */
export const noSeatToRelease = () => refused("Deze persoon is niet meer aan het betalen. Vernieuw de pagina.");

const ASK = "Je kan wel vragen om uitgeschreven te worden.";
const MAY_NOT_LEAVE: Record<LeaveProblem, string> = {
  over: `De cursus is voorbij. ${ASK}`,
  started: `De cursus is begonnen. ${ASK}`,
  "nothing-back": `Je krijgt niets meer terug wanneer je jezelf uitschrijft. ${ASK}`,
  "switched-off": `Voor deze cursus schrijf je jezelf niet uit. ${ASK}`,
};
export const mayNotLeave = (problem: LeaveProblem) => refused(MAY_NOT_LEAVE[problem]);

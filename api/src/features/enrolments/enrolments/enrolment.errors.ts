import { notFound, refused } from "#platform/http/errors.ts";

export const noSuchEnrolment = () => notFound("Deze inschrijving bestaat niet.");
/** For a calendar file. */
export const noDays = () => notFound("Deze cursus heeft geen bijeenkomsten om in je agenda te zetten.");
export const mayNotEnrol = () => refused("Je kan je voor deze cursus niet inschrijven.");
export const organizesIt = () => refused("Je organiseert deze cursus zelf. Daarom kan je je er niet voor inschrijven.");
export const onlyInvited = () => refused("Voor deze cursus schrijf je je in met een uitnodiging.");
export const deadlineIsOver = () => refused("Deadline voorbij");
export const courseIsFull = () => refused("Deze cursus is vol.");
export const cancelledCourse = () =>
  refused("Deze cursus gaat niet door. Wie ingeschreven was, krijgt een mail en alles terug.");
export const notBegun = () => refused("Aanvaard eerst de voorwaarden.");
export const enrolledAlready = () =>
  refused("Je bent al ingeschreven. Aan je gegevens verandert hier niets meer; vraag het aan de organisator.");
export const delistedAlready = () =>
  refused("Je bent uitgeschreven voor deze cursus. Vraag aan wie hem organiseert of je opnieuw kan meedoen.");

import { forbidden, gone, refused, tooMany } from "#platform/http/errors.ts";

/**
 * The same for everything that can be wrong, so that guessing reveals nothing (docs/product/invitations.md#link). Only
 * declining an accepted invitation has an error of its own.
 */
export const invalidInvitation = () => forbidden("Deze uitnodiging is niet meer geldig.");
/** For people who decline. Reveals nothing new: reading a valid link returns `usedAt` too. */
export const acceptedAlready = () => forbidden("Deze uitnodiging is al aanvaard: afslaan kan niet meer.");
/** Does not say which account: the address is known only to the organiser and to the invited person. */
export const wrongAccount = () =>
  forbidden(
    "Deze uitnodiging ging naar een ander e-mailadres dan dat van je account. Meld je aan met het account van het adres waarop je de mail kreeg, of maak er daar een mee.",
    "other-account",
  );
/** Also for people who do not manage what it invites to. Not 404: the page with the list of invitations exists. */
export const noSuchInvitation = () => gone("Deze uitnodiging bestaat niet meer.");
export const invitationIsUsed = () =>
  refused("Iemand aanvaardde deze uitnodiging al, en blijft erbij. Intrekken kan niet meer.");
/** @param left how many can still be sent today */
export const tooManyInvitations = (times: number, left: number) => {
  const advice = left > 0 ? `Nodig er nu hoogstens ${left} uit, of wacht tot morgen.` : "Probeer het morgen opnieuw.";
  return tooMany(`Er is niets verstuurd: je kan hoogstens ${times} uitnodigingen per dag versturen. ${advice}`);
};

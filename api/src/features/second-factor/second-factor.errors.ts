import { conflict, forbidden, gone, invalid, notFound, refused } from "../../platform/http/errors.ts";

export const onlyOnAuth = () => forbidden("Dit kan alleen op de aanmeldsite.");
/** The page then leads to the auth site, where that is done. */
export const stepGone = () => gone("Dit duurde te lang of lukte te vaak niet. Meld je opnieuw aan.");
export const wrongToken = () =>
  invalid({ token: "Deze code klopt niet of is al gebruikt. Wacht op de volgende en probeer opnieuw." });
export const wrongRecoveryCode = () => invalid({ token: "Deze herstelcode klopt niet of is al gebruikt." });
export const wrongPasskey = () => refused("Deze passkey werd niet herkend. Probeer opnieuw of kies een andere manier.");
export const wrongPassword = () => invalid({ password: "Dit is niet je wachtwoord." });
export const useSecondStep = () =>
  conflict("second-step-first", "Bevestig met je tweede stap in plaats van je wachtwoord.");
export const hasTotp = () =>
  conflict("totp-there", "Je hebt al een authenticator-app. Neem die eerst weg als je een andere wil.");
export const noTotp = () => notFound("Er is geen authenticator-app om te bevestigen. Begin opnieuw.");
export const noSuchPasskey = () => notFound("Deze passkey is er niet meer.");
export const knownPasskey = () => refused("Deze passkey is al toegevoegd.");
export const tooManyPasskeys = () => refused("Je hebt al twintig passkeys. Neem er eerst een weg.");
export const noSecondFactor = () => conflict("no-second-factor", "De tweede stap staat niet aan.");

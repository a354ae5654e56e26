import { conflict, forbidden, gone, invalid, refused } from "#platform/http/errors.ts";

export const onlyOnAuth = () => forbidden("Dit kan alleen op de aanmeldsite.");
/** The page then leads to the auth site to start again. */
export const stepExpired = () => gone("Dit duurde te lang of lukte te vaak niet. Meld je opnieuw aan.");
export const wrongToken = () =>
  invalid({ token: "Deze code klopt niet of is al gebruikt. Wacht op de volgende en probeer opnieuw." });
export const wrongRecoveryCode = () =>
  invalid({ token: "Deze herstelcode klopt niet of is al gebruikt. Kijk ze na of gebruik een andere." });
export const wrongPasskey = () => refused("Deze passkey werd niet herkend. Probeer opnieuw of kies een andere manier.");
export const wrongPassword = () =>
  invalid({ password: "Dit is niet je wachtwoord. Probeer opnieuw of kies een nieuw bij ‘Wachtwoord vergeten?’." });
export const useSecondStep = () =>
  conflict("second-step-first", "Bevestig met je tweede stap in plaats van je wachtwoord.");
export const hasTotp = () =>
  conflict("totp-there", "Je hebt al een authenticator-app. Neem die eerst weg als je een andere wil.");
export const totpRestarted = () =>
  conflict(
    "totp-restarted",
    "Deze sleutel geldt niet meer. Begon je in een ander venster opnieuw, ga dan daar verder; of begin hier met een nieuwe sleutel.",
  );
export const noTotp = () => gone("Er is geen authenticator-app meer.");
export const noSuchPasskey = () => gone("Deze passkey is er niet meer.");
export const duplicatePasskey = () =>
  refused("Deze passkey is al toegevoegd. Kies een ander toestel of een andere sleutel.");
export const tooManyPasskeys = () => refused("Je hebt al twintig passkeys. Neem er eerst een weg.");
export const noSecondFactor = () => conflict("no-second-factor", "De tweede stap staat niet aan. Vernieuw de pagina.");

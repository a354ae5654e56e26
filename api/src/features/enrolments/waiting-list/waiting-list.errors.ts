import { notFound, refused } from "#platform/http/errors.ts";

export const noWaitingList = () => refused("Deze cursus heeft geen wachtlijst: er is plaats voor iedereen.");
export const listIsOver = () => refused("De wachtlijst van deze cursus is afgesloten.");
export const seatIsFree = () => refused("Er is een plaats vrij. Je hoeft niet te wachten: schrijf je meteen in.");
export const seatHeldAlready = () => refused("Er wordt al een plaats voor je vrijgehouden. Werk je inschrijving af.");
export const participatesAlready = () => refused("Je bent al ingeschreven voor deze cursus.");
export const brokenOffer = () => notFound("Deze link werkt niet meer. Meld je aan om te zien hoe het ervoor staat.");
export const offerWasUsed = () =>
  refused("Je bent intussen ingeschreven met deze plaats. Kan je toch niet komen? Laat het weten aan de organisator.");

import { invalid, refused } from "#platform/http/errors.ts";

export const takesPart = () => refused("Je doet zelf mee aan deze wedstrijd. Wie meedoet, kan niet in de jury zitten.");
export const judgesIt = () => refused("Je zit in de jury van deze wedstrijd. Wie jureert, kan niet meedoen.");
/** docs/product/participations.md#starting */
export const hasReadEntries = () =>
  refused("Wie een wedstrijd organiseert of jureert, of dat vroeger deed, doet er zelf niet aan mee.");
export const organizesIt = () =>
  refused(
    "Je organiseert deze wedstrijd en ziet wie wat schreef. In de jury zitten kan daarom niet; punten en feedback geef je op de pagina van een inzending.",
  );
/** docs/product/contests.md#handing-over */
export const organizedIt = () =>
  refused(
    "Je organiseerde deze wedstrijd vroeger en kon toen zien wie wat schreef. Daarom kan je niet in de jury zitten.",
  );
export const ownAddress = () =>
  invalid({
    invites:
      "Je eigen adres staat erbij. Je organiseert deze wedstrijd en ziet wie wat schreef: punten en feedback geef je op de pagina van een inzending, niet als jurylid.",
  });
/** docs/product/contests.md#handing-over */
export const formerOrganizer = (email: string) =>
  invalid({
    invites: `${email} is een adres van wie deze wedstrijd vroeger organiseerde en kon zien wie wat schreef. Die persoon kan niet in de jury zitten: haal het adres weg.`,
  });
export const invitationsClosed = () =>
  refused("Uitnodigen kan zodra de wedstrijd gepubliceerd is, en tot ze afgelopen is.");
export const foreignCategory = () => invalid({ invites: "Kies een leeftijdscategorie van deze wedstrijd." });
export const twoCategories = (email: string) =>
  invalid({ invites: `${email} staat bij meer dan één leeftijdscategorie. Kies er één, of ‘alle leeftijden’.` });
const NOBODY = "Vul e-mailadressen in, of kies andere wedstrijden.";
export const noInvitees = () => invalid({ emails: NOBODY, contests: NOBODY });
export const foreignContest = () => invalid({ contests: "Kies wedstrijden die je zelf beheert." });

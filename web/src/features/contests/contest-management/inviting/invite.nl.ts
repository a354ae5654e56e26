import { plural } from "#platform/formats/numbers.ts";
import { invitingMessages } from "#features/inviting/messages.nl.ts";

/** The texts of the pages that invite people to a contest. */
export const inviteMessages = {
  ...invitingMessages,
  theContest: "de wedstrijd",
  jury: "Jury",
  juryIntro:
    "Wie je uitnodigt, leest de inzendingen en geeft elke een score van 0 tot 100. Wie meedoet, of de wedstrijd nu of vroeger organiseerde, kan niet in de jury zitten.",
  members: "In de jury",
  noMembers: "Er zit nog niemand in de jury",
  noMembersHelp: "Nodig hieronder mensen uit. Zodra iemand aanvaardt, staat die hier.",
  nickname: "Schrijversnaam",
  category: "Leeftijdscategorie",
  categoryOf: (nickname: string) => `Leeftijdscategorie van ${nickname}`,
  allAges: "Alle leeftijden",
  progress: "Beoordeeld",
  progressOf: (scored: number, total: number) => `${scored} van ${total}`,
  assigned: (nickname: string, category: string) => `${nickname} jureert nu: ${category.toLowerCase()}.`,
  remind: "Herinner",
  remindWho: (nickname: string) => ` ${nickname} aan de inzendingen`,
  reminded: (nickname: string) => `${nickname} kreeg een herinnering.`,
  remindedAt: "Herinnerd op",
  remove: "Verwijder",
  removeWho: (nickname: string) => ` ${nickname}`,
  removeTitle: (nickname: string) => `${nickname} uit de jury verwijderen?`,
  removeHelp: (nickname: string, scored: number) =>
    scored === 0
      ? `${nickname} ziet de inzendingen dan niet meer.`
      : `${scored === 1 ? "De beoordeling" : `De ${scored} beoordelingen`} van ${nickname} ${scored === 1 ? "is" : "zijn"} dan weg, met scores en feedback, en ${scored === 1 ? "telt" : "tellen"} niet meer mee. Terughalen kan niet.`,
  removeConfirm: "Verwijder uit de jury",
  removed: (nickname: string) => `${nickname} zit niet meer in de jury.`,

  pending: "Uitgenodigd",
  noPending: "Er staan geen uitnodigingen open.",

  invite: "Nodig uit",
  inviteJury: "Nodig de jury uit",
  emailsForAll: "E-mailadressen, voor alle leeftijden",
  emailsFor: (category: string) => `E-mailadressen, voor ${category}`,

  participants: "Deelnemers",
  participantsIntro:
    "Nodig mensen uit om mee te doen, met hun adres of omdat ze aan een andere wedstrijd van je deelnamen.",
  participantsLate:
    "De deadline is voorbij: wie je nu uitnodigt, kan niet indienen, tenzij je hem eerst verzet in de instellingen.",
  participantsClosed: "Deze wedstrijd is gesloten: alleen wie je uitnodigt en de uitnodiging aanvaardt, kan meedoen.",
  contests: "Deelnemers van andere wedstrijden",
  contestsHelp: "Wie daar indiende, krijgt één uitnodiging; wie al uitgenodigd is, krijgt er geen meer.",
  chooseContests: "Kies wedstrijden",
  noneChosen: "Geen wedstrijden geselecteerd",
  chosen: "Gekozen wedstrijden",
  chooseTitle: "Kies andere wedstrijden",
  noOthers: "Geen andere wedstrijden gevonden",
  entries: (count: number) => plural(count, "deelname", "deelnames"),
  choose: "Klaar",

  begun: "Begonnen, nog niet ingediend",
  begunHelp: "Wie begon, weet je pas als die indient. Een bericht aan allemaal samen stuur je bij Berichten.",
  noBegun: "Niemand is bezig aan een deelname.",
  begunAt: "Begonnen",
  begunName: "Wie",
  unknownName: "Nog niet bekend",
  hasTexts: "Teksten gekozen",
  hasData: "Gegevens ingevuld",
  yes: "Ja",
  no: "Nee",
  givenBack: "Teruggegeven op",
};

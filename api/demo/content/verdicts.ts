/** What a juror thinks of an entry. */
export interface Verdict {
  points?: number;
  feedback?: string;
  abstainedBecause?: string;
}

/** By the key of the entry, then by the key of the juror, or of the organiser for feedback of their own. */
export const VERDICTS: Readonly<Record<string, Readonly<Record<string, Verdict>>>> = {
  "leie-1-wat-de-baggeraar-teruggaf": {
    jurylid: {
      points: 82,
      feedback:
        "De zin die nooit verder gaat, blijft het hele verhaal lang hangen. Alleen de laatste zin legt uit wat de pet al zei.",
    },
    activiteitenorganisator: { points: 78, feedback: "Ik hoorde de kraan. Voorlezen, graag, en traag." },
  },
  "leie-2-diepte": {
    jurylid: { points: 88, feedback: "Het bord is een personage. Knap dat niemand huilt." },
    activiteitenorganisator: {
      abstainedBecause: "Ik denk dat ik deze tekst al gehoord heb op een voorleesavond bij ons.",
    },
  },
  "les-1-derde-trede": {
    redacteur: {
      points: 80,
      feedback: "‘goed luid’ is het mooiste compliment dat ik dit jaar las. Niets meer aan doen.",
    },
  },
  "veertig-1-aan-yasmine-die-achtendertig-is": {
    jurylid: { points: 84, feedback: "‘de eerste zeven tellen doen we of we er niet zijn’: daarvoor lees ik." },
    redacteur: {
      points: 90,
      feedback: "Een stem, van het eerste woord af. Ook zonder hoofdletters staat elke zin recht.",
    },
  },
  "veertig-2-voor-de-keuring": {
    jurylid: { points: 71, feedback: "Het beeld van de auto draagt lang. Op het einde draagt het bijna te veel." },
    redacteur: { points: 76, feedback: "De sticker! Ik had tot daar niet door dat ik op hem zat te wachten." },
  },
  "veertig-3-lijst-voor-later": {
    jurylid: { points: 64 },
    redacteur: { points: 69, feedback: "De saus en de sleutel zijn raak. Met vier punten minder was het een gedicht." },
  },
  "veertig-4-dobber": {
    redacteur: { points: 86, feedback: "De herhaling in de laatste regels doet precies wat water doet." },
  },
  "veertig-5-aan-de-leerling": {
    jurylid: { points: 92, feedback: "De druiven. Ik heb het potlood neergelegd." },
  },
  "veertig-6-antwoord-aan-een-korte-broek": {
    jurylid: { points: 79, feedback: "Grappig zonder moeite te doen. Laat haar zitten: daar viel ik stil." },
  },
  "wachtzaal-1-spoor-3-denderleeuw": {
    jurylid: {
      points: 91,
      feedback:
        "‘Die tel, mevrouw.’ Meer schuld past er niet in drie woorden. De brief weet precies wanneer hij moet fluiten.",
    },
    redacteur: {
      points: 88,
      feedback: "De ruzie met de automaat is heerlijk en blijft in één bijzin. Dat is beheersing.",
    },
    wedstrijdorganisator: {
      feedback:
        "Fons, we hebben dit in de voorjury drie keer luidop gelezen. De derde keer las niemand verder dan de tel.",
    },
  },
  "wachtzaal-2-ge-zijt-onderweg": {
    jurylid: {
      points: 85,
      feedback:
        "Ik moest opzoeken wat een bolletje op een kaartje is. Daarna niet meer: het tikken en de plant zeggen genoeg.",
    },
    redacteur: { points: 93, feedback: "De laatste regel laat alles open en is toch een aankomst." },
    wedstrijdorganisator: { feedback: "De plant met de gordel hangt hier sindsdien boven de koffie." },
  },
  "wachtzaal-3-kwart-voor-zes": {
    jurylid: {
      points: 86,
      feedback:
        "De onvoltooide vraag is sterk, en het tellen van de wagons vangt haar op. De raad in het begin mag korter, zodat we vlugger op de bank zitten.",
    },
    redacteur: {
      points: 84,
      feedback:
        "‘Het moet alleen af zijn’ is een slotzin waar men mee naar huis kan. Ik twijfelde lang over de derde plaats, en toen bleek er geen derde plaats te zijn.",
    },
  },
  "wachtzaal-4-uitslag": {
    jurylid: {
      points: 77,
      feedback: "De deurklink is een vondst. De lerares mag wat minder lesgeven in de tweede alinea.",
    },
    redacteur: { points: 74, feedback: "Een brief met manieren. Ik had graag geweten wat voor appel het was." },
  },
  "wachtzaal-5-bericht-van-de-omroep": {
    jurylid: { points: 68, feedback: "Geestig bedacht. Ik hoor de stem, maar ik zie de zaal te weinig." },
    redacteur: {
      points: 81,
      feedback: "Lenen bij Geraardsbergen: ik neem de volgende keer mijn hoed af voor de luidspreker.",
    },
  },
};

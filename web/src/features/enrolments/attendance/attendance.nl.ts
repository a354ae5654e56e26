export const attendanceMessages = {
  title: "Aanwezigheid",
  intro:
    "Kruis aan wie er is. Het werkt ook zonder verbinding, zolang deze bladzijde open blijft: wat je aankruist, gaat mee zodra er weer verbinding is.",
  withoutMeetings: "Geen bijeenkomsten",
  withoutMeetingsHelp: "Deze cursus volgt iedereen op het eigen tempo. Er is geen aanwezigheid om aan te kruisen.",
  nobody: "Nog niemand ingeschreven",
  nobodyHelp: "Zodra er iemand is, kruis je hier aan wie komt.",
  notBegun: (day: string) => `De cursus begint op ${day}. Vanaf dan kan je aankruisen wie er is.`,
  day: "Dag",
  meetingDays:
    "Er is alleen op lesdagen iets aan te kruisen. Kies de dag van de les: elke dag waarop iemand aanwezig is, telt mee op het attest.",
  earlier: "Eerder aangekruist:",
  list: "Deelnemers",
  count: (present: number, all: number) => `${present} van ${all} aanwezig`,
  everybody: "Kruis iedereen aan",
  clear: "Haal deze dag weg",
  clearTitle: "Deze dag weghalen?",
  clearHelp: (day: string) => `Dan is op ${day} niemand aangekruist, en telt die dag niet mee op een attest.`,
  print: "Druk de lijst af (pdf)",

  saved: "Alles is bewaard.",
  saving: "Bezig met bewaren…",
  waiting: (count: number) =>
    count === 1
      ? "Geen verbinding. Eén wijziging staat op dit toestel en gaat straks vanzelf mee."
      : `Geen verbinding. ${count} wijzigingen staan op dit toestel en gaan straks vanzelf mee.`,
  waitingInPage: "Geen verbinding. Laat deze pagina open: je wijzigingen gaan mee zodra er verbinding is.",
  refused: (sentence: string) => `Dit kon niet bewaard worden. ${sentence}`,
};

export const conflictMessages = {
  title: "Iemand anders bewaarde dit ook",
  help: (differs: boolean) =>
    `Terwijl jij bezig was, werd er een andere versie bewaard. ${differs ? "Dit verschilt van wat hier staat:" : "Er staat hetzelfde in als hier."}`,
  keepMine: {
    label: "Bewaar wat hier staat",
    help: "De andere versie wordt vervangen, behalve wat je ervan overneemt.",
  },
  goOn: { label: "Ga verder met wat hier staat", help: "Er is dan nog niets bewaard of gepland." },
  takeTheirs: {
    label: "Bekijk de andere versie",
    help: "Die komt in het formulier. Wat jij typte, kan je daarna nog terugzetten.",
  },
  taken: "Je ziet de versie die iemand anders bewaarde.",
  putBack: "Zet terug wat jij typte",
  take: "Neem over",
  takeField: (field: string) => `Neem over: ${field}`,
  takeBack: "Zet terug",
  takeFieldBack: (field: string) => `Zet terug: ${field}`,
  here: "Wat hier staat",
  elsewhere: "De andere versie",
  storedPicture: "wat bewaard is",
};

export const comparisonMessages = {
  before: "Voordien",
  after: "Nadien",
  empty: "niets",
  removed: "weg: ",
  added: "erbij: ",
  /** Of a value that differs although its words do not. */
  sameInWords: (value: unknown) =>
    typeof value === "string" ? "Dezelfde woorden, met een andere opmaak." : "Hetzelfde in woorden, en toch anders.",
};

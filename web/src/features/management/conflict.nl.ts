const list = new Intl.ListFormat("nl-BE", { type: "conjunction" });

export const conflictMessages = {
  title: "Iemand anders bewaarde dit ook",
  help: (fields: readonly string[]) =>
    fields.length > 0
      ? `Terwijl jij bezig was, werd er een andere versie bewaard. Die verschilt van wat hier staat bij: ${list.format(fields)}.`
      : "Terwijl jij bezig was, werd er een andere versie bewaard. Er staat hetzelfde in als hier.",
  keepMine: "Bewaar wat hier staat",
  keepMineHelp: "De andere versie wordt vervangen.",
  takeTheirs: "Bekijk de andere versie",
  takeTheirsHelp: "Die komt in het formulier. Wat jij typte, kan je daarna nog terugzetten.",
  taken: "Je ziet de versie die iemand anders bewaarde.",
  putBack: "Zet terug wat jij typte",
};

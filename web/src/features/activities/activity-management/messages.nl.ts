export const managementMessages = {
  create: "Maak een activiteit",
  first: "Maak je eerste activiteit",
  none: "Nog geen activiteiten",
  noneHelp: "Een lezing, een workshop, een schrijfcafé: zeg wat, waar en wanneer. Ze staat meteen op de site.",

  table: "Jouw activiteiten",
  activity: "Activiteit",
  state: "Toestand",
  when: "Wanneer",
  actions: "Wat je kan doen",
  upcoming: "Komt eraan",
  running: "Bezig",
  passed: "Voorbij",

  deleteTitle: "Activiteit verwijderen?",
  deleteHelp: (title: string) =>
    `‘${title}’ verdwijnt van de site, met haar afbeelding en haar adres. Dat kan je niet ongedaan maken.`,
  deleteConfirm: "Verwijder de activiteit",
  deleted: (title: string) => `‘${title}’ is verwijderd.`,
};

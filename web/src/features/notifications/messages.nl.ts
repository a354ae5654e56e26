export const notificationMessages = {
  title: "Meldingen",
  intro: "Wat er gebeurde met je teksten, wedstrijden en cursussen.",
  table: "Ongelezen meldingen",
  notification: "Melding",
  date: "Wanneer",
  read: "Markeer als gelezen",
  readAll: "Markeer alles als gelezen",
  wasRead: "De melding is gelezen.",
  allRead: "Al je meldingen zijn gelezen.",
  none: "Je hebt geen ongelezen meldingen",
  noneHelp: "Als er iets gebeurt dat je aangaat, lees je het hier.",
  mails: "Kies welke mails je krijgt",
};

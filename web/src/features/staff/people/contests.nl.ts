export const contestsCopy = {
  one: "wedstrijd",
  many: "wedstrijden",
  intro:
    "Wie welke wedstrijd organiseert. Is een organisator geblokkeerd, dan ziet alleen wie meedoet of jureert de wedstrijd nog, tot je ze aan iemand anders geeft.",
  title: "Titel",
  organizer: "Organisator",
  email: "E-mailadres",
  blocked: "geblokkeerd",
  state: "Staat",
  filters: { blocked: "organisator geblokkeerd" },
  states: { draft: "nog niet gepubliceerd", running: "loopt", ended: "afgelopen" },
  deadline: "Deadline",
  participations: "Deelnames",
  manage: "Beheer de wedstrijd",
  handOver: "Geef aan iemand anders",
  handOverHelp:
    "De nieuwe organisator krijgt de wedstrijd met alles wat erin zit, ook de gegevens van wie meedoet. Beiden krijgen een mail.",
  newOrganizer: "E-mailadres van de nieuwe organisator",
  send: "Geef de wedstrijd",
  done: "De wedstrijd heeft een andere organisator.",
};

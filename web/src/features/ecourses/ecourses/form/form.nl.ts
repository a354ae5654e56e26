export const formMessages = {
  newTitle: "Een online cursus maken",
  newIntro: "Begin met een titel en een beschrijving. Daarna voeg je modules en lessen toe.",
  settingsTitle: "Basis-instellingen",
  create: "Maak de online cursus",
  save: "Bewaar",
  created: (title: string) => `‘${title}’ is gemaakt. Voeg nu lessen toe.`,
  savedTitle: "Bewaard",
  savedHelp: "Wie deze online cursus volgt, ziet meteen wat je wijzigde.",
  toSyllabus: "Naar de lesinhoud",

  titleHelp: "Zo heet hij voor deelnemers, en op hun certificaat.",
  body: "Beschrijving",
  bodyHelp: "Deelnemers lezen dit boven de lessen.",
  bodyPlaceholder: "Waarover gaat het, voor wie is het, wat kan je nadien?",
  asksAllLessonsHelp: "Anders kunnen deelnemers de eindproef doen wanneer ze willen.",
};

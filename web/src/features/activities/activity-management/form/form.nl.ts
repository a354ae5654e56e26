export const formMessages = {
  newTitle: "Een activiteit maken",
  newIntro: "Wat je hier invult, staat op de site zodra je bewaart. Je kan het daarna altijd wijzigen.",
  editTitle: "Activiteit wijzigen",
  create: "Zet de activiteit op de site",
  save: "Bewaar de activiteit",
  created: (title: string) => `‘${title}’ staat op de site.`,
  saved: (title: string) => `‘${title}’ is bewaard.`,

  about: "Waarover gaat het?",
  descriptionPlaceholder: "Wat gebeurt er, voor wie is het, wie komt er langs?",
  organizerHelp: "Wie de activiteit organiseert, zoals bezoekers je kennen.",

  when: "Wanneer en waar?",
  dateFromHelp: "Zonder uur begint ze die dag.",
  dateToHelp: "Duurt het één dag? Kies dezelfde dag. Zonder uur duurt ze tot die dag om is.",
  dateFromMissing: "Kies wanneer je activiteit begint.",
  dateToMissing: "Kies wanneer je activiteit eindigt.",
  locationHelp: "Een zaal met adres, of ‘online’.",

  joining: "Hoe kom je erbij?",
  enrollmentLinkHelp: "De pagina waar mensen zich inschrijven of een ticket nemen. Begin met https://.",
  enrollmentDeadlineHelp: "Die dag kan het nog.",
  priceHelp: "Zoals je het zelf zegt: ‘gratis’, of ‘8 euro, 5 euro voor studenten’.",
  moreInfo: "Praktische info",
  moreInfoHelp: "Wat mensen meebrengen, hoe ze er geraken, bij wie ze terechtkunnen.",

  picture: "Hoe ziet ze eruit?",
  imageHelp: "In lijsten en boven de pagina. Een png of jpg, minstens 600 pixels breed, hoogstens 5 MB.",

  house: "Van wie is ze?",
  organizedByCs: "Het huis organiseert dit zelf",
  organizedByCsHelp: "Alleen beheerders zien en kiezen dit.",
};

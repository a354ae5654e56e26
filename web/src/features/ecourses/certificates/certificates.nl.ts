const kinds = { certificate: "certificaat", attest: "attest" };
type Kind = keyof typeof kinds;

export const certificateMessages = {
  ownTitle: "Certificaten",
  ownIntro: "Wat je behaalde met tests in online cursussen.",
  none: "Je hebt nog geen certificaat",
  noneHelp: "Slaag je voor de eindproef van een online cursus, dan vind je hier je certificaat.",
  toOwnCourses: "Naar mijn cursussen",

  kindOf: (kind: Kind) => (kind === "attest" ? "Attest" : "Certificaat"),
  inEcourse: (title: string) => `Les in de online cursus ‘${title}’`,
  earned: "Behaald op",
  code: "Code",
  download: (kind: Kind) => `Download je ${kinds[kind]}`,
  verify: "Bekijk wat anderen met de code zien",
  panelTitle: (kind: Kind) => `Je ${kinds[kind]}`,
  panelHelp: (kind: Kind) => `Wie de code op je ${kinds[kind]} invult, ziet dat het echt is.`,

  name: "Je naam",
  nameHelp: (kind: Kind) => `Zo komt hij op je ${kinds[kind]}. Kijk hem goed na: daarna kan je hem niet meer wijzigen.`,
  saveName: "Zet mijn naam erop",
  nameSaved: "Je naam staat erop.",

  verifyIntro: "Op elk certificaat en attest van ons staat een code. Vul ze in, en je ziet of het echt is.",
  codeHelp: "Twaalf letters en cijfers. Hoofdletters en streepjes maken niet uit.",
  look: "Kijk na",
  isReal: (kind: Kind) => `Dit ${kinds[kind]} is echt`,
  printed: "Dit staat erop:",
  nameFact: "Naam",
  nameless: "Er staat geen naam (meer) op",
  passedFinal: "Slaagde voor de eindproef van de online cursus",
  passedLesson: "Slaagde voor de test van de les",
  ofEcourse: "In de online cursus",
  compare: "Staat er op wat je kreeg iets anders? Dan is het gewijzigd nadat wij het uitreikten.",
  another: "Nog een code nakijken",
  unknown: "Deze code kennen we niet",
  unknownHelp: "Kijk na of je ze juist overnam. Een code die we niet kennen, hoort niet bij een certificaat van ons.",
};

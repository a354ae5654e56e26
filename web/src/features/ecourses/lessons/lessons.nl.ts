export const lessonMessages = {
  lessonOf: (number: number, total: number) => `Les ${number} van ${total}`,
  outline: "Alle lessen",
  completedMark: "afgerond",
  preview: "Zo zien deelnemers deze les. Wat je hier doet, telt niet mee.",
  print: "Druk af",

  complete: "Rond deze les af",
  completed: "Deze les is afgerond.",
  waiting: "Er is even geen verbinding. Je vinkje staat in deze browser, en wordt verstuurd zodra het kan.",
  waitingInPage: "Er is even geen verbinding. Laat dit venster open: je vinkje wordt verstuurd zodra het kan.",
  next: (title: string) => `Volgende les: ${title}`,
  toFinalTest: "Naar de eindproef",
  toOverview: "Naar het overzicht",
  toMine: "Naar je cursussen",
  previous: "Vorige les",
  steps: "Verder in deze online cursus",

  test: "Test bij deze les",
  toTest: "Naar de test",
  testPassed: "Je bent geslaagd voor deze test.",
  testFailed: "Je slaagde nog niet voor deze test.",

  gone: "Deze les is er niet meer",
  goneHelp: "De maker heeft ze intussen geschrapt. De andere lessen vind je in het overzicht.",
};

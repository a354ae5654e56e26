export const ownCoursesMessages = {
  title: "Mijn cursussen",
  intro: "De cursussen waarvoor je ingeschreven bent, en die waarvoor je nog niet klaar bent met inschrijven.",
  none: "Je volgt nog geen cursus",
  noneHelp:
    "Schrijf je ergens voor in, dan vind je hier wanneer de cursus begint, waar hij doorgaat en wat je moet weten.",
  toCourses: "Bekijk de cursussen",
  enrolled: "Andere cursussen",
  others: "Zoek je nog een cursus?",

  ownPace: "Op je eigen tempo",
  unfinished: "nog niet afgerond",
  tooLate: "inschrijven kan niet meer",
  full: "de cursus is vol",
  lostSeat: "plaats niet meer vrijgehouden",
  held: "Je plaats is vrijgehouden tot",
  outstanding: (amount: string) => `Nog te betalen: ${amount}.`,
  waitsFor: {
    "instalment-answer": "wacht op de organisator",
    "payment-review": "we kijken je betaling na",
  },
  finish: "Werk je inschrijving af",
  delisted: "uitgeschreven",
  cancelled: "gaat niet door",
};

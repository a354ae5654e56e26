const rest = {
  name: "Naam",
  place: "Plaats",
  placeHelp: "1 is de eerste. Leeg: blijft staan, of achteraan als ze nieuw is.",
  uses: "Cursussen",
  fixed: "vast",
  other: "een andere keuze",
  mergeHelp: "Cursussen met deze keuze krijgen dan de andere. Deze keuze verdwijnt voorgoed.",

  adminOnly: "Alleen voor beheerders",
  adminOnlyHelp: "Andere organisatoren kunnen dit niet kiezen voor hun cursus.",
  conditions: "Voor wie",
  conditionsHelp: "Dit leest wie inschrijft: wanneer krijg je de korting?",
  percentage: "Percentage",
  isActive: "In gebruik",
  isActiveHelp: "Staat dit uit, dan krijgt geen cursus de korting er nog bij. Cursussen die ze al geven, houden ze.",
  yes: "ja",
  no: "nee",
};

/** The words of the lists that courses choose from, by resource. */
export const lookUpCopy = {
  ...rest,
  courseTypes: {
    one: "soort cursus",
    many: "soorten cursussen",
    menu: "soorten",
    createTitle: "Nieuwe soort",
    intro: "Coaching, groepscursus en zelfstudie zijn vast: de cursuspagina heeft er een knop voor.",
  },
  courseRegions: {
    one: "regio",
    many: "regio’s van cursussen",
    menu: "regio’s",
    createTitle: "Nieuwe regio",
    intro: "Waar een cursus doorgaat. Ook zonder bijeenkomsten kiest een cursus een regio: online bijvoorbeeld.",
  },
  courseDurations: {
    one: "duur",
    many: "duur van cursussen",
    menu: "duur",
    createTitle: "Nieuwe duur",
    intro: "Hoe lang een cursus loopt.",
  },
  courseAgeCategories: {
    one: "leeftijd",
    many: "leeftijden van cursussen",
    menu: "leeftijden",
    createTitle: "Nieuwe leeftijd",
    intro: "Voor wie een cursus is. Wat vast is, staat op de jongerensite.",
  },
  courseStudentLevels: {
    one: "niveau",
    many: "niveaus van cursussen",
    menu: "niveaus",
    createTitle: "Nieuw niveau",
    intro: "Hoeveel ervaring een cursus vraagt. Een cursus kan er meer dan één hebben.",
  },
  courseDiscountTypes: {
    one: "korting",
    many: "kortingen op cursussen",
    menu: "kortingen",
    createTitle: "Nieuwe korting",
    intro: "Een organisator kiest welke kortingen een cursus geeft.",
  },
};

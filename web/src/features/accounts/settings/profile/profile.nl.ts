export const profileMessages = {
  title: "Mijn profiel",
  intro: "Wat je hier invult, maakt van je schrijversnaam iemand.",
  toPublic: "Bekijk je profiel zoals anderen het zien",

  public: "Wie je bent",
  publicHelp: "Dit ziet iedereen op je profiel.",
  pictureHelp: "Een png of jpg, hoogstens 5 MB. Je kiest daarna welk stuk je toont.",
  nicknameHelp:
    "Onder deze naam verschijnen je teksten. Verandert ze, dan verandert het adres van je profiel mee; het oude blijft werken.",
  bioHelp: "Een paar zinnen, die ook bij je naam in een lijst staan.",
  websiteHelp: "Met https:// ervoor.",
  genres: "Genres waarin je schrijft",

  personal: "Je gegevens",
  personalHelp: "Je naam en je leeftijd tonen we alleen als je dat kiest bij Privacy. De rest ziet niemand.",
  dateOfBirthHelp: "Nodig voor wedstrijden met leeftijdscategorieën. We tonen ze nooit.",
  phoneHelp: "Met de landcode, bijvoorbeeld +32 470 12 34 56.",

  address: "Je adres",
  addressHelp: "Alleen om in te vullen wanneer je meedoet aan een wedstrijd of een cursus.",

  portfolio: "Je portfolio",
  portfolioHelp: "Ook dit ziet iedereen op je profiel. Wat leeg blijft, staat er niet.",
  educationPlaceholder: "Waar leerde je schrijven?",
  publicationsPlaceholder: "Waar verscheen er al iets van je?",
  prizesPlaceholder: "Wat won je al?",
  variaPlaceholder: "Wat hoort er nog bij?",

  save: "Bewaar je profiel",
  savedTitle: "Je profiel is bewaard",
  saved: "Zo zien anderen je vanaf nu.",
};

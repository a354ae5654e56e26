export const privacyMessages = {
  title: "Privacy",
  intro: "Kies wat anderen van je zien. Je schrijversnaam zien ze altijd, je geboortedatum en je adres nooit.",
  underAge:
    "Je bent jonger dan 18. Daarom tonen we je naam en je leeftijd niet. Vanaf je achttiende kies je hier zelf.",
  noDateOfBirth: "We kennen je geboortedatum niet, en zonder tonen we geen van beide.",
  toProfile: "Vul ze in op je profiel",
  realName: "Toon mijn voornaam en familienaam",
  realNameHelp: "Op je profiel en bij je teksten, naast je schrijversnaam. Met je naam vinden mensen je dan ook.",
  age: "Toon mijn leeftijd",
  ageHelp: "Op je profiel, in jaren.",
  save: "Bewaar je keuze",
  savedTitle: "Je keuze is bewaard",
  saved: "Ze geldt meteen, op alle sites.",
};

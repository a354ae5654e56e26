export const youthHome = {
  title: "Wat als jij het mocht verzinnen?",
  intro: "Een begin krijg je van ons. De rest is van jou.",
  starterLabel: "Begin je verhaal zo",
  another: "Geef me een ander begin",
  coursesTitle: "Samen schrijven",
  coursesText: "Cursussen en kampen van ons huis, voor wie nog geen achttien is.",
  none: "Nu zijn er geen cursussen voor jouw leeftijd",
  noneHelp: "Er komen geregeld nieuwe bij. Kijk intussen rond bij alle cursussen, of begin alvast zelf.",
  failed: "De cursussen konden niet geladen worden.",
  courses: "Alle cursussen voor wie jong is",
};
export const storyStarters = [
  "Toen ik wakker werd, stond mijn kamer op zijn kop.",
  "Niemand geloofde dat de kat kon praten, tot ze het journaal onderbrak.",
  "De brief was aan mij gericht, maar hij was honderd jaar oud.",
  "Onze leraar was vandaag een halve meter kleiner dan gisteren.",
  "Op het dak van het zwembad woont iemand.",
  "De lift stopte tussen de derde en de vierde verdieping. Daar was nog een deur.",
  "Mijn zus heeft een geheim, en het ligt onder het bed te ademen.",
  "Het regende al negen dagen, en toen begon het letters te regenen.",
  "Oma zei: ‘Ga nooit alleen naar de zolder.’ Dus nam ik de hond mee.",
  "Er staat een getal op je hand, en het telt af.",
];

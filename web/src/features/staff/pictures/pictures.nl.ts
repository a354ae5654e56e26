export const picturesCopy = {
  title: "Afbeeldingen",
  one: (number: number) => `Afbeelding ${number}`,
  takeDown: "Haal weg",
  takeDownName: (number: number) => `Haal weg: afbeelding ${number}`,
  takeDownTitle: "Deze afbeelding weghalen?",
  takeDownHelp:
    "De afbeelding is dan nergens meer te zien, ook niet voor wie ze opzette. De woorden errond blijven staan. Je kan ze later terugzetten.",
  reason: "Waarom? Wie de afbeelding plaatste, leest dit in een mail",
  takenDown: "Weggehaald. Wie ze opzette, krijgt een mail.",
  isTakenDown: "Weggehaald",
  putBack: "Zet terug",
  putBackName: (number: number) => `Zet terug: afbeelding ${number}`,
  putBackTitle: "Deze afbeelding terugzetten?",
  putBackHelp: "De afbeelding staat dan weer overal waar ze stond.",
  putBackDone: "De afbeelding staat er weer.",
};

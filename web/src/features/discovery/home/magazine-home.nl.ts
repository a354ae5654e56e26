export const magazineHome = {
  title: "Verhalen verzin je niet alleen.",
  intro: "Verzin is het tijdschrift voor wie schrijft: gesprekken met makers, nieuw werk, en het vak van binnenuit.",
  archive: "Blader in het archief",
  shops: "Waar ligt Verzin?",
  latest: "Pas verschenen",
  all: "Het hele archief",
  columns: [
    { title: "Lees", text: "Nieuw werk van mensen die je nog niet kende." },
    { title: "Leer", text: "Hoe iemand anders het deed, en wat er misging." },
    { title: "Verzin", text: "Opdrachten die je niet laat liggen." },
  ],
};

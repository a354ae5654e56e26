export const alumniMessages = {
  title: "Alumni",
  intro: "Ze zaten hier aan tafel, en schreven verder. Dit is wie ons voorging.",
  description: "Wie de Schrijfacademie volgde, en wat er daarna van kwam: boeken, toneel, gedichten, liedjes.",
  list: "Alle alumni",
  alumnus: "Alumnus",
  empty: "Nog niemand",
  emptyHelp: "De eerste lichting is nog aan het schrijven.",
  failed: "De lijst van alumni kon niet geladen worden.",
  download: (name: string) => `Lees ‘${name}’`,
  others: "Alle alumni",
};

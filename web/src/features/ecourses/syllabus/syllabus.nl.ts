import { plural } from "#platform/formats/numbers.ts";

export const syllabusMessages = {
  title: "Lesinhoud",
  intro:
    "Bouw je online cursus op in modules, met in elke module lessen. Versleep ze, of gebruik de knoppen. Een nieuwe volgorde is meteen bewaard.",
  emptyTitle: "Nog geen modules",
  empty: "Begin met een module: een deel van je online cursus, zoals een week of een thema. Daarin komen de lessen.",
  emptyModule: "Nog geen lessen in deze module.",

  addModule: "Voeg een module toe",
  addLesson: "Voeg een les toe",
  addLessonTo: (module: string) => ` aan ${module}`,
  module: (number: number) => `Module ${number}`,
  lesson: (number: number) => `Les ${number}`,
  lessons: (count: number) => plural(count, "les", "lessen"),
  edit: "Bewerk",
  editOf: (title: string) => `Bewerk ${title}`,
  test: "Test",
  addTest: "Test toevoegen",
  testOf: (title: string) => ` bij ${title}`,
  assignment: "met een opdracht",

  toModule: "Naar module…",
  toModuleOf: (title: string) => ` met ${title}`,
  drag: "Sleep om te verplaatsen",
  moduleMoved: (title: string, place: number, count: number) => `${title} is nu module ${place} van ${count}.`,
  lessonMoved: (title: string, place: number, count: number, module: string) =>
    `${title} is nu les ${place} van ${count} in ${module}.`,
  changedAndDone:
    "Iemand anders wijzigde intussen de lesinhoud. Je ziet de nieuwe lijst, en wat je verplaatste, staat daarin op zijn nieuwe plaats.",
  changedAndLost:
    "Iemand anders wijzigde intussen de lesinhoud. Je ziet de nieuwe lijst. Wat je wou verplaatsen, kon niet meer: kijk na of het er nog staat.",
  notStored: "Je laatste verplaatsing is niet bewaard. Je ziet de volgorde die bewaard is. Probeer het opnieuw.",

  newModule: "Een module toevoegen",
  changeModule: "Module bewerken",
  moduleTitleHelp: "Deelnemers zien hem boven de lessen.",
  moduleDescriptionHelp: "Waar gaat deze module over? Gewone tekst, zonder opmaak.",
  moduleGone:
    "Deze module werd intussen verwijderd. Wat je typte, staat hier nog: je kan er een nieuwe module van maken.",
  save: "Bewaar",
  add: "Voeg toe",
  cancel: "Annuleer",
  saved: "Bewaard.",
  added: (title: string) => `‘${title}’ is toegevoegd.`,

  deleteModule: {
    deleteTitle: "De module verwijderen?",
    deleteHelp: (title: string) =>
      `‘${title}’ is dan weg, met al haar lessen en hun tests. Ze tellen bij niemand meer mee. Certificaten die mensen behaalden en teksten die ze indienden, blijven. Terughalen kan niet.`,
    deleteConfirm: "Verwijder de module",
    deleted: (title: string) => `‘${title}’ is verwijderd.`,
  },
  deleteLesson: {
    deleteTitle: "De les verwijderen?",
    deleteHelp: (title: string) =>
      `‘${title}’ is dan weg, met haar test. Ze telt bij niemand meer mee. Certificaten die mensen behaalden en teksten die ze indienden, blijven. Terughalen kan niet.`,
    deleteConfirm: "Verwijder de les",
    deleted: (title: string) => `‘${title}’ is verwijderd.`,
  },
};

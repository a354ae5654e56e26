export const ecourseMessages = {
  nav: "Deze online cursus",
  settings: "Basis-instellingen",
  syllabus: "Lesinhoud",
  finalTest: "Eindproef",
  access: "Toegang",
  submissions: "Inzendingen",
  figures: "Cijfers",
  preview: "Bekijk als deelnemer",

  empty: "Nog geen lessen",
  ready: "Klaar om te volgen",
  archived: "Gearchiveerd",

  delete: "Verwijder",
  deleteTitle: "De online cursus verwijderen?",
  deleteHelp: (title: string) =>
    `‘${title}’ is dan weg, met alle modules, lessen, tests en uitnodigingen. Terughalen kan niet.`,
  deleteConfirm: "Verwijder de online cursus",
  deleted: (title: string) => `‘${title}’ is verwijderd.`,
};

export const managementMessages = {
  courseNav: "Deze cursus",
  dashboard: "Dashboard",
  settings: "Instellingen",

  delete: "Verwijder",
  deleteTitle: "De cursus verwijderen?",
  deleteHelp: (title: string) => `‘${title}’ is dan weg, met beschrijving, afbeeldingen en adres. Terughalen kan niet.`,
  deleteConfirm: "Verwijder de cursus",
  deleted: (title: string) => `‘${title}’ is verwijderd.`,
};

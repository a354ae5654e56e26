export const managementMessages = {
  courseNav: "Deze cursus",
  dashboard: "Dashboard",
  invite: "Deelnemers uitnodigen",
  ecourses: "Online cursussen",
  mail: "E-mail deelnemers",
  attendance: "Aanwezigheid",
  export: "Exporteer",
  settings: "Instellingen",

  delete: "Verwijder",
  deleteTitle: "De cursus verwijderen?",
  deleteHelp: (title: string) => `‘${title}’ is dan weg, met beschrijving, afbeeldingen en adres. Terughalen kan niet.`,
  deleteConfirm: "Verwijder de cursus",
  deleted: (title: string) => `‘${title}’ is verwijderd.`,
};

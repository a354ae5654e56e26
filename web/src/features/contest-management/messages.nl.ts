export const managementMessages = {
  management: "Beheer",
  tabs: "Wat je beheert",
  contests: "Wedstrijden",
  courses: "Cursussen",
  activities: "Activiteiten",
  ecourses: "Online cursussen",

  contestNav: "Deze wedstrijd",
  dashboard: "Dashboard",
  settings: "Instellingen",
  jury: "Jury",
  participants: "Deelnemers",
  export: "Exporteer",
  publicPage: "Bekijk op de site",
};

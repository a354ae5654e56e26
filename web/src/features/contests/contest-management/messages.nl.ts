export const managementMessages = {
  management: "Beheer",
  contests: "Wedstrijden",

  contestNav: "Deze wedstrijd",
  dashboard: "Dashboard",
  settings: "Instellingen",
  jury: "Jury",
  participants: "Deelnemers",
  result: "Uitslag",
  messages: "Berichten",
  export: "Exporteer",
  publicPage: "Bekijk op de site",
};

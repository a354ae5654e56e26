export const managementMessages = {
  contestNav: "Deze wedstrijd",
  dashboard: "Dashboard",
  settings: "Instellingen",
  jury: "Jury",
  participants: "Deelnemers",
  result: "Uitslag",
  messages: "Berichten",
  export: "Exporteer",
};

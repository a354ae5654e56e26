export const layoutMessages = {
  menu: "Instellingen",
  profile: "Mijn profiel",
  login: "Aanmelden",
  privacy: "Privacy",
  data: "Mijn gegevens",
  notifications: "E-mails",
};

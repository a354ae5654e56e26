export const layoutMessages = {
  menu: "Instellingen",
  profile: "Mijn profiel",
  login: "E-mail en wachtwoord",
  privacy: "Privacy",
  data: "Mijn gegevens",
  notifications: "E-mails",
};

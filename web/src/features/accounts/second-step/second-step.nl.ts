export const secondStepMessages = {
  breadcrumb: "Bevestigen",
  titles: { signIn: "Nog één stap", confirm: "Ben jij het?" },
  leads: {
    signIn: "Je wachtwoord klopt. Je account vraagt ook een tweede stap.",
    confirm: "Voor wat je wil doen, bevestig je opnieuw dat jij het bent.",
  },
  token: "Code uit je app",
  tokenHelp: "De zes cijfers die je authenticator-app nu toont.",
  recoveryCode: "Herstelcode",
  recoveryCodeHelp: "Een van de codes die je bewaarde. Elke code werkt één keer.",
  password: "Wachtwoord",
  submit: "Bevestig",
  passkey: "Gebruik je passkey",
  passkeyHelp: "Je toestel vraagt je vinger, je gezicht, je pincode of je beveiligingssleutel.",
  otherMethods: "Anders bevestigen",
  methods: { passkey: "Met een passkey", totp: "Met je app", recoveryCode: "Met een herstelcode" },
  startOver: "Begin opnieuw met aanmelden",
  noMethodLeft: "Ben je alles kwijt, ook je herstelcodes? Antwoord op een van onze mails, dan helpen we je.",
};

export const newPasskeyMessages = {
  breadcrumb: "Nieuwe passkey",
  title: "Voeg een passkey toe",
  lead: "Met een passkey zet je de tweede stap met je vinger, je gezicht, je pincode of een beveiligingssleutel.",
  name: "Naam",
  nameHelp: "Zo herken je ze later, zoals ‘Mijn telefoon’.",
  submit: "Maak de passkey",
  back: "Terug naar je instellingen",
  confirm: "Bevestig",
  doneTitle: "Je passkey is toegevoegd",
  done: "Bij het aanmelden zet je er voortaan de tweede stap mee.",
  next: "Verder",
};

export const passkeyProblems = {
  cancelled: "Er kwam geen passkey. Misschien brak je het af of duurde het te lang. Probeer opnieuw.",
  alreadyAdded: "Deze passkey heb je al.",
  unsupported: "Deze browser kan geen passkeys gebruiken.",
};

export const recoveryCodeMessages = {
  title: "Bewaar je herstelcodes",
  help: "Ben je je app of je passkey kwijt, dan meld je je met een van deze codes aan. Elke code werkt één keer. Je ziet ze alleen nu: bewaar ze op een veilige plek.",
  label: "Herstelcodes",
  copy: "Kopieer",
  copied: "De codes zijn gekopieerd.",
  notCopied: "Kopiëren lukte niet. Selecteer de codes en kopieer ze zelf, of download ze.",
  download: "Download",
  file: "inktvis-herstelcodes.txt",
};

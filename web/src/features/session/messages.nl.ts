export const sessionMessages = {
  logIn: "Aanmelden",
  register: "Registreren",
  logOut: "Afmelden",
  menuOf: (name: string) => `Menu van ${name}`,
  unread: (count: number) => (count === 1 ? "1 ongelezen melding" : `${count} ongelezen meldingen`),
  needsAccount: "Je hebt een account nodig",
  needsAccountHelp: "Meld je aan of maak een account. Het is gratis, en je komt daarna hier terug.",
};

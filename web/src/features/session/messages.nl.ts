import { plural } from "#platform/formats/numbers.ts";

export const sessionMessages = {
  logIn: "Aanmelden",
  register: "Registreren",
  logOut: "Afmelden",
  menuOf: (name: string) => `Menu van ${name}`,
  unread: (count: number) => plural(count, "ongelezen melding", "ongelezen meldingen"),
  needsAccount: "Je hebt een account nodig",
  needsAccountHelp: "Meld je aan of maak een account. Het is gratis, en je komt daarna hier terug.",
};

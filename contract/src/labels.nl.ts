/**
 * What people call the fields of the contract, for the messages that name them. By field name, because the same name is
 * the same thing everywhere, and because a check of zod (`min`) does not know the schema that it belongs to.
 */
export const LABELS: Readonly<Record<string, string>> = {
  ageCategoryId: "Leeftijdscategorie",
  body: "Tekst",
  draftId: "Kladversie",
  email: "E-mailadres",
  feedback: "Feedback",
  file: "Afbeelding",
  format: "Formaat",
  genres: "Genres",
  image: "Afbeelding",
  membersOnly: "Zichtbaarheid",
  newsletter: "Nieuwsbrief",
  nickname: "Schrijversnaam",
  page: "Pagina",
  password: "Wachtwoord",
  password_confirmation: "Herhaling van het wachtwoord",
  perPage: "Aantal per pagina",
  points: "Punten",
  private: "Zichtbaarheid",
  q: "Zoekvraag",
  reason: "Reden",
  revision: "Versie",
  state: "Staat",
  termsVersion: "Voorwaarden",
  textId: "Tekst",
  title: "Titel",
  token: "Code",
};

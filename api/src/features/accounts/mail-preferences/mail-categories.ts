import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";

/** The column of each category in `users`. */
export const PREFERENCE_COLUMNS = {
  follows: "mail_follows",
  academy: "mail_academy",
  courses: "mail_courses",
  newsletter: "newsletter",
} as const satisfies Record<MailCategory, string>;

/** Dutch names, for the footer of a mail and the page to unsubscribe. */
export const CATEGORY_NAMES: Readonly<Record<MailCategory, string>> = {
  follows: "nieuwe teksten van wie je volgt",
  academy: "de inschrijvingen van de Schrijfacademie",
  courses: "nieuwe cursussen waarvan je op de hoogte wil blijven",
  newsletter: "het nieuws van Inktvis",
};

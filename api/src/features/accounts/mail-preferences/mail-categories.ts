import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";

/** Where it stands whether somebody wants these mails. */
export const PREFERENCE_COLUMNS = {
  follows: "mail_follows",
  academy: "mail_academy",
  newsletter: "newsletter",
} as const satisfies Record<MailCategory, string>;

/** As the foot of a mail and the page behind it call them. */
export const CATEGORY_NAMES: Readonly<Record<MailCategory, string>> = {
  follows: "nieuwe teksten van wie je volgt",
  academy: "de inschrijvingen van de Schrijfacademie",
  newsletter: "het nieuws van Inktvis",
};

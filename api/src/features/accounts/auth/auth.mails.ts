import { formatDateTime } from "#platform/dutch-dates.ts";
import { greetingOf, type Mail } from "#platform/mail/mail-content.ts";

interface To {
  to: string;
  nickname: string;
  url: string;
}
const greeting = (nickname: string) => `Dag ${nickname}`;
const ONE_HOUR = "Deze link werkt één uur.";

interface ConfirmationMail extends Omit<To, "nickname"> {
  askedAt: Date;
  /** `Firefox op Windows` */
  browser: string;
  /** Prefix of the network address; it is all that can be said about the place. */
  network: string;
}
export const confirmEmail = ({ to, url, askedAt, browser, network }: ConfirmationMail): Mail => ({
  kind: "auth.confirm-email",
  to,
  subject: "Bevestig je e-mailadres",
  preview: "Nog één klik en je account is klaar.",
  // No name: whoever registered may have typed somebody else's address, and a message in the name field.
  greeting: greetingOf(),
  paragraphs: ["Fijn dat je erbij komt. Bevestig je e-mailadres, dan kan je meteen lezen, schrijven en meedoen."],
  action: { label: "Bevestig mijn e-mailadres", url },
  smallPrint: [
    `${ONE_HOUR} Kreeg je er meer dan een? Alleen die in de nieuwste mail werkt.`,
    `Het account werd gevraagd op ${formatDateTime(askedAt)}. De browser: ${browser}. Het netwerkadres begint met ${network}.`,
    "Vroeg jij geen account aan? Dan hoef je niets te doen: zonder bevestiging komt er geen.",
  ],
});

export const alreadyRegistered = ({ to, nickname, url }: To): Mail => ({
  kind: "auth.already-registered",
  to,
  subject: "Je hebt al een account",
  preview: "Met dit e-mailadres kan je je gewoon aanmelden.",
  greeting: greeting(nickname),
  paragraphs: [
    "Iemand, wellicht jijzelf, wilde met dit e-mailadres een account maken. Je hebt er al een: je kan je gewoon aanmelden.",
    "Weet je je wachtwoord niet meer? Op de aanmeldpagina kan je een nieuw kiezen.",
  ],
  action: { label: "Naar de aanmeldpagina", url },
  smallPrint: ["Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd."],
});

export const nicknameWasNumbered = ({ to, nickname, url }: To): Mail => ({
  kind: "auth.nickname-numbered",
  to,
  subject: "Je schrijversnaam kreeg een nummer",
  preview: `Anderen zien je nu als ${nickname}.`,
  greeting: greeting(nickname),
  paragraphs: [
    "Iemand anders koos de naam die je vroeg, net voor jij je account bevestigde. Zo weet iedereen wie wie is: jouw naam kreeg er een nummer bij.",
    "Kies gerust een andere naam, wanneer je wil.",
  ],
  action: { label: "Kies een andere naam", url },
});

export const resetPassword = ({ to, nickname, url }: To): Mail => ({
  kind: "auth.reset-password",
  to,
  subject: "Kies een nieuw wachtwoord",
  preview: "Met deze link kies je een nieuw wachtwoord.",
  greeting: greeting(nickname),
  paragraphs: ["Je vroeg om een nieuw wachtwoord. Kies het hier:"],
  action: { label: "Kies een nieuw wachtwoord", url },
  smallPrint: [ONE_HOUR, "Vroeg jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is."],
});

/** A sentence for the mails about a new password, which ended a pending change of address. */
export const sentenceOnEndedChange = (email: string) =>
  `Je had ook gevraagd om je e-mailadres te wijzigen in ${email}. Die wijziging gaat niet door: wil je ze nog, vraag ze dan opnieuw aan.`;

export const passwordWasReset = ({ to, nickname, url, endedEmail }: To & { endedEmail?: string }): Mail => ({
  kind: "auth.password-was-reset",
  to,
  subject: "Je wachtwoord is gewijzigd",
  preview: "Je bent overal afgemeld en kan je met je nieuwe wachtwoord aanmelden.",
  greeting: greeting(nickname),
  paragraphs: [
    "Je koos een nieuw wachtwoord. Daarom ben je op al je toestellen afgemeld; meld je opnieuw aan met je nieuwe wachtwoord.",
    ...(endedEmail ? [sentenceOnEndedChange(endedEmail)] : []),
  ],
  smallPrint: [`Was jij dit niet? Kies dan meteen zelf een nieuw wachtwoord: ${url}`],
});

export const confirmNewEmail = ({ to, nickname, url }: To): Mail => ({
  kind: "auth.confirm-new-email",
  to,
  subject: "Bevestig je nieuwe e-mailadres",
  preview: "Nog één klik en je nieuwe adres geldt.",
  greeting: greeting(nickname),
  paragraphs: ["Je wil voortaan dit e-mailadres gebruiken. Bevestig het, dan meld je je er vanaf nu mee aan."],
  action: { label: "Bevestig mijn nieuwe e-mailadres", url },
  smallPrint: [ONE_HOUR, "Vroeg jij dit niet? Dan hoef je niets te doen."],
});

export const emailInUse = ({ to, nickname, url }: To): Mail => ({
  kind: "auth.email-taken",
  to,
  subject: "Dit e-mailadres heeft al een account",
  preview: "Het kan dus niet ook bij een ander account horen.",
  greeting: greeting(nickname),
  paragraphs: [
    "Iemand, wellicht jijzelf, wilde dit e-mailadres bij een ander account zetten. Dat kan niet: het hoort al bij jouw account. Er is niets veranderd.",
  ],
  action: { label: "Naar de aanmeldpagina", url },
});

/** Sent to the old address, which may be the only place where the owner learns of the change. */
export const emailWasChanged = ({ to, nickname, newEmail, url }: To & { newEmail: string }): Mail => ({
  kind: "auth.email-was-changed",
  to,
  subject: "Je e-mailadres is gewijzigd",
  preview: "Was jij dit niet? Dan zet je dit adres zelf terug.",
  greeting: greeting(nickname),
  paragraphs: [
    `Het e-mailadres van je account is nu ${newEmail}. Daarmee meld je je voortaan aan.`,
    "Was jij dit niet? Zet dit adres dan terug. We melden je account overal af, en je kiest een nieuw wachtwoord.",
  ],
  action: { label: "Zet dit adres terug", url },
  smallPrint: ["Deze link werkt zeven dagen. Was jij het wel, dan hoef je niets te doen."],
});

export const newEmailInForce = ({ to, nickname, newEmail, url }: To & { newEmail: string }): Mail => ({
  kind: "auth.email-holds",
  to,
  subject: "Je nieuwe e-mailadres geldt",
  preview: `Je meldt je voortaan aan met ${newEmail}.`,
  greeting: greeting(nickname),
  paragraphs: [`Het e-mailadres van je account is nu ${newEmail}. Daarmee meld je je voortaan aan.`],
  action: { label: "Naar de aanmeldpagina", url },
});

export const oldEmailRestored = ({ to, nickname, url }: To): Mail => ({
  kind: "auth.email-is-back",
  to,
  subject: "Je oude e-mailadres geldt weer",
  preview: "Je bent overal afgemeld, en je vroegere wachtwoord werkt niet meer.",
  greeting: greeting(nickname),
  paragraphs: [
    "Je zette dit e-mailadres terug. Daarom is je account overal afgemeld en werkt je vroegere wachtwoord niet meer. Koos je nog geen nieuw? Doe dat dan nu:",
  ],
  action: { label: "Kies een nieuw wachtwoord", url },
});

/**
 * Sent to the address that was removed from the account; the person who reads it may never have had a right to the
 * account.
 */
export const emailRemovedFromAccount = ({ to, nickname }: Omit<To, "url">): Mail => ({
  kind: "auth.email-was-taken-off",
  to,
  subject: "Dit e-mailadres hoort niet meer bij je account",
  preview: "Het vorige adres van het account geldt weer.",
  greeting: greeting(nickname),
  paragraphs: [
    "Iemand zette met de mail aan het vorige adres van je account dat adres terug. Daarmee meld je je weer aan; overal ben je afgemeld.",
  ],
  smallPrint: ["Klopt dat niet? Antwoord dan op deze mail, dan helpen we je."],
});

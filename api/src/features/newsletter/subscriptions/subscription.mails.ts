import { greetingOf, type Mail } from "#platform/mail/mail-content.ts";

// No name in these: somebody may have typed another person's address, and a message in the name field.

export const confirmSubscriptionMail = ({ to, url }: { to: string; url: string }): Mail => ({
  kind: "newsletter.confirm",
  to,
  subject: "Bevestig dat je de nieuwsbrief wil",
  preview: "Nog één klik en je krijgt hem voortaan.",
  greeting: greetingOf(),
  paragraphs: ["Fijn dat je onze nieuwsbrief wil lezen. Bevestig het hier, dan krijg je de volgende."],
  action: { label: "Ja, stuur me de nieuwsbrief", url },
  smallPrint: [
    "Deze link werkt zeven dagen.",
    "Vroeg jij dit niet? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief, en vergeten we je inschrijving na zeven dagen.",
  ],
});

export const alreadySubscribedMail = ({ to, url }: { to: string; url: string }): Mail => ({
  kind: "newsletter.subscribed-already",
  to,
  subject: "Je krijgt de nieuwsbrief al",
  preview: "Er is niets veranderd.",
  greeting: greetingOf(),
  paragraphs: [
    "Iemand, wellicht jijzelf, vroeg met dit e-mailadres onze nieuwsbrief. Je krijgt hem al: er is niets veranderd. Vind je hem niet, kijk dan eens bij je ongewenste mails.",
  ],
  action: { label: "Lees de vorige nieuwsbrieven", url },
});

/** To a member who chose the newsletter but gets only crucial mail: it will not be sent until that changes. */
export const heldBackMail = ({ to, url }: { to: string; url: string }): Mail => ({
  kind: "newsletter.held-back",
  to,
  subject: "Je koos de nieuwsbrief, maar krijgt hem niet",
  preview: "Je account krijgt alleen belangrijke e-mails.",
  greeting: greetingOf(),
  paragraphs: [
    "Iemand, wellicht jijzelf, vroeg met dit e-mailadres onze nieuwsbrief. Je koos hem al, maar je account krijgt nu alleen belangrijke e-mails. Kies bij je instellingen voor alle e-mails, dan komt de nieuwsbrief ook.",
  ],
  action: { label: "Naar je instellingen", url },
});

import type { Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

interface About {
  to: string;
  nickname: string;
  title: string;
  reason: string;
  url: string;
}

export const textKept = ({ to, nickname, title, reason, url }: About): Mail => ({
  to,
  kind: "moderation.text-kept",
  subject: `Je tekst blijft staan: ${title}`,
  preview: "Iemand meldde je tekst. We lazen hem, en hij blijft staan.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Iemand meldde je tekst ‘${title}’. We lazen hem, en hij blijft staan. Je hoeft niets te doen.`,
    "Dit is onze reden:",
    ...splitParagraphs(reason),
  ],
  action: { label: "Bekijk de beslissing", url },
});

export const textHidden = ({ to, nickname, title, reason, url }: About): Mail => ({
  to,
  kind: "moderation.text-hidden",
  subject: `Anderen zien je tekst niet meer: ${title}`,
  preview: "Je tekst werd gemeld. Lees waarom we hem verborgen en wat je kan doen.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Iemand meldde je tekst ‘${title}’. We lazen hem en verborgen hem: alleen jij ziet hem nog. Er is niets gewist.`,
    "Dit is onze reden:",
    ...splitParagraphs(reason),
    "Pas je je tekst aan, dan staat hij er weer, en kijken we opnieuw.",
    "Ben je het niet eens met ons? Maak dan bezwaar. Iemand anders van het team leest je tekst dan opnieuw.",
  ],
  action: { label: "Bekijk de beslissing of maak bezwaar", url },
});

export const appealUpheld = ({ to, nickname, title, reason, url }: About): Mail => ({
  to,
  kind: "moderation.appeal-upheld",
  subject: `We blijven bij onze beslissing over ${title}`,
  preview: "Je maakte bezwaar. We lazen je tekst opnieuw.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je maakte bezwaar tegen onze beslissing over ‘${title}’. We lazen je bezwaar en je tekst, en blijven bij wat we beslisten.`,
    "Dit is onze reden:",
    ...splitParagraphs(reason),
    "Je kan je tekst nog altijd aanpassen: dan staat hij er weer.",
  ],
  action: { label: "Bekijk de beslissing", url },
});

export const appealWon = ({ to, nickname, title, reason, url }: About): Mail => ({
  to,
  kind: "moderation.appeal-won",
  subject: `Je kreeg gelijk: ${title} staat er weer`,
  preview: "Je maakte bezwaar, en je tekst is niet langer verborgen.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je maakte bezwaar tegen onze beslissing over ‘${title}’, en je kreeg gelijk. Je tekst is niet langer verborgen.`,
    "Dit schreven we erbij:",
    ...splitParagraphs(reason),
  ],
  action: { label: "Bekijk de beslissing", url },
});

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
    "Pas je je tekst aan, dan lezen we hem opnieuw. Tot dan blijft hij verborgen.",
    "Ben je het niet eens met ons? Maak dan bezwaar. Iemand anders van het team leest je tekst dan opnieuw.",
  ],
  action: { label: "Bekijk de beslissing of maak bezwaar", url },
});

export const textShownAgain = ({ to, nickname, title, reason, url }: About): Mail => ({
  to,
  kind: "moderation.text-shown-again",
  subject: `Je tekst is niet langer verborgen: ${title}`,
  preview: "We lazen wat je aanpaste.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je paste je tekst ‘${title}’ aan. We lazen hem opnieuw, en hij is niet langer verborgen.`,
    "Dit schreven we erbij:",
    ...splitParagraphs(reason),
  ],
  action: { label: "Bekijk de beslissing", url },
});

export const textStaysHidden = ({ to, nickname, title, reason, url }: About): Mail => ({
  to,
  kind: "moderation.text-stays-hidden",
  subject: `Je tekst blijft verborgen: ${title}`,
  preview: "We lazen wat je aanpaste. Lees waarom we hem niet tonen en wat je kan doen.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je paste je tekst ‘${title}’ aan. We lazen hem opnieuw, en hij blijft verborgen: alleen jij ziet hem. Er is niets gewist.`,
    "Dit is onze reden:",
    ...splitParagraphs(reason),
    "Je kan hem opnieuw aanpassen, of bezwaar maken. Dan leest iemand anders van het team je tekst.",
  ],
  action: { label: "Bekijk de beslissing of maak bezwaar", url },
});

/** The state of the text when an appeal is answered: by then its author or staff may have changed it. */
export type AppealedText = "shown" | "private" | "hidden" | "rewritten" | "gone";
type Answer = About & { text: AppealedText };

export const appealUpheld = ({ to, nickname, title, reason, url, text }: Answer): Mail => ({
  to,
  kind: "moderation.appeal-upheld",
  subject: `We blijven bij onze beslissing over ${title}`,
  preview: "Je maakte bezwaar. We lazen het.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je maakte bezwaar tegen onze beslissing over ‘${title}’. We lazen je bezwaar, en blijven bij wat we beslisten.`,
    "Dit is onze reden:",
    ...splitParagraphs(reason),
    ...(text === "hidden"
      ? ["Je kan je tekst nog altijd aanpassen: dan lezen we hem opnieuw. Tot dan blijft hij verborgen."]
      : []),
    ...(text === "rewritten" ? [REWRITTEN] : []),
  ],
  action: { label: "Bekijk de beslissing", url },
});

const REWRITTEN = "Je paste je tekst intussen aan: hij blijft verborgen tot we lazen wat er nu staat.";

const AFTER_WINNING: Record<AppealedText, string> = {
  shown: "Je tekst is niet langer verborgen.",
  private: "Je tekst is niet langer verborgen.",
  rewritten: REWRITTEN,
  hidden: "Intussen beslisten we opnieuw, over wat er nu staat: daarom blijft hij verborgen.",
  gone: "Intussen is je tekst er niet meer.",
};

export const appealWon = ({ to, nickname, title, reason, url, text }: Answer): Mail => ({
  to,
  kind: "moderation.appeal-won",
  subject: text === "shown" ? `Je kreeg gelijk: ${title} staat er weer` : `Je kreeg gelijk over ${title}`,
  preview: AFTER_WINNING[text],
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Je maakte bezwaar tegen onze beslissing over ‘${title}’, en je kreeg gelijk. ${AFTER_WINNING[text]}`,
    "Dit schreven we erbij:",
    ...splitParagraphs(reason),
  ],
  action: { label: "Bekijk de beslissing", url },
});

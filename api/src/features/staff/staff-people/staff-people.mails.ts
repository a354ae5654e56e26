import type { Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

interface To {
  to: string;
  nickname: string;
}

export const blocked = ({ to, nickname, reason }: To & { reason: string }): Mail => ({
  to,
  kind: "staff-people.blocked",
  subject: "Je account is geblokkeerd",
  preview: "Je kan je niet meer aanmelden.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    "We hebben je account geblokkeerd. Je bent overal afgemeld, en anderen zien je profiel en je teksten niet meer. Er is niets gewist.",
    "Dit is de reden:",
    ...splitParagraphs(reason),
  ],
  smallPrint: ["Ben je het er niet mee eens? Antwoord op deze mail, dan kijken we opnieuw."],
});

export const unblocked = ({ to, nickname, url }: To & { url: string }): Mail => ({
  to,
  kind: "staff-people.unblocked",
  subject: "Je account is niet meer geblokkeerd",
  preview: "Je kan je weer aanmelden.",
  greeting: `Dag ${nickname}`,
  paragraphs: ["Je kan je weer aanmelden. Je profiel en je teksten staan er zoals voordien."],
  action: { label: "Meld je aan", url },
});

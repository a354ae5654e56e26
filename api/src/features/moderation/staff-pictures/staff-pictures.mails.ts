import type { Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";

interface TakenDown {
  to: string;
  nickname: string;
  /** The places where the picture was shown, such as `op je profiel`; empty if nothing shows it any more. */
  places: readonly string[];
  reason: string;
}

const placesSentence = (places: readonly string[]) =>
  places.length > 0 ? ` Ze stond ${new Intl.ListFormat("nl-BE").format(places)}.` : "";

export const takenDown = ({ to, nickname, places, reason }: TakenDown): Mail => ({
  to,
  kind: "staff-pictures.taken-down",
  subject: "We haalden een afbeelding van je weg",
  preview: "Lees waarom niemand ze nog ziet.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `We hebben een afbeelding van je overal weggehaald.${placesSentence(places)} Je woorden bleven staan zoals ze waren.`,
    "Dit is de reden:",
    ...splitParagraphs(reason),
  ],
  smallPrint: ["Ben je het er niet mee eens? Antwoord op deze mail, dan kijken we opnieuw."],
});

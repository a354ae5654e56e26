import { formatCount } from "#platform/formats/numbers.ts";
import { readersFind } from "./reactions.nl.ts";

const times = (count: number) => `${formatCount(count)} keer`;

/** Below the viewer's own text. */
export const authorActionMessages = {
  likedBy: (count: number) => `${readersFind(count)} dit mooi`,
  counts: (views: number, reads: number) => `${times(views)} geopend, ${times(reads)} gelezen. Dat zie jij alleen.`,
  feedback: "Vraag feedback op je tekst",
  feedbackHelp: "Professionele feedback op een korte tekst kost 25 euro. Je krijgt ze per e-mail.",
  feedbackSubject: (title: string) => `Feedback op ‘${title}’`,
  feedbackBody: (title: string, address: string) =>
    `Dag Inktvis,\n\nIk vraag graag professionele feedback op mijn tekst ‘${title}’: ${address}\n\nIk weet dat dit 25 euro kost en dat ik de feedback per e-mail krijg.\n\nGroeten`,
};

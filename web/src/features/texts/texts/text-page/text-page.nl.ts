import { formatCount } from "#platform/formats/numbers.ts";

const readers = (count: number) => (count === 1 ? "1 lezer vindt" : `${formatCount(count)} lezers vinden`);
const times = (count: number) => `${formatCount(count)} keer`;

/** Messages that are loaded with the page of a text; those of actions are in reactions.nl.ts. */
export const textPageMessages = {
  actions: "Wat je met deze tekst kunt doen",
  like: "Vind ik mooi",
  likedBy: (count: number) => `${readers(count)} dit mooi`,
  follow: (nickname: string) => `Volg ${nickname}`,
  unfollow: "Volg niet meer",
  report: "Meld deze tekst",
  unreport: "Trek je melding in",
  counts: (views: number, reads: number) => `${times(views)} geopend, ${times(reads)} gelezen. Dat zie jij alleen.`,

  share: "Deel",
  copyLink: "Kopieer de link",
  byMail: "Mail",

  settings: "Leesinstellingen",

  feedback: "Vraag feedback op je tekst",
  feedbackHelp: "Professionele feedback op een korte tekst kost 25 euro. Je krijgt ze per e-mail.",
  feedbackSubject: (title: string) => `Feedback op ‘${title}’`,
  feedbackBody: (title: string, address: string) =>
    `Dag Inktvis,\n\nIk vraag graag professionele feedback op mijn tekst ‘${title}’: ${address}\n\nIk weet dat dit 25 euro kost en dat ik de feedback per e-mail krijg.\n\nGroeten`,

  readOn: (nickname: string) => `Lees verder bij ${nickname}`,
  previous: "Vorige tekst",
  next: "Volgende tekst",
  related: "Misschien ook iets voor jou",
};

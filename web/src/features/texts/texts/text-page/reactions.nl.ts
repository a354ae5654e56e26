import { formatCount, plural } from "#platform/formats/numbers.ts";

export const readersFind = (count: number) => plural(count, "lezer vindt", "lezers vinden");

/** Messages of the actions on a text, loaded when a reader first uses one. */
export const reactionMessages = {
  liked: (count: number) => `Je vindt deze tekst mooi. ${readersFind(count)} dat nu.`,
  unliked: "Je vindt deze tekst niet langer mooi.",
  followed: (nickname: string) => `Je volgt ${nickname}. Je hoort het bij elke nieuwe tekst.`,
  unfollowed: (nickname: string) => `Je volgt ${nickname} niet meer.`,
  reported: "Bedankt. We lezen je melding en kijken de tekst na.",
  unreported: "Je melding is ingetrokken.",
  copied: "De link is gekopieerd.",
  notCopied: "Kopiëren lukte niet. De link staat bovenaan in je browser.",

  reportTitle: "Deze tekst melden",
  reportHelp: "Hoort deze tekst hier niet? Ons team kijkt hem na. De auteur ziet niet wie meldt.",
  reportReason: "Waarom meld je deze tekst?",
  reportLeft: (count: number) => `Nog ${formatCount(count)} tekens.`,
  reportSend: "Meld de tekst",
  cancel: "Annuleer",
};

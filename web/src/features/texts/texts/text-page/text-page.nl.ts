/** Messages that are loaded with the page of a text; those of actions are in reactions.nl.ts. */
export const textPageMessages = {
  actions: "Wat je met deze tekst kunt doen",
  like: "Vind ik mooi",
  follow: (nickname: string) => `Volg ${nickname}`,
  unfollow: "Volg niet meer",
  report: "Meld deze tekst",
  unreport: "Trek je melding in",

  share: "Deel",
  copyLink: "Kopieer de link",
  shareByMail: "Mail",

  settings: "Leesinstellingen",

  moreByAuthor: (nickname: string) => `Lees verder bij ${nickname}`,
  previous: "Vorige tekst",
  next: "Volgende tekst",
  related: "Misschien ook iets voor jou",
};

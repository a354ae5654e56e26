import { plural } from "#platform/formats/numbers.ts";
import { personHeadMessages } from "./person-head.nl.ts";

export const peopleMessages = {
  ...personHeadMessages,

  age: (years: number) => `${years} jaar`,
  followers: (count: number) => plural(count, "volger", "volgers"),
  genres: "Schrijft het liefst",
  website: "Website",
  awards: "Laureaat van",

  follow: "Volg",
  ofPerson: (nickname: string) => ` ${nickname}`,
  following: "Je volgt",
  stopFollowing: (nickname: string) => ` ${nickname}. Niet meer volgen`,
  nowFollowing: (nickname: string) => `Je volgt ${nickname}. Je hoort het wanneer er een nieuwe tekst staat.`,
  noLongerFollowing: (nickname: string) => `Je volgt ${nickname} niet meer.`,

  editProfile: "Bewerk je profiel",
  ownProfile: "Zo zien andere leden je profiel. Wat privé is, ziet niemand.",

  about: (nickname: string) => `Meer over ${nickname}`,
  education: "Opleiding",
  publications: "Publicaties",
  prizes: "Prijzen",
  varia: "Varia",

  noTexts: "Hier ligt nog niets",
  noTextsHelp: (nickname: string) =>
    `${nickname} heeft nog geen tekst gepubliceerd. Volg je dit profiel, dan hoor je het wanneer de eerste er is.`,
  noOwnTextsHelp: "Wat je publiceert, komt hier te staan. Je begint met één zin.",
  readOthers: "Lees iets van anderen",
  write: "Schrijf je eerste tekst",
};

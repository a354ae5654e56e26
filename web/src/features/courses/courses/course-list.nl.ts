import { formatCount, plural } from "#platform/formats/numbers.ts";
import { courseHeadMessages } from "./course-head.nl.ts";

export const courseListMessages = {
  ...courseHeadMessages,
  intro: "Bij iemand die het vak kent, samen met anderen die schrijven, of alleen en op je eigen tempo.",
  failed: "De cursussen konden niet geladen worden.",

  searchLabel: "Zoek in de cursussen",
  searchPlaceholder: "Een onderwerp, een lesgever",
  search: "Zoek",
  quick: "Snel kiezen",
  quickTypes: { coaching: "Coaching", group: "In groep", selfStudy: "Zelfstudie" },
  filters: (count: number) => (count > 0 ? `Filters (${count} gekozen)` : "Filters"),
  more: (count: number) => `Toon ${count} meer`,
  fewer: "Toon minder",
  show: "Toon de cursussen",
  groups: {
    types: "Soort",
    regions: "Waar",
    levels: "Niveau",
    ageCategories: "Leeftijd",
    durations: "Duur",
    genres: "Genre",
  },
  meetings: "Bijeenkomsten",
  meetingChoices: { all: "Alles", with: "Met bijeenkomsten", without: "Zonder bijeenkomsten" },
  organizer: "Organisator",
  house: "Alleen cursussen van het huis",

  results: "De cursussen",
  count: (total: number, hasMore: boolean) =>
    hasMore ? `${formatCount(total)}+ cursussen` : plural(total, "cursus", "cursussen"),
  countFor: (text: string) => ` met ‘${text}’`,
  similarTo: (text: string) => `Niets met precies ‘${text}’. Dit lijkt erop.`,
  clear: "Wis alles",
  asAgenda: "Als agenda",
  shown: (from: number, to: number, total: number) => `Je ziet ${from} tot ${to} van de ${formatCount(total)}`,

  none: "Geen cursus gevonden",
  noneFor: (text: string) => `Geen cursus gevonden met ‘${text}’`,
  noneHelp: "Probeer een ander woord of minder filters. Er komen geregeld nieuwe cursussen bij.",
  noCourses: "Nu staat er geen cursus open",
  noCoursesHelp: "Er komen geregeld nieuwe bij. Je kan intussen al schrijven, en gelezen worden.",
  toCommunity: "Naar de community",

  giveTitle: "Zelf een cursus geven?",
  giveText:
    "Vertel hier wat je geeft, voor wie en wanneer. Wie schrijft, vindt je. Word organisator, wij helpen je op weg.",
  give: "Word organisator",
  makeTitle: "Geef je nog een cursus?",
  makeText: "Zet hem hier bij de andere. Je publiceert hem wanneer hij klaar is.",
  make: "Maak een cursus",
};

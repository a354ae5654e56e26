import { formatCount, plural } from "#platform/formats/numbers.ts";
import type { Kind, KindWithOnly, SortName } from "./site-search.ts";

const results = (count: number, hasMore: boolean) =>
  hasMore ? `Meer dan ${formatCount(count)} resultaten` : plural(count, "resultaat", "resultaten");

export const searchingMessages = {
  title: "Zoeken",
  intro: "In alles tegelijk: teksten, wedstrijden, cursussen, activiteiten, nieuws en mensen.",
  label: "Waar zoek je naar?",
  placeholder: "Een woord, een titel, een naam",
  search: "Zoek",
  kinds: "Zoek in",
  kindNames: {
    text: "Teksten",
    contest: "Wedstrijden",
    course: "Cursussen",
    activity: "Activiteiten",
    article: "Nieuws en tips",
    user: "Mensen",
    page: "Pagina’s",
    product: "Shop",
    alumni: "Alumni",
    team: "Team en docenten",
  } satisfies Record<Kind, string>,
  /** The kind, above a single result. */
  kindName: {
    contest: "Wedstrijd",
    course: "Cursus",
    activity: "Activiteit",
    user: "Profiel",
    page: "Pagina",
    product: "Uit de shop",
    alumni: "Alumnus",
    team: "In huis",
  },
  onlyNames: {
    text: "Alleen teksten die we aanraden",
    contest: "Alleen wedstrijden die nog lopen",
    course: "Alleen cursussen waarvoor je je nog kan inschrijven",
    activity: "Alleen activiteiten die nog komen",
  } satisfies Record<KindWithOnly, string>,
  folded: "Genres en volgorde",
  genres: "Genre",
  ageCategories: "Leeftijd",
  regions: "Regio",
  levels: "Niveau",
  order: "Volgorde",
  sorts: {
    newest: "Nieuwste eerst",
    oldest: "Oudste eerst",
    title: "Titel van A tot Z",
    titleDown: "Titel van Z tot A",
    popular: "Meest geliefde teksten eerst",
    active: "Wat nog loopt eerst",
    soonest: "Eerste activiteit eerst",
    cheapest: "Goedkoopste uit de shop eerst",
  } satisfies Record<SortName, string>,
  /** For courses only: their date is the day on which they begin. */
  courseSorts: { newest: "Laatste begindatum eerst", oldest: "Eerste begindatum eerst" } as Partial<
    Record<SortName, string>
  >,
  bestMatch: "Beste eerst",

  results: "Gevonden",
  loading: "Aan het zoeken …",
  count: (total: number, hasMore: boolean, text?: string) => results(total, hasMore) + (text ? ` met ‘${text}’` : ""),
  similarTo: (text: string) => `Niets met precies ‘${text}’. Dit lijkt erop.`,
  authorsOnly: (text: string) => `Niets met ‘${text}’ erin. Dit is van wie zo heet.`,
  none: "Niets gevonden",
  noneFor: (text: string) => `Niets gevonden voor ‘${text}’`,
  noneHelp: "Probeer een ander woord, zoek in meer soorten tegelijk, of laat een filter los.",
  clear: "Wis alles",
  failed: "Zoeken lukte niet.",
  ownPace: "Op je eigen tempo",
  until: (date: string) => `tot ${date}`,
};

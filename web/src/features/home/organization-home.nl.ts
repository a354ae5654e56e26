export const organizationHome = {
  title: "Iedereen heeft een verhaal. Wij helpen je schrijven.",
  intro:
    "Cursussen, schrijfadvies, wedstrijden en een community van mensen die elkaar lezen. Voor wie pas begint en voor wie al jaren bezig is.",
  courses: "Kies een cursus",
  community: "Lees teksten",
  goalsTitle: "Voor wie met schrijven werkt",
  genresTitle: "Waarover wil je schrijven?",
  textsTitle: "Uit de community",
  textsMore: "Meer teksten",
  feed: "Doe mee en word beter",
};

export const goals = [
  { path: "/scholen", title: "Scholen", text: "Schrijven in de klas." },
  { path: "/voor-bedrijven", title: "Bedrijven", text: "Helder en levendig op het werk." },
  { path: "/bibliotheken", title: "Bibliotheken", text: "Schrijvers over de vloer." },
  { path: "/schrijfdocenten", title: "Schrijfdocenten", text: "Leer het anderen." },
];

export interface CallToAction {
  title: string;
  text: string;
  button: string;
  path: string;
  site: "organization" | "community";
}
/** One is picked at random (spec 1 §9): for members, and for visitors. */
export const memberCalls: [CallToAction, ...CallToAction[]] = [
  {
    title: "Waar was je gebleven?",
    text: "Je teksten liggen nog op je bureau.",
    button: "Schrijf verder",
    path: "/schrijven",
    site: "community",
  },
  {
    title: "Lees iemand die je niet kent.",
    text: "Vandaag zette iemand iets nieuws online.",
    button: "Naar de teksten",
    path: "/lezen",
    site: "community",
  },
  {
    title: "Leer iets wat je nog niet kon.",
    text: "Van een middag tot een heel jaar, dichtbij of online.",
    button: "Bekijk de cursussen",
    path: "/cursussen",
    site: "organization",
  },
];
export const visitorCalls: [CallToAction, ...CallToAction[]] = [
  {
    title: "Eén brief, vol zin om te schrijven.",
    text: "Nieuwe cursussen, wedstrijden en een opdracht om meteen mee te beginnen.",
    button: "Schrijf je in op de nieuwsbrief",
    path: "/nieuwsbrief",
    site: "organization",
  },
  {
    title: "Schrijfpost in je bus.",
    text: "In onze nieuwsbrief lees je wat er te doen is voor wie schrijft.",
    button: "Naar de nieuwsbrief",
    path: "/nieuwsbrief",
    site: "organization",
  },
];

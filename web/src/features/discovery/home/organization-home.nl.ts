import type { CallToAction } from "@inktvis/contract/features/content/homepages";
import {
  SCHOOLS_PATH,
  COMPANIES_PATH,
  LIBRARIES_PATH,
  WRITING_TEACHERS_PATH,
  COURSES_PATH,
  NEWSLETTER_PATH,
} from "@inktvis/contract/page-paths/organization";
import { WRITE_PATH, READ_PATH } from "@inktvis/contract/page-paths/community";

export const organizationHome = {
  title: "Iedereen heeft een verhaal. Wij helpen je schrijven.",
  intro:
    "Cursussen, schrijfadvies, wedstrijden en een community van mensen die elkaar lezen. Voor wie pas begint en voor wie al jaren bezig is.",
  courses: "Kies een cursus",
  community: "Lees teksten",
  audiencesTitle: "Voor wie met schrijven werkt",
  genresTitle: "Waarover wil je schrijven?",
  textsTitle: "Uit de community",
  textsMore: "Meer teksten",
  feed: "Doe mee en word beter",
};

export const audiences = [
  { path: SCHOOLS_PATH, title: "Scholen", text: "Schrijven in de klas." },
  { path: COMPANIES_PATH, title: "Bedrijven", text: "Helder en levendig op het werk." },
  { path: LIBRARIES_PATH, title: "Bibliotheken", text: "Schrijvers over de vloer." },
  { path: WRITING_TEACHERS_PATH, title: "Schrijfdocenten", text: "Leer het anderen." },
];

/**
 * The calls to action for members, of which the page picks one at random (docs/product/content.md#home-pages). Visitors
 * get one that the editors wrote.
 */
export const memberCalls = (communityHref: (path: string) => string): [CallToAction, ...CallToAction[]] => [
  {
    pretitle: null,
    title: "Waar was je gebleven?",
    body: "Je teksten liggen nog op je bureau.",
    buttonText: "Schrijf verder",
    buttonUrl: communityHref(WRITE_PATH),
  },
  {
    pretitle: null,
    title: "Lees iemand die je niet kent.",
    body: "Vandaag zette iemand iets nieuws online.",
    buttonText: "Naar de teksten",
    buttonUrl: communityHref(READ_PATH),
  },
  {
    pretitle: null,
    title: "Leer iets wat je nog niet kon.",
    body: "Van een middag tot een heel jaar, dichtbij of online.",
    buttonText: "Bekijk de cursussen",
    buttonUrl: COURSES_PATH,
  },
];

/** For visitors, as long as the editors wrote no call. */
export const newsletterCall: CallToAction = {
  pretitle: null,
  title: "Eén brief, vol zin om te schrijven.",
  body: "Nieuwe cursussen, wedstrijden en een opdracht om meteen mee te beginnen.",
  buttonText: "Schrijf je in op de nieuwsbrief",
  buttonUrl: NEWSLETTER_PATH,
};

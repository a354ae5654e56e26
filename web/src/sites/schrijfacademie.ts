import { PRODUCT } from "@inktvis/contract/sites";
import type { SiteDefinition } from "./site-definition.ts";

const ENROLMENT = `/inschrijven-voor-${PRODUCT}`;

export const schrijfacademie: SiteDefinition = {
  name: "schrijfacademie",
  tagline: "De opleiding voor wie van schrijven zijn vak wil maken.",
  menu: [
    { title: "De opleiding", path: "/de-opleiding" },
    { title: "Iets voor jou?", path: "/iets-voor-jou" },
    { title: "Inschrijven", path: ENROLMENT },
    { title: "Docenten", path: "/docenten" },
    { title: "Alumni", path: "/alumni" },
    { title: "Vragen", path: "/faq" },
    { title: "Praktisch", path: "/praktisch" },
  ],
  footer: [
    {
      title: "De opleiding",
      links: [
        { title: "Iets voor jou?", path: "/iets-voor-jou" },
        { title: "Docenten", path: "/docenten" },
        { title: "Alumni", path: "/alumni" },
      ],
    },
    {
      title: "Instappen",
      links: [
        { title: "Inschrijven", path: ENROLMENT },
        { title: "Praktisch", path: "/praktisch" },
        { title: "Veelgestelde vragen", path: "/faq" },
      ],
    },
  ],
  coming: {
    [ENROLMENT]: { title: "Inschrijven", text: "De inschrijvingen openen hier. Kom gerust nog eens kijken." },
    "/docenten": { title: "Docenten", text: "Binnenkort ontmoet je hier de schrijvers die lesgeven." },
    "/alumni": { title: "Alumni", text: "Binnenkort lees je hier wat er geworden is van wie je voorging." },
  },
};

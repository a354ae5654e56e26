import * as paths from "@inktvis/contract/page-paths/schrijfacademie";
import type { SiteDefinition } from "./site-definition.ts";

export const schrijfacademie: SiteDefinition = {
  name: "schrijfacademie",
  tagline: "De opleiding voor wie van schrijven zijn vak wil maken.",
  menu: [
    { title: "De opleiding", path: paths.PROGRAMME_PATH },
    { title: "Iets voor jou?", path: paths.FOR_YOU_PATH },
    { title: "Inschrijven", path: paths.ENROLMENT_PATH },
    { title: "Docenten", path: paths.TEACHERS_PATH },
    { title: "Alumni", path: paths.ALUMNI_PATH },
    { title: "Vragen", path: paths.FAQ_PATH },
    { title: "Praktisch", path: paths.PRACTICAL_PATH },
  ],
  footer: [
    {
      title: "De opleiding",
      links: [
        { title: "Iets voor jou?", path: paths.FOR_YOU_PATH },
        { title: "Docenten", path: paths.TEACHERS_PATH },
        { title: "Alumni", path: paths.ALUMNI_PATH },
      ],
    },
    {
      title: "Instappen",
      links: [
        { title: "Inschrijven", path: paths.ENROLMENT_PATH },
        { title: "Praktisch", path: paths.PRACTICAL_PATH },
        { title: "Veelgestelde vragen", path: paths.FAQ_PATH },
      ],
    },
  ],
};

import type { SiteDefinition } from "./site-definition.ts";

export const verzin: SiteDefinition = {
  name: "verzin",
  tagline: "Het tijdschrift voor wie verhalen verzint.",
  menu: [
    { title: "Archief", path: "/archief" },
    { title: "Verkooppunten", path: "/verkooppunten" },
    { title: "Redactie", path: "/redactie" },
  ],
  footer: [
    {
      title: "Verzin",
      links: [
        { title: "Archief", path: "/archief" },
        { title: "Verkooppunten", path: "/verkooppunten" },
        { title: "Redactie", path: "/redactie" },
      ],
    },
  ],
  coming: {
    "/redactie": { title: "Redactie", text: "Binnenkort stellen de makers zich hier voor." },
  },
};

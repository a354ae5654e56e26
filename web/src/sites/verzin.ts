import * as paths from "@inktvis/contract/page-paths/verzin";
import type { SiteDefinition } from "./site-definition.ts";

export const verzin: SiteDefinition = {
  name: "verzin",
  tagline: "Het tijdschrift voor wie verhalen verzint.",
  menu: [
    { title: "Archief", path: paths.ARCHIVE_PATH },
    { title: "Verkooppunten", path: paths.SALES_POINTS_PATH },
    { title: "Redactie", path: paths.EDITORS_PATH },
  ],
  footer: [
    {
      title: "Verzin",
      links: [
        { title: "Archief", path: paths.ARCHIVE_PATH },
        { title: "Verkooppunten", path: paths.SALES_POINTS_PATH },
        { title: "Redactie", path: paths.EDITORS_PATH },
      ],
    },
  ],
  upcoming: {
    [paths.EDITORS_PATH]: { title: "Redactie", text: "Binnenkort stellen de makers zich hier voor." },
  },
};

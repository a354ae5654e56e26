import * as paths from "@inktvis/contract/page-paths/verzin";
import type { SiteDefinition } from "./site-definition.ts";

export const verzin: SiteDefinition = {
  name: "verzin",
  tagline: "Het tijdschrift voor wie verhalen verzint.",
  menu: [
    { title: "Nummers", path: paths.ISSUES_PATH },
    { title: "Archief", path: paths.ARCHIVE_PATH },
    { title: "Abonnement", path: paths.SUBSCRIBE_PATH, short: "Abo" },
    { title: "Verkooppunten", path: paths.SALES_POINTS_PATH, short: "Te koop" },
    { title: "Redactie", path: paths.EDITORS_PATH },
  ],
  footer: [
    {
      title: "Verzin",
      links: [
        { title: "Nummers", path: paths.ISSUES_PATH },
        { title: "Archief", path: paths.ARCHIVE_PATH },
        { title: "Abonnement", path: paths.SUBSCRIBE_PATH },
        { title: "Verkooppunten", path: paths.SALES_POINTS_PATH },
        { title: "Redactie", path: paths.EDITORS_PATH },
      ],
    },
  ],
};

import { COURSES_PATH, SCHOOLS_PATH } from "@inktvis/contract/page-paths/organization";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import type { SiteDefinition } from "./site-definition.ts";

/** No primary navigation (docs/product/platform.md#sites). */
export const creatiefschrijvenjong: SiteDefinition = {
  name: "creatiefschrijvenjong",
  tagline: "Schrijven voor wie jong is, en voor wie met jongeren schrijft.",
  menu: [],
  footer: [
    {
      title: "Verder",
      links: [
        { title: "Alle cursussen", path: COURSES_PATH, site: "organization" },
        { title: "Voor scholen", path: SCHOOLS_PATH, site: "organization" },
        { title: "Teksten lezen", path: READ_PATH, site: "community" },
      ],
    },
  ],
};

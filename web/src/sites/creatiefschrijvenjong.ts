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
        { title: "Alle cursussen", path: "/cursussen", site: "organization" },
        { title: "Voor scholen", path: "/scholen", site: "organization" },
        { title: "Teksten lezen", path: "/lezen", site: "community" },
      ],
    },
  ],
  coming: {},
};

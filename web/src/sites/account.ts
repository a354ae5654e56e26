import type { SiteDefinition } from "./site-definition.ts";

export const account: SiteDefinition = {
  name: "account",
  tagline: "Alles wat van jou is, op één plek.",
  menu: [
    { title: "Instellingen", path: "/instellingen" },
    { title: "Meldingen", path: "/notificaties" },
    { title: "Cursussen", path: "/cursussen" },
    { title: "Wedstrijden", path: "/wedstrijden/mijn-wedstrijden", site: "community" },
    { title: "Beheer", path: "/beheer" },
  ],
  footer: [],
  coming: {},
};

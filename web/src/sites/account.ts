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
  coming: {
    "/instellingen/notificaties": { title: "E-mails", text: "Binnenkort kies je hier welke e-mails je krijgt." },
    "/notificaties": {
      title: "Meldingen",
      text: "Je hebt nog geen meldingen. Binnenkort lees je hier wat er met je teksten en cursussen gebeurt.",
    },
  },
};

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
    "/instellingen": { title: "Instellingen", text: "Binnenkort pas je hier je gegevens aan." },
    "/instellingen/profiel": {
      title: "Mijn profiel",
      text: "Binnenkort vul je hier in wie je bent: je naam, je foto en waarover je schrijft.",
    },
    "/instellingen/login": {
      title: "E-mailadres en wachtwoord",
      text: "Binnenkort wijzig je hier waarmee je je aanmeldt.",
    },
    "/instellingen/privacy": { title: "Privacy", text: "Binnenkort kies je hier wat anderen van je zien." },
    "/instellingen/privacy/data": {
      title: "Mijn gegevens",
      text: "Binnenkort vraag je hier je gegevens op, of laat je ze wissen.",
    },
    "/cursussen": { title: "Mijn cursussen", text: "Binnenkort volg je hier je cursussen." },
    "/beheer/cursussen": { title: "Cursussen beheren", text: "Binnenkort maak en beheer je hier cursussen." },
    "/beheer/activiteiten": { title: "Activiteiten beheren", text: "Binnenkort maak en beheer je hier activiteiten." },
    "/beheer/e-cursussen": {
      title: "Online cursussen beheren",
      text: "Binnenkort maak en beheer je hier online cursussen.",
    },
  },
};

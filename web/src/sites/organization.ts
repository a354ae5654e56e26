import type { SiteDefinition } from "./site-definition.ts";

export const organization: SiteDefinition = {
  name: "organization",
  tagline: "Het huis voor iedereen die schrijft in Vlaanderen en Brussel.",
  menu: [
    { title: "Cursussen", path: "/cursussen" },
    { title: "Activiteiten", path: "/activiteiten" },
    { title: "Wedstrijden", path: "/wedstrijden" },
    { title: "Nieuws", path: "/nieuws" },
    { title: "Schrijfadvies", path: "/schrijfadvies" },
    { title: "Community", path: "/community" },
  ],
  shop: { title: "Winkel", href: "https://winkel.inktvis.example/" },
  search: { title: "Zoeken", path: "/zoeken" },
  footer: [
    {
      title: "Over ons",
      links: [
        { title: "Wie we zijn", path: "/over-ons" },
        { title: "Team", path: "/team" },
        { title: "Vrijwilligers", path: "/vrijwilligers" },
        { title: "Vacatures", path: "/vacatures" },
        { title: "Contact", path: "/contact" },
      ],
    },
    {
      title: "Praktisch",
      links: [
        { title: "Veelgestelde vragen", path: "/faq" },
        { title: "Zaal huren", path: "/zaalverhuur" },
        { title: "Rekeningnummers", path: "/rekeningnummers" },
        { title: "Onderwijs", path: "/scholen" },
        { title: "Bedrijven", path: "/voor-bedrijven" },
      ],
    },
    {
      title: "Volg ons",
      links: [
        { title: "Nieuwsbrief", path: "/nieuwsbrief" },
        { title: "Facebook", href: "https://www.facebook.com/" },
        { title: "Instagram", href: "https://www.instagram.com/" },
        { title: "YouTube", href: "https://www.youtube.com/" },
      ],
    },
  ],
  coming: {
    "/cursussen": {
      title: "Cursussen",
      text: "Binnenkort kies je hier een cursus, dichtbij of online, voor wie begint en voor wie al lang bezig is.",
    },
    "/activiteiten": {
      title: "Activiteiten",
      text: "Lezingen, schrijfdagen en ontmoetingen: binnenkort staat hier wat er wanneer te doen is.",
    },
    "/wedstrijden": {
      title: "Wedstrijden",
      text: "Schrijfwedstrijden vind je binnenkort op de community. Hier komt een overzicht.",
    },
    "/zoeken": {
      title: "Zoeken",
      text: "Binnenkort zoek je hier in cursussen, activiteiten, teksten en nieuws tegelijk.",
    },
    "/team": { title: "Team", text: "Binnenkort stellen we ons hier voor." },
  },
};

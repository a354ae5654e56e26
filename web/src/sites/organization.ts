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
    "/nieuws": { title: "Nieuws", text: "Binnenkort lees je hier wat er gebeurt in ons huis en bij wie schrijft." },
    "/schrijfadvies": {
      title: "Schrijfadvies",
      text: "Binnenkort lees je hier hoe een ervaren lezer met je tekst meedenkt.",
    },
    "/community": {
      title: "Community",
      text: "De community is een site op zich: daar lees je teksten van anderen en zet je de jouwe ernaast.",
    },
    "/zoeken": {
      title: "Zoeken",
      text: "Binnenkort zoek je hier in cursussen, activiteiten, teksten en nieuws tegelijk.",
    },
    "/over-ons": {
      title: "Wie we zijn",
      text: "Een huis voor wie schrijft: om te leren, gelezen te worden en elkaar te vinden. Ons verhaal komt hier.",
    },
    "/team": { title: "Team", text: "Binnenkort stellen we ons hier voor." },
    "/vrijwilligers": { title: "Vrijwilligers", text: "Wil je meehelpen? Hier lees je binnenkort hoe." },
    "/vacatures": { title: "Vacatures", text: "Staat er een plaats open, dan lees je het hier." },
    "/contact": { title: "Contact", text: "Onze contactgegevens komen hier." },
    "/faq": { title: "Veelgestelde vragen", text: "We schrijven aan de antwoorden." },
    "/zaalverhuur": {
      title: "Zaal huren",
      text: "Binnenkort lees je hier welke zalen je bij ons kunt huren, en voor hoeveel.",
    },
    "/rekeningnummers": { title: "Rekeningnummers", text: "Onze rekeningnummers komen hier." },
    "/scholen": {
      title: "Voor scholen",
      text: "Schrijven in de klas: workshops, lesmateriaal en begeleiding. We werken deze pagina uit.",
    },
    "/voor-bedrijven": {
      title: "Voor bedrijven",
      text: "Helder en levendig schrijven op het werk. We werken deze pagina uit.",
    },
    "/bibliotheken": {
      title: "Voor bibliotheken",
      text: "Schrijfgroepen, lezingen en wedstrijden in jouw bibliotheek. We werken deze pagina uit.",
    },
    "/schrijfdocenten": {
      title: "Voor schrijfdocenten",
      text: "Opleiding, materiaal en collega's voor wie schrijven leert aan anderen. We werken deze pagina uit.",
    },
    "/nieuwsbrief": { title: "Nieuwsbrief", text: "Binnenkort schrijf je je hier in op onze nieuwsbrief." },
    "/privacy": { title: "Privacy", text: "Onze privacyverklaring komt hier." },
    "/voorwaarden": { title: "Voorwaarden", text: "Onze algemene voorwaarden komen hier." },
    "/toegankelijkheid": {
      title: "Toegankelijkheid",
      text: "Onze toegankelijkheidsverklaring komt hier. Loop je vast op deze site? Laat het ons weten.",
    },
  },
};

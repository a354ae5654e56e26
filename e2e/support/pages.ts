import type { SiteName } from "@inktvis/contract/sites";

export interface Known {
  site: SiteName;
  path: string;
  /** Demo account that must be signed in. */
  as?: string;
  /** What the page is waited for by, where it comes after a call. */
  heading?: string;
  /** What a browser notes by itself of an answer that is meant to be a refusal. */
  complaints?: RegExp;
}

const NOT_FOUND = { heading: "Deze pagina bestaat niet", complaints: /status of 404/ };
const REFUSED = /status of (410|422)/;
const badLink = `?${new URLSearchParams({ token: "verzonnen", userId: crypto.randomUUID() })}`;

/** Every page that is there. A new one belongs in this list, one that is still coming in `coming` of its site. */
export const PAGES: Known[] = [
  { site: "organization", path: "/" },
  { site: "organization", path: "/dit-bestaat-niet", ...NOT_FOUND },
  { site: "community", path: "/" },
  { site: "organization", path: "/nieuws" },
  { site: "organization", path: "/nieuws/maandag-op-zolder" },
  { site: "organization", path: "/nieuws/dit-schreef-niemand", ...NOT_FOUND },
  { site: "organization", path: "/faq" },
  { site: "organization", path: "/faq#waar-vind-ik-mijn-factuur" },
  { site: "organization", path: "/over-ons" },
  { site: "organization", path: "/over-ons/ons-verhaal" },
  { site: "organization", path: "/contact" },
  { site: "organization", path: "/privacy" },
  { site: "organization", path: "/voorwaarden" },
  { site: "organization", path: "/toegankelijkheid" },
  { site: "community", path: "/tip-van-de-week" },
  { site: "community", path: `/tip-van-de-week?q=${encodeURIComponent('{"text":"walvisvaarder"}')}` },
  { site: "community", path: "/tip-van-de-week/laat-een-voorwerp-het-werk-doen" },
  { site: "community", path: "/tip-van-de-week/maandag-op-zolder", ...NOT_FOUND },
  { site: "community", path: "/nieuws/maandag-op-zolder" },
  { site: "community", path: "/archief/verzin-4-water" },
  { site: "community", path: "/faq" },
  { site: "verzin", path: "/" },
  { site: "verzin", path: "/archief" },
  { site: "verzin", path: "/archief/verzin-4-water" },
  { site: "verzin", path: "/archief/maandag-op-zolder", ...NOT_FOUND },
  { site: "verzin", path: "/verkooppunten" },
  { site: "schrijfacademie", path: "/de-opleiding" },
  { site: "schrijfacademie", path: "/" },
  { site: "creatiefschrijvenjong", path: "/" },
  { site: "staff", path: "/" },
  { site: "auth", path: "/" },
  { site: "auth", path: "/dit-bestaat-niet", ...NOT_FOUND },
  { site: "auth", path: "/registreren" },
  { site: "auth", path: "/wachtwoord-vergeten" },
  { site: "auth", path: "/wachtwoord-herstellen?token=x&email=lid%40inktvis.example" },
  { site: "auth", path: "/email-bevestigen", heading: "Dat lukte niet" },
  { site: "auth", path: `/email-bevestigen${badLink}`, heading: "Dat lukte niet", complaints: REFUSED },
  { site: "auth", path: `/nieuw-email-bevestigen${badLink}`, heading: "Dat lukte niet", complaints: REFUSED },
  { site: "auth", path: "/logout", heading: "Je bent afgemeld" },
  {
    site: "community",
    path: "/auth/perform-session-sync?syncToken=verzonnen",
    heading: "Het aanmelden lukte niet",
    complaints: REFUSED,
  },
  { site: "community", path: "/wedstrijden" },
  { site: "community", path: "/wedstrijden?page=2" },
  { site: "community", path: "/wedstrijden", as: "lid" },
  // One that is there: contests.spec.ts.
  { site: "community", path: "/wedstrijd/dit-schreef-niemand-uit", ...NOT_FOUND },
  { site: "community", path: "/lezen" },
  { site: "community", path: "/lezen?page=2" },
  { site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk" },
  { site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk", as: "schrijver" },
  { site: "community", path: "/tekst-lezen/dit-schreef-niemand", ...NOT_FOUND },
  { site: "community", path: "/profiel/marit-daele" },
  { site: "community", path: "/profiel/octo" },
  { site: "community", path: "/profiel/wannes-puntkomma", as: "redacteur" },
  { site: "community", path: "/profiel/niemand-heet-zo", ...NOT_FOUND },
  { site: "community", path: "/lezen/mijn-favorieten", as: "lid" },
  { site: "community", path: "/lezen/mijn-favorieten", as: "superadmin" },
  { site: "community", path: "/lezen/van-wie-je-volgt", as: "lid" },
  { site: "community", path: "/lezen/van-wie-je-volgt", as: "superadmin" },
  { site: "community", path: "/schrijven", as: "schrijver" },
  { site: "community", path: "/schrijven", as: "admin" },
  { site: "community", path: "/schrijven/maken", as: "schrijver" },
  { site: "community", path: "/schrijven/bewerken/schorre-eerste-hoofdstuk", as: "schrijver" },
  { site: "community", path: "/wedstrijden/mijn-wedstrijden/deelnames", as: "redacteur", heading: "Mijn wedstrijden" },
  { site: "community", path: "/wedstrijden/mijn-wedstrijden/jureren", as: "lid" },
  { site: "community", path: "/wedstrijden/mijn-wedstrijden/jureren/bestaat-niet", as: "lid", ...NOT_FOUND },
  {
    site: "community",
    path: "/wedstrijden/bestaat-niet/jury-uitnodiging?token=verzonnen",
    as: "lid",
    heading: "Je hebt geen toegang tot deze pagina",
    complaints: /status of 403/,
  },
  { site: "account", path: "/instellingen/profiel", as: "lid" },
  { site: "account", path: "/notificaties", as: "lid" },
  { site: "account", path: "/beheer/wedstrijden", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden", as: "lid" },
  { site: "account", path: "/beheer/wedstrijden/maken", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/dit-is-er-niet", as: "wedstrijdorganisator", ...NOT_FOUND },
];

import type { SiteName } from "@inktvis/contract/sites";

export interface Known {
  site: SiteName;
  path: string;
  /** Demo account that must be signed in. */
  as?: string;
  /** The link on it to follow, where what it leads to has an address that is never the same. */
  follow?: string;
  /** What the page is waited for by, where it comes after a call. */
  heading?: string;
  /** Has parts that only stand on a wide page, and are looked at whole there, as on a home. */
  wide?: true;
  /** What a browser notes by itself of an answer that is meant to be a refusal. */
  complaints?: RegExp;
}

const NOT_FOUND = { heading: "Deze pagina bestaat niet", complaints: /status of 404/ };
const REFUSED = /status of (410|422)/;
const badLink = `?${new URLSearchParams({ token: "verzonnen", userId: crypto.randomUUID() })}`;

const ENTRIES = "/wedstrijden/mijn-wedstrijden/deelnames";
const JUDGING = "/wedstrijden/mijn-wedstrijden/jureren";

/**
 * Every kind of page that is there, in every state that looks different; two that differ in words alone are one here. A
 * new one belongs in this list, one that is still coming in `coming` of its site.
 */
export const PAGES: Known[] = [
  { site: "organization", path: "/" },
  { site: "organization", path: "/dit-bestaat-niet", ...NOT_FOUND },
  { site: "community", path: "/" },
  { site: "organization", path: "/nieuws" },
  { site: "organization", path: "/nieuws/maandag-op-zolder" },
  { site: "organization", path: "/over-ons" },
  { site: "organization", path: "/over-ons/ons-verhaal" },
  { site: "community", path: "/tip-van-de-week" },
  { site: "community", path: `/tip-van-de-week?q=${encodeURIComponent('{"text":"walvisvaarder"}')}` },
  { site: "community", path: "/tip-van-de-week/laat-een-voorwerp-het-werk-doen" },
  { site: "community", path: "/faq" },
  { site: "verzin", path: "/" },
  { site: "verzin", path: "/archief" },
  { site: "verzin", path: "/archief/verzin-4-water" },
  { site: "verzin", path: "/verkooppunten" },
  { site: "schrijfacademie", path: "/de-opleiding" },
  { site: "schrijfacademie", path: "/" },
  { site: "creatiefschrijvenjong", path: "/" },
  { site: "staff", path: "/", as: "redacteur", heading: "Overzicht" },
  { site: "staff", path: "/", as: "lid", heading: "Dit is het kantoor" },
  { site: "staff", path: "/dit-bestaat-niet", as: "redacteur", heading: "Deze pagina bestaat niet" },
  { site: "staff", path: "/articles", as: "redacteur", follow: "Maandag op zolder", heading: "Maandag op zolder" },
  { site: "staff", path: "/pages", as: "redacteur", follow: "Ons verhaal", heading: "Ons verhaal" },
  { site: "staff", path: "/homepages", as: "redacteur", heading: "Startpagina’s" },
  { site: "staff", path: "/homepages/verzin", as: "redacteur", heading: "Verzin" },
  { site: "staff", path: "/faqItems", as: "redacteur", heading: "Veelgestelde vragen" },
  { site: "staff", path: "/faqItems/create", as: "redacteur", heading: "Nieuwe vraag" },
  { site: "staff", path: "/faqCategories/create", as: "redacteur", heading: "Nieuwe rubriek" },
  { site: "staff", path: "/faqCollections", as: "redacteur", heading: "Verzamelingen vragen" },
  { site: "staff", path: "/faqCollections/1", as: "redacteur", heading: "Veel" },
  { site: "staff", path: "/genres/1", as: "redacteur", heading: "Poëzie" },
  { site: "staff", path: "/tags/4", as: "redacteur", heading: "Startpagina" },
  { site: "staff", path: "/legacyAddresses/create", as: "redacteur", heading: "Oud adres toevoegen" },
  { site: "staff", path: "/reports", as: "redacteur", heading: "Gemelde teksten" },
  { site: "staff", path: "/decisions", as: "redacteur", heading: "Beslissingen en bezwaren" },
  { site: "staff", path: "/people", as: "admin", heading: "Mensen" },
  { site: "staff", path: '/people?filter={"q":"jurylid"}', as: "admin", follow: "G. Quaghe", heading: "G. Quaghe" },
  { site: "staff", path: "/registrations", as: "admin", heading: "Onbevestigde accounts" },
  { site: "staff", path: "/terms", as: "admin", follow: "Versie 1", heading: "Versie 1" },
  { site: "staff", path: "/terms/create", as: "admin", heading: "Nieuwe versie" },
  { site: "staff", path: "/dataRequests", as: "admin", heading: "Vragen over gegevens" },
  { site: "staff", path: "/mails", as: "admin", heading: "Verstuurde mails" },
  { site: "staff", path: "/jobs", as: "admin", heading: "Mislukte taken" },
  { site: "staff", path: "/audit", as: "admin", heading: "Logboek", wide: true },
  { site: "auth", path: "/" },
  { site: "auth", path: "/dit-bestaat-niet", ...NOT_FOUND },
  { site: "auth", path: "/registreren" },
  { site: "auth", path: "/wachtwoord-vergeten" },
  { site: "auth", path: "/wachtwoord-herstellen?token=x&email=lid%40inktvis.example" },
  { site: "auth", path: "/email-bevestigen", heading: "Dat lukte niet" },
  { site: "auth", path: `/nieuw-email-bevestigen${badLink}`, heading: "Dat lukte niet", complaints: REFUSED },
  { site: "auth", path: "/logout", heading: "Je bent afgemeld" },
  {
    site: "community",
    path: "/auth/perform-session-sync?syncToken=verzonnen",
    heading: "Het aanmelden lukte niet",
    complaints: REFUSED,
  },
  { site: "community", path: "/wedstrijden" },
  { site: "community", path: "/wedstrijden", as: "lid" },
  { site: "community", path: "/wedstrijd/de-korte-leie", as: "lid" },
  { site: "community", path: "/wedstrijd/na-de-les", as: "schrijver" },
  { site: "community", path: "/wedstrijd/brief-uit-de-wachtzaal" },
  { site: "community", path: "/wedstrijd/gedichten-voor-een-brug" },
  { site: "community", path: "/wedstrijd/post-voor-2050", as: "wedstrijdorganisator" },
  { site: "community", path: "/lezen" },
  { site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk" },
  { site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk", as: "schrijver" },
  { site: "community", path: "/profiel/marit-daele" },
  { site: "community", path: "/profiel/octo" },
  { site: "community", path: "/profiel/wannes-puntkomma", as: "redacteur" },
  { site: "community", path: "/lezen/mijn-favorieten", as: "lid" },
  { site: "community", path: "/lezen/mijn-favorieten", as: "superadmin" },
  { site: "community", path: "/lezen/van-wie-je-volgt", as: "lid" },
  { site: "community", path: "/schrijven", as: "schrijver" },
  { site: "community", path: "/schrijven", as: "admin" },
  { site: "community", path: "/schrijven/maken", as: "schrijver" },
  { site: "community", path: "/schrijven/bewerken/schorre-eerste-hoofdstuk", as: "schrijver" },
  { site: "community", path: "/wedstrijden/mijn-wedstrijden/deelnames", as: "redacteur", heading: "Mijn wedstrijden" },
  { site: "community", path: "/wedstrijden/mijn-wedstrijden/deelnames", as: "schrijver", heading: "Mijn wedstrijden" },
  { site: "community", path: `${ENTRIES}/de-korte-leie/deelnemen`, as: "jongere" },
  { site: "community", path: `${ENTRIES}/drie-zinnen-voor-middernacht/deelnemen`, as: "schrijver" },
  { site: "community", path: `${ENTRIES}/de-korte-leie/deelnemen`, as: "cursusorganisator" },
  { site: "community", path: `${ENTRIES}/brief-uit-de-wachtzaal/feedback`, as: "schrijver" },
  { site: "community", path: `${ENTRIES}/brief-uit-de-wachtzaal/feedback`, as: "lid" },
  { site: "community", path: JUDGING, as: "jurylid" },
  { site: "community", path: JUDGING, as: "lid" },
  { site: "community", path: `${JUDGING}/voor-en-na-veertig`, as: "jurylid" },
  {
    site: "community",
    path: `${JUDGING}/voor-en-na-veertig`,
    as: "jurylid",
    follow: "Aan de leerling",
    heading: "Aan de leerling",
  },
  { site: "community", path: `${JUDGING}/voor-en-na-veertig`, as: "jurylid", follow: "Dobber", heading: "Dobber" },
  { site: "community", path: `${JUDGING}/brief-uit-de-wachtzaal`, as: "jurylid" },
  { site: "community", path: `${JUDGING}/na-de-les`, as: "redacteur" },
  {
    site: "community",
    path: "/wedstrijden/bestaat-niet/jury-uitnodiging?token=verzonnen",
    as: "lid",
    heading: "Je hebt geen toegang tot deze pagina",
    complaints: /status of 403/,
  },
  { site: "account", path: "/instellingen/profiel", as: "lid", wide: true },
  { site: "account", path: "/instellingen/profiel", as: "superadmin" },
  { site: "account", path: "/instellingen/login", as: "lid" },
  { site: "account", path: "/instellingen/privacy", as: "lid" },
  { site: "account", path: "/instellingen/privacy", as: "jongere" },
  { site: "account", path: "/cursussen", as: "lid" },
  { site: "account", path: "/beheer/cursussen", as: "lid" },
  { site: "account", path: "/beheer/cursussen", as: "cursusorganisator" },
  { site: "account", path: "/instellingen/privacy/data", as: "lid" },
  { site: "account", path: "/instellingen/privacy/data", as: "wedstrijdorganisator" },
  { site: "account", path: "/wissen-tegenhouden", heading: "Dat lukte niet" },
  { site: "account", path: "/wissen-tegenhouden?requestId=00000000-0000-4000-8000-000000000000&token=verzonnen" },
  { site: "account", path: "/notificaties", as: "lid" },
  { site: "account", path: "/notificaties", as: "superadmin" },
  { site: "account", path: "/notificaties?page=9", as: "lid" },
  { site: "account", path: "/instellingen/notificaties", as: "lid" },
  { site: "account", path: "/uitschrijven?token=verzonnen", heading: "Uitschrijven" },
  { site: "account", path: "/beheer/wedstrijden", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden", as: "lid" },
  { site: "account", path: "/beheer/wedstrijden/maken", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/de-korte-leie", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/voor-en-na-veertig", as: "wedstrijdorganisator" },
  {
    site: "account",
    path: "/beheer/wedstrijden/voor-en-na-veertig",
    as: "wedstrijdorganisator",
    follow: "Dobber",
    heading: "Dobber",
  },
  { site: "account", path: "/beheer/wedstrijden/brief-uit-de-wachtzaal", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/gedichten-voor-een-brug", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/post-voor-2050", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/de-korte-leie/instellingen", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/post-voor-2050/publiceren", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/de-korte-leie/jury-uitnodigingen", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/na-de-les/deelnemer-uitnodigingen", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/voor-en-na-veertig/beeindigen", as: "wedstrijdorganisator" },
  { site: "account", path: "/beheer/wedstrijden/voor-en-na-veertig/exporteer", as: "wedstrijdorganisator" },
  { site: "account", path: "/bezwaar/00000000-0000-4000-8000-000000000000", as: "lid", ...NOT_FOUND },
];

/** What somebody tells on their profile besides the bio; HTML of p, ul, li and em, except the position. */
export interface Portfolio {
  /** What a collaborator does at Inktvis. */
  position?: string;
  education?: string;
  publications?: string;
  prizes?: string;
  varia?: string;
}

/** By the key of a person in people.ts; people who are not listed have an empty portfolio. */
export const PORTFOLIOS: Readonly<Record<string, Portfolio>> = {
  lid: {
    publications: `<p>In eigen beheer, met de kopieermachine van de fanfare:</p>
<ul><li><em>Overstappen in Denderleeuw</em>, 2019</li><li><em>Bijna op tijd</em>, 2023</li></ul>`,
    varia: `<p>Te horen op het teerfeest van de fanfare, tussen de pudding en de koffie. Wie iets wil laten voorlezen dat hij zelf niet over de lippen krijgt, mag mij schrijven.</p>`,
  },
  schrijver: {
    education: `<ul><li>Verpleegkunde in Gent, 2002 tot 2005</li><li>Literaire creatie aan de avondacademie, 2014 tot 2019</li><li>Zomerweek poëzie in een abdij waar niemand iets mocht zeggen</li></ul>`,
    publications: `<ul><li><em>Wakker op drie</em>, gedichten, 2021</li><li>‘De bakker van kamer 12’ in de verzamelbundel <em>Wie er nog licht heeft</em>, 2025</li><li>Elf gedichten op de muren van het ziekenhuis, in de gang waar niemand kan slapen</li></ul>`,
    prizes: `<ul><li>Winnaar van De Korte Leie, 2025, met ‘Grijze garnaal’</li><li>Eervolle vermelding bij de Poëzieprijs van het Meetjesland, 2022</li></ul>`,
    varia: `<p>Leest graag voor in kleine zalen. Leest <em>niet</em> voor in grote zalen.</p><p>Werkt aan <em>Schorre</em>, een roman over een dorp dat twee keer verdronk: één keer in het water en één keer in een plan.</p>`,
  },
  jurylid: {
    education: `<p>Klassieke talen in Leuven. Daarna vijfendertig jaar lang elke dag opnieuw.</p>`,
    publications: `<ul><li><em>Soep voor Horatius</em>, sonnetten, 1998</li><li><em>De ablatief van alleen</em>, verhalen, 2011</li></ul>`,
    prizes: `<p>Zit liever aan de andere kant van de tafel: jurylid voor acht wedstrijden sinds 2003.</p>`,
  },
  jongere: {
    prizes: `<p>derde op de slam van onze school. er deden vijf mensen mee maar toch</p>`,
    varia: `<p>de kat heet <em>Komma</em></p>`,
  },
  wedstrijdorganisator: {
    varia: `<p>De Korte Leie loopt elk jaar van de eerste herfstdag tot de kortste. Wie mee wil lezen in de voorjury, mag zich melden; er zijn pannenkoeken.</p>`,
  },
  cursusorganisator: {
    education: `<p>Romaanse talen in Gent en een opleiding tot schrijfdocent, allebei met onderscheiding, het tweede met meer plezier.</p>`,
    publications: `<ul><li><em>Kijken tot het iets wordt</em>, een werkboek voor wie pas begint, 2017</li><li><em>Schrappen</em>, het vervolg, dunner, 2020</li></ul>`,
  },
  activiteitenorganisator: {
    publications: `<p><em>Mol en het water</em>, een voorleesboek, verschijnt in de lente van 2027.</p>`,
    varia: `<p>Elke laatste vrijdag: voorlezen in de ijssalon, Koningsstraat, Oostende. De deur klemt, duw gerust.</p>`,
  },
  ecursusorganisator: {
    education: `<p>Informatica in Diepenbeek, daarna een jaar toneelschrijven op zaterdag.</p>`,
    prizes: `<ul><li>Publieksprijs van het Kort Toneel Genk, 2024, voor <em>Containerpark</em></li></ul>`,
  },
  redacteur: {
    position: "Redacteur",
    education: `<p>Germaanse talen in Brussel, met een verhandeling over de puntkomma bij vier schrijvers die hem niet gebruikten.</p>`,
    publications: `<ul><li><em>Wachtzaal</em>, columns, 2018</li><li><em>Klein woordenboek van het weer</em>, 2024</li></ul>`,
  },
  admin: { position: "Community en hulp" },
};

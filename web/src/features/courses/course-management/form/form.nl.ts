import { formatPercent, plural } from "#platform/formats/numbers.ts";

export const formMessages = {
  newTitle: "Een cursus maken",
  newIntro: "Niemand ziet je cursus tot je hem publiceert. Je kan alles later nog veranderen.",
  create: "Maak de cursus",
  created: (title: string) => `‘${title}’ is gemaakt. Niemand ziet de cursus tot je hem publiceert.`,
  settings: "Instellingen",
  copyWithDays:
    "Dit is een kopie van een vroegere editie. Vul de data in van deze editie, en kijk na of de rest nog klopt: de titel, de prijs, de uren.",
  copy: "Dit is een kopie van een vroegere editie. Kijk na of alles nog klopt: de titel, de prijs, de teksten.",
  save: "Bewaar de cursus",
  saved: "Je wijzigingen zijn bewaard.",
  choose: "Kies",

  about: "Wat voor cursus?",
  introHelp: "Enkele zinnen, voor wie de cursus in een lijst ziet.",
  charactersLeft: (left: number) =>
    left < 0 ? `${-left} ${left === -1 ? "teken" : "tekens"} te veel.` : `Nog ${plural(left, "teken", "tekens")}.`,
  bodyPlaceholder: "Wat leer je, hoe gaat het eraan toe, wat breng je mee?",
  typeHelp: "Bezoekers zoeken hierop.",
  imageHelp: "Boven de pagina en in lijsten. Een png of jpg, minstens 600 op 400 pixels, hoogstens 5 MB.",
  imageMissing: "Kies een afbeelding.",

  audience: "Voor wie?",
  levelsHelp: "Kies er een of meer.",

  teacher: "Wie geeft de cursus?",
  organizationHelp: "Wie de cursus inricht, zoals deelnemers je kennen.",
  teacherHelp: "De naam van wie lesgeeft.",
  teacherImageHelp: "Een png of jpg, minstens 200 op 200 pixels, hoogstens 5 MB.",
  externalLinkHelp: "Waar meer te lezen staat, met https:// vooraan.",
  externalLinkHelpShown: "Waar mensen zich inschrijven of meer lezen, met https:// vooraan.",
  organizedByCs: "Een cursus van het huis zelf",
  organizedByCsHelp: "Bezoekers kunnen alleen die tonen.",

  place: "Wanneer en waar?",
  realLife: "Er zijn bijeenkomsten",
  realLifeHelp: "Op een plaats, of online op vaste uren. Zonder bijeenkomsten begint iedereen wanneer het past.",
  deadlineHelp: "Tot het einde van die dag kunnen mensen zich inschrijven.",
  classTimesHelp: "Bijvoorbeeld: zes dinsdagen, van 19 tot 22 uur. Niet op 3 november.",
  locationHelp: "Naam en adres, of ‘online’ met het platform.",
  mapHelp: "Het adres van de plaats op een kaart, met https:// vooraan.",
  regionHelp: "Kies ‘Online’ voor een cursus die overal te volgen is.",

  price: "Wat kost het?",
  strategies: {
    free: { label: "Gratis", help: "Wie meedoet, betaalt niets." },
    paid: { label: "Betalend", help: "Iedereen betaalt dezelfde prijs." },
    paid_levels: {
      label: "Betaal wat je kan",
      help: "Wie meedoet, kiest tussen een lage, een gewone en een hoge prijs.",
    },
  },
  inEuro: (label: string) => `${label} in euro`,
  priceHelp: "Bijvoorbeeld 120 of 12,50.",
  priceShown: (price: string) => `Op de site staat ‘${price}’.`,
  normalPrice: "Gewone prijs",

  enrolling: "Inschrijvingen",
  enrolmentsHelp: "Anders wordt de cursus alleen getoond, en zeg je zelf waar mensen zich inschrijven.",
  conditionsPlaceholder: "Tot wanneer kunnen mensen annuleren, en wat krijgen ze dan terug?",
  conditionsHelp: "Wie zich inschrijft, aanvaardt dit eerst.",
  closedHelp: "Iedereen ziet de cursus, maar alleen wie jij uitnodigt, kan zich inschrijven.",
  discountsHelp: "Kies welke je geeft. Wie zich inschrijft, kiest er een en zegt waarom.",
  noDiscounts: "Er zijn nog geen kortingen om uit te kiezen.",
  discountName: (name: string, percentage: number) => `${name} (${formatPercent(percentage)})`,
  installmentsHelp: "Wie dat wil, vraagt het bij de inschrijving. Jij beslist.",
  installmentInstructionsHelp: "Bijvoorbeeld: de helft bij de inschrijving, de rest voor de laatste les.",

  leavingFreeHelp: "Tot de cursus begint. Anders vragen ze het aan jou.",
  leavingHelp: "Tot de cursus begint, zolang ze volgens de regeling iets terugkrijgen. Anders vragen ze het aan jou.",
  refundTermsHelp:
    "Laat leeg voor de regeling van het huis. Of vul in tot hoeveel dagen voor de start je welk deel terugbetaalt; daarna niets. Wie al ingeschreven is, houdt de regeling van toen.",
  refundTermParts: {
    daysBefore: (row: number) => `Dagen voor de start (${row})`,
    percentage: (row: number) => `Procent terug (${row})`,
  },

  surveyHelp: "Hoogstens tien vragen. Wie zich inschrijft, kiest bij elke vraag een antwoord.",
  question: (number: number) => `Vraag ${number}`,
  questionText: "De vraag",
  option: (number: number) => `Antwoord ${number}`,
  addQuestion: "Voeg een vraag toe",
  addOption: "Voeg een antwoord toe",
  addOptionTo: (question: string) => ` aan ${question.toLowerCase()}`,
  moved: (what: string, to: number) => `${what} staat nu op plaats ${to}.`,

  practical: "Praktisch",
  practicalHelp: "Voor cursussen met bijeenkomsten waarvoor mensen zich hier inschrijven.",
  maxHelp: "Hoeveel mensen kunnen meedoen?",
  adminEmailHelp: "Wie zich inschrijft, schrijft naar dit adres.",
  practicalInfoHelp: "Alleen voor deelnemers: lokaal, parking, wat ze meebrengen.",
};

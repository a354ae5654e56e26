import { formatPercent, plural } from "#platform/formats/numbers.ts";

export const enrollingMessages = {
  eyebrow: { meetings: "Inschrijven", online: "Kopen" },
  pageTitle: (title: string) => `Inschrijven voor ${title}`,
  steps: "Stappen van je inschrijving",
  stepTitles: { voorwaarden: "Voorwaarden", gegevens: "Gegevens", betaling: "Betaling", compleet: "Klaar" },
  titles: {
    voorwaarden: "Lees de voorwaarden",
    gegevens: "Vul je gegevens in",
    betaling: "Kies en betaal",
    compleet: "Je bent ingeschreven",
  },
  /** When there is nothing to choose. */
  payTitle: "Betaal je cursus",
  toCourse: "Terug naar de cursus",
  full: "De cursus is nu vol. Inschrijven lukt pas als er een plaats vrijkomt. Wat je invult, bewaren we.",
  toWaitingList: "Bekijk de wachtlijst",

  conditionsIntro: "Wie zich inschrijft, gaat akkoord met deze voorwaarden.",
  accept: "Ik aanvaard de voorwaarden",
  accepted: "Je aanvaardde deze voorwaarden.",
  continue: "Ga verder",

  dataIntro: {
    free: "We gebruiken dit voor je inschrijving. Andere deelnemers zien het niet.",
    paid: "We gebruiken dit voor je inschrijving en je factuur. Andere deelnemers zien het niet.",
  },
  parentHelp: "Wie nog geen 16 is, geeft ook de naam van een ouder of voogd.",
  survey: "Nog een paar vragen",
  invoice: "De factuur",
  invoiceKept: "Een factuur bewaren we tien jaar, ook als je later je account laat wissen. De wet vraagt dat.",
  otherInvoice: "Zet de factuur op een andere naam of een ander adres",
  otherInvoiceHelp: "Bijvoorbeeld die van je school, je bedrijf of je vereniging.",
  saveFree: "Schrijf me in",
  saveData: "Bewaar en ga verder",

  levelTitle: "Betaal wat je kan",
  level: "Jouw prijs",
  levelHelp: "Wie meer betaalt, maakt de lage prijs mogelijk.",
  levels: { low: "Lage prijs", normal: "Gewone prijs", high: "Hoge prijs" },
  discount: "Heb je recht op een korting?",
  noDiscount: "Geen korting",
  discountOption: (name: string, percentage: number) => `${name} (${formatPercent(percentage)})`,
  reasonNeeded: "Schrijf kort waarom.",
  discountReasonHelp: "Alleen de organisator leest dit.",
  discountWithdrawn: (name: string) =>
    `De korting ‘${name}’ bestaat niet meer voor wie nu kiest. Jij houdt ze, tot je een andere kiest.`,
  addOns: "Iets erbij?",
  insteadOf: (price: string) => `in plaats van ${price}`,
  recalculate: "Bereken de prijs",

  instalments: "In schijven betalen?",
  askInstalments: "Ik vraag om in schijven te betalen",
  askInstalmentsHelp: "De organisator beslist. Tot dan houden we je plaats vrij, en betaal je niets.",
  instalmentReasonHelp: "De organisator leest dit.",
  instalmentReasonNeeded: "Schrijf kort waarom.",
  sendRequest: "Vraag het, met betalingsverplichting",
  sendRequestHelp:
    "Gaat de organisator akkoord, dan ben je ingeschreven en krijg je de factuur. Je schrijft dan zelf over.",
  requestTitle: "Je vraag is verstuurd",
  requestOpen:
    "De organisator bekijkt je vraag om in schijven te betalen. Je hoort het antwoord per mail; je plaats houden we intussen vrij.",
  withdrawRequest: "Trek mijn vraag in",
  withdrawRequestHelp:
    "Dan kan je meteen betalen. Doe je dat niet, dan komt je plaats na korte tijd vrij voor iemand anders.",
  requestFreeNow:
    "Je vroeg om in schijven te betalen. De cursus is nu gratis: schrijf je in, en je hoeft niets te betalen. Je vraag vervalt dan.",
  requestRejectedNow: "Betaal in één keer, of leg je vraag nog eens uit.",

  order: "Je bestelling",
  what: "Cursus",
  when: "Wanneer",
  to: "tot en met",
  ownPace: "Op je eigen tempo",
  where: "Waar",
  map: "Toon op de kaart",
  online: "Online",
  fromWhom: "Georganiseerd door",
  priceFailed: "De prijs kon niet berekend worden.",
  totalNow: (total: string) => `Totaal: ${total}`,
  refunds: "Als je je uitschrijft",
  withdrawal: "Tot veertien dagen na je inschrijving krijg je alles terug.",
  refundUntil: "tot en met",
  refund: (percentage: number) => `${formatPercent(percentage)} terug`,
  refundAfter: "Daarna krijg je niets terug.",
  noRefunds: "Wie zich uitschrijft, krijgt niets terug.",
  waiver:
    "Ik wil meteen toegang, en weet dat ik daardoor mijn recht verlies om binnen veertien dagen van de koop af te zien.",
  waiverOfOnlinePart:
    "Ik wil meteen toegang tot wat online staat, en weet dat ik daardoor mijn recht verlies om binnen veertien dagen van de koop af te zien.",
  pay: "Bestelling met betalingsverplichting",
  payHelp: "Je betaalt op een beveiligde pagina, met Bancontact, kaart of een andere manier.",
  phoneLimit: (amount: string) => `Met Bancontact op je gsm kan een bedrag boven ${amount} geweigerd worden.`,
  seller: (name: string) => `De factuur krijg je van ${name}.`,
  enrol: "Schrijf me in",
  enrolHelp: "Je hoeft niets te betalen.",

  nextTransfer: "Schrijf over zoals afgesproken. Hoe, staat op deze pagina en in een mail.",
  held: "Je plaats is vrijgehouden tot",
  heldFor: (left: string) => `nog ${left}`,
  minutes: (count: number) => plural(count, "minuut", "minuten"),
  heldSpoken: (left: string) => `Je plaats wordt nog ${left} vrijgehouden.`,
  tooLateTitle: "Inschrijven kan niet meer",
  lapsedTitle: "Er is geen plaats meer voor je vrijgehouden",
  lapsed: "Ga verder, dan kijken we of er nog een plaats is. Wat je invulde, staat er nog.",
  lapsedFull: "Wat je invulde, staat er nog. Ga verder zodra er een plaats vrijkomt.",
  expired: "Je hebt te lang gewacht om je inschrijving af te werken. Probeer het opnieuw.",

  pendingTitle: "Er staat een betaling open",
  pending: (amount: string) =>
    `Je begon ${amount} te betalen. Rond je de betaling niet af, dan vervalt je inschrijving.`,
  pendingUntil: "Betalen kan tot",
  restart: "Betaal verder",
  canceled: "Je annuleerde de betaling. Er is niets betaald. Wil je je toch inschrijven, bestel dan opnieuw.",
  failed: "Je betaling is mislukt. Probeer het opnieuw door nog eens op betalen te drukken.",

  reviewTitle: "We kregen een betaling van je",
  review:
    "Ze kwam te laat, of er klopt iets anders niet aan. Iemand van ons kijkt dat na, en mailt je zo snel mogelijk. Betaal intussen niet nog eens.",

  withBank:
    "Je bank is er nog mee bezig. Je hoeft niets te doen: zodra je betaling binnen is, mailen we je. Betaal intussen niet nog eens.",

  cancelledTitle: "De cursus gaat niet door",
  cancelledInReview: "We kregen een betaling van je. Iemand van ons kijkt ze na, en mailt je zo snel mogelijk.",
  cancelledReceived: "Je betaling kwam binnen. Je krijgt alles terug, en een mail daarover.",
  cancelledPending: "We kijken nog na of je betaalde. Is dat zo, dan krijg je alles terug.",
  cancelledUnpaid: "We kregen geen betaling van je: er is niets terug te betalen, en je hoeft niets te doen.",
  cancelledBack: (amount: string) =>
    `We betaalden ${amount} terug. Je bank heeft er soms nog een paar werkdagen voor nodig.`,
  cancelledUnderway: (amount: string) =>
    `Je betaling kwam binnen. Je krijgt nog ${amount} terug; je krijgt een mail zodra het gebeurd is.`,

  returningTitle: "We kijken je betaling na",
  returning: "Dat duurt meestal maar een paar seconden. Je hoeft niets te doen.",
  returningLong:
    "Het duurt wat langer dan gewoonlijk. Je mag deze pagina sluiten: zodra je betaling binnen is, mailen we je.",
  backToPayment: "Terug naar de betaling",

  done: (title: string) => `Je plaats in ‘${title}’ staat vast.`,
  doneOnline: (title: string) => `‘${title}’ is van jou.`,
  paid: "Betaald",
  total: "Totaal",
  calendar: "Zet het in je agenda",
  invoiceNumber: (number: string) => `Factuur ${number}`,
  downloadInvoice: "Download je factuur",
  next: "Wat nu?",
  nextMail: "Je kreeg een mail ter bevestiging.",
  nextMailInvoice: "Je krijgt een mail met je factuur.",
  nextPage: "Alles over de cursus staat bij ‘Mijn cursussen’.",
  nextAsk: "Een vraag? Mail",
  practical: "Praktisch",
  toOwnCourse: "Naar mijn cursus",

  delistedTitle: "Je bent uitgeschreven",
  delistedAsk: "Wil je toch meedoen? Mail",
};

import type { AnomalyChoice, AnomalyKind, StaffAnomaly } from "@inktvis/contract/features/enrolments/staff-anomalies";

interface Kind {
  /** The name in the list. */
  name: string;
  /** What happened. */
  what: string;
  /** What happened, once the anomaly settled itself; absent when `what` still describes it. */
  settled?: string;
  /** The names of the two amounts, when they are not the agreed price and the payment that came in. */
  expected?: string;
  received?: string;
  /** The consequences of each choice. */
  choices: Partial<Record<AnomalyChoice, string>>;
}

const REFUND =
  "Het hele bedrag gaat terug naar wie betaalde. Kan de betaaldienst dat niet meer, dan komt het bij de terugbetalingen te staan om zelf over te schrijven.";
const DISMISS = "Er verandert niets. Schrijf op waarom: zo weet een collega later wat je zag.";
const BOOKS = {
  admit: "De deelnemer wordt ingeschreven, ook wanneer de cursus vol is, en krijgt een factuur.",
  refund: "Alles wat van deze betaling nog niet terugging, gaat terug naar wie betaalde.",
  dismiss: "Er verandert niets. Schrijf op wat het verschil was en hoe je het rechtzette.",
};

const KINDS: Record<AnomalyKind, Kind> = {
  "paid-twice": {
    name: "dubbel betaald",
    what: "Deze inschrijving is twee keer betaald: ze was al rond toen deze betaling binnenkwam. De plaats staat vast; alleen dit bedrag is te veel.",
    choices: { refund: `${REFUND} De inschrijving en de eerste betaling blijven.`, dismiss: DISMISS },
  },
  "paid-late": {
    name: "te laat betaald",
    what: "De betaling kwam binnen nadat de plaats vervallen was. Intussen was de cursus vol of afgelast, of de deadline voorbij. Wie betaalde, heeft een mail: we bekijken het en laten iets weten.",
    settled:
      "De betaling kwam binnen nadat de plaats vervallen was. Er was nog een plaats vrij: de inschrijving is alsnog rond.",
    choices: {
      admit:
        "Er komt een plaats bij, ook als de cursus daarmee te vol zit. De inschrijving is dan rond: factuur en bevestiging vertrekken.",
      refund: `${REFUND} Er komt geen inschrijving.`,
      dismiss: DISMISS,
    },
  },
  "wrong-amount": {
    name: "ander bedrag",
    what: "Wat betaald is, klopt niet met wat afgesproken was: een ander bedrag, of een andere munt. De inschrijving is daarom niet rond.",
    choices: {
      refund: `${REFUND} De inschrijving is niet rond; wie wil, betaalt opnieuw.`,
      dismiss: DISMISS,
    },
  },
  "unknown-payment": {
    name: "onbekende betaling",
    what: "Bij de betaaldienst staat een betaalde betaling die we hier niet kennen. Zoek ze daar op met haar nummer en ga na van wie ze is.",
    choices: { dismiss: "Er verandert hier niets. Schrijf op wat je vond, en wat je bij de betaaldienst deed." },
  },
  chargeback: {
    name: "teruggehaald",
    what: "De bank haalde deze betaling terug, vaak omdat de kaarthouder ze niet herkent. De inschrijving blijft staan tot iemand beslist. Neem eerst contact op met wie betaalde.",
    expected: "Betaald",
    received: "Blijft over",
    choices: { dismiss: "De inschrijving blijft staan. Schrijf op wat je afsprak." },
  },
  "books-unbalanced": {
    name: "boeken kloppen niet",
    what: "Wat op de facturen staat, is niet wat ontvangen en terugbetaald is. Vergelijk de facturen en de betalingen van deze inschrijving.",
    expected: "Op facturen",
    received: "Ontvangen, zonder wat terugging",
    choices: BOOKS,
  },
  "paid-after-erasure": {
    name: "betaald na het wissen",
    what: "Iemand liet zijn account wissen en betaalde daarna toch nog. De plaats is vrij, en er is niemand meer om in te schrijven.",
    choices: { refund: REFUND, dismiss: DISMISS },
  },
  "paid-after-delisting": {
    name: "betaald na het uitschrijven",
    what: "Een betaling kwam binnen van iemand die al uitgeschreven was, bijvoorbeeld van een oude poging. Er volgde geen inschrijving op.",
    choices: { refund: REFUND, dismiss: DISMISS },
  },
  "refund-failed": {
    name: "terugbetaling mislukt",
    what: "Een terugbetaling lukte niet, bijvoorbeeld omdat de rekening gesloten is. Het geld staat weer bij ons. Vraag een ander rekeningnummer.",
    expected: "Terug te betalen",
    choices: {
      refund: "Het bedrag komt bij de terugbetalingen te staan, om zelf over te schrijven.",
      dismiss: DISMISS,
    },
  },
};
/** The books do not balance here either, but because the refunds differ from what the payment provider reports. */
const REFUNDS_UNBALANCED: Kind = {
  ...KINDS["books-unbalanced"],
  what: "Wat we volgens onze boeken terugbetaalden, is niet wat de betaaldienst zegt. Misschien betaalde iemand daar zelf iets terug.",
  expected: "Terugbetaald volgens ons",
  received: "Terugbetaald volgens de betaaldienst",
};
const CHOICES: Record<AnomalyChoice, string> = {
  admit: "Schrijf toch in",
  refund: "Betaal terug",
  dismiss: "Laat het zo",
};
const DECISIONS: Record<NonNullable<StaffAnomaly["decision"]>, string> = {
  settled: "loste zichzelf op",
  admitted: "toch ingeschreven",
  refunded: "terugbetaald",
  dismissed: "zo gelaten",
};

export const anomaliesCopy = {
  one: "betaling die misging",
  many: "betalingen die misgingen",
  empty: "Er ging niets mis",
  menu: "wat misging",
  intro: "Bijna elke betaling loopt vanzelf goed af. Wat hier open staat, wacht op iemand die kijkt en beslist.",
  kinds: KINDS,
  refundsUnbalanced: REFUNDS_UNBALANCED,
  kind: "Wat",
  state: "Toestand",
  filters: { open: "wacht op een beslissing", decided: "beslist" },
  waits: "wacht",
  decisions: DECISIONS,
  filedAt: "Gezien",
  person: "Wie",
  course: "Cursus",
  unknown: "niet bekend",
  expected: "Afgesproken",
  received: "Ontvangen",
  amount: "Bedrag",
  providerId: "Nummer bij de betaaldienst",
  payment: "Betaling",
  toPayment: "Bekijk de betaling",
  decision: "Beslissing",
  decidedAt: "Beslist",
  decidedBy: "Door",
  itself: "vanzelf",
  note: "Nota",

  decide: "Je beslissing",
  question: "Wat doen we ermee?",
  choices: CHOICES,
  noteHelp: "Alleen het team leest dit. Nodig wanneer je het zo laat.",
  chooseFirst: "Kies eerst wat we doen.",
  submit: "Beslis",
  decided: "Beslist.",
};

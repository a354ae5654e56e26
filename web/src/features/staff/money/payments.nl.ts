import type {
  PaymentFailure,
  RefundState,
  StaffPaymentState,
  StaffRefund,
} from "@inktvis/contract/features/enrolments/staff-payments";

const STATES: Record<StaffPaymentState, string> = {
  creating: "wordt klaargezet",
  pending: "staat open",
  paid: "betaald",
  failed: "niet betaald",
};
const FAILURES: Record<PaymentFailure, string> = {
  canceled: "geannuleerd",
  expired: "niet op tijd betaald",
  failed: "mislukt",
  "given-up": "nooit begonnen",
  "let-go": "vervangen, of de plaats verviel",
};
const REFUND_STATES: Record<RefundState, string> = {
  creating: "wordt aangevraagd",
  queued: "wacht op saldo bij de betaaldienst",
  pending: "aangevraagd",
  processing: "onderweg",
  refunded: "terugbetaald",
  failed: "mislukt",
  canceled: "geannuleerd",
};
const WAYS: Record<StaffRefund["way"], string> = {
  provider: "via de betaaldienst",
  transfer: "met een overschrijving",
};

export const paymentsCopy = {
  one: "betaling",
  many: "betalingen",
  intro:
    "Elke poging om een inschrijving te betalen, de nieuwste eerst. Zoek op een naam, ook de officiële, op een heel e-mailadres, of op het nummer van een betaling.",
  search: "Naam, e-mailadres, nummer of mededeling",
  toDecide: "wacht op een beslissing",
  person: "Wie",
  erased: "iemand die gewist is",
  course: "Cursus",
  amount: "Bedrag",
  received: "Ontvangen",
  state: "Toestand",
  states: STATES,
  failures: FAILURES,
  begun: "Begonnen",
  expires: "Vervalt",
  paidAt: "Betaald op",
  method: "Manier",
  provider: "Betaaldienst",
  providers: { mollie: "Mollie", till: "oefenkassa" },
  providerId: "Nummer daar",
  id: "Nummer hier",
  refunded: "Terugbetaald",
  chargedBack: "Teruggehaald door de bank",
  invoices: "Facturen",
  toInvoices: "Bekijk de facturen van deze inschrijving",
  refunds: "Terugbetalingen",
  nameOf: (amount: string, title: string) => `${amount} voor ${title}`,
};

export const refundsCopy = {
  one: "terugbetaling",
  many: "terugbetalingen",
  intro:
    "Wat mensen terugkrijgen. Meestal doet de betaaldienst het. Kan die het niet meer, dan schrijf je het bedrag zelf over en noteer je hier naar welke rekening.",
  state: "Toestand",
  filters: { "to-transfer": "zelf over te schrijven", open: "nog niet terug" },
  toTransfer: "zelf over te schrijven",
  states: REFUND_STATES,
  ways: WAYS,
  amount: "Bedrag",
  reason: "Waarom",
  asked: "Gevraagd",
  done: "Terugbetaald op",
  way: "Hoe",
  to: (iban: string) => `naar ${iban}`,
  transferred: "Noteer als overgeschreven",
  transferredTitle: (amount: string, name: string) => `${amount} overgeschreven aan ${name}?`,
  transferredHelp: "Schrijf het bedrag eerst over bij de bank van het huis. Noteer daarna hier waar het heen ging.",
  entered: "Ingevuld door",
  enteredBy: (name: string) => `ingevuld door ${name}`,
  checkEntered: (name: string) =>
    `Wat er in schijven binnenkwam, is ingevuld door ${name}: kijk op de rekening na of het er echt staat.`,
  iban: "Rekeningnummer (IBAN)",
  noted: "Genoteerd.",
};

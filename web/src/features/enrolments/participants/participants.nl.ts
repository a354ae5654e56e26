import type { RefundState } from "@inktvis/contract/features/enrolments/staff-payments";
import type { PaymentState } from "@inktvis/contract/features/enrolments/payments";
import type { DelistedAs, ParticipantState } from "@inktvis/contract/features/enrolments/participants";

export const participantMessages = {
  participants: "Deelnemers",
  none: "Nog niemand schreef in",
  noneHelp: "Wie zich inschrijft, verschijnt hier.",
  begun: (count: number) =>
    count === 1
      ? "Nog iemand begon in te schrijven en maakte het niet af."
      : `Nog ${count} mensen begonnen in te schrijven en maakten het niet af.`,
  requests: "Vragen om in schijven te betalen",
  requestsHelp: "Ze wachten op jouw antwoord. Hun plaats blijft zolang bezet.",
  pending: "Betalen nog",
  pendingHelp: "Ze vulden alles in. We houden hun plaats vrij tot ze betaald hebben, of tot de tijd om is.",
  active: "Ingeschreven",
  delisted: "Uitgeschreven",

  name: "Naam",
  unknown: "Iemand van wie de account gewist is",
  asked: "Gevraagd",
  begunAt: "Begonnen",
  seatUntil: "Plaats tot",
  seatGone: "niet meer vrijgehouden",
  enrolledAt: "Ingeschreven",
  delistedAt: "Uitgeschreven",
  toPay: "Te betalen",
  paid: "Betaald",
  refunded: "Terugbetaald",
  refundedOrUnderway: "Terugbetaald of onderweg",
  outstanding: "Nog te betalen",
  wantsOut: "Vraagt om uitgeschreven te worden",

  states: {
    enrolled: "Ingeschreven",
    "installment-requested": "Vraagt om in schijven te betalen",
    paying: "Betaalt nog",
    begun: "Niet afgemaakt",
    delisted: "Uitgeschreven",
  } satisfies Record<ParticipantState, string>,
  delistedAs: {
    organizer: "Uitgeschreven door de organisator",
    participant: "Schreef zichzelf uit",
    cancelled: "Uitgeschreven omdat de cursus niet doorgaat",
  } satisfies Record<DelistedAs, string>,
  back: "Terug naar de deelnemers",
  inReview: "Het kantoor kijkt een betaling van deze deelnemer na. Wacht daarop voor je iets beslist.",

  person: "Gegevens",
  nickname: "Schrijversnaam",
  email: "E-mail",
  phone: "Telefoon",
  dateOfBirth: "Geboortedatum",
  parentName: "Ouder of voogd",
  address: "Adres",
  survey: "Antwoorden op je vragen",
  noAnswer: "Geen antwoord",
  invoicing: "Factuur op naam van",
  vatNumber: "Btw-nummer",

  price: "Prijs",
  free: "Deze cursus is gratis.",
  discountReason: "Reden van de korting",
  received: "Ontvangen",
  sent: (when: string) => `Verstuurd op ${when}`,
  payments: "Betalingen",
  noPayments: "Er is nog niets betaald.",
  paymentStates: { pending: "Open", paid: "Betaald", failed: "Mislukt" } satisfies Record<PaymentState, string>,
  openUntil: (when: string) => `tot ${when}`,
  providerId: (id: string) => `nummer ${id}`,
  refunds: "Terugbetalingen",
  refundStates: {
    creating: "Onderweg",
    queued: "Wacht",
    pending: "Onderweg",
    processing: "Onderweg",
    refunded: "Terugbetaald",
    failed: "Mislukt: het kantoor kijkt ernaar",
    canceled: "Mislukt: het kantoor kijkt ernaar",
  } satisfies Record<RefundState, string>,
  documents: "Facturen",
  invoice: (number: string) => `Factuur ${number}`,
  creditNote: (number: string) => `Creditnota ${number}`,
  installments: "Betalen in schijven",
  installmentStates: { open: "Gevraagd", approved: "Goedgekeurd", rejected: "Afgewezen" },
  installmentDone: "Afgerond",
  rejectedWith: "Bericht aan de deelnemer",
  installmentOf: (paid: string, total: string) => `${paid} van ${total} ontvangen`,

  exportTitle: "Deelnemers downloaden",
  exportIntro:
    "Wie er komt, met gegevens, antwoorden en betalingen. Ga er zorgvuldig mee om: het zijn persoonsgegevens.",
  exportHelp:
    "Een rij per deelnemer. Wie uitgeschreven is, staat onderaan en is gemarkeerd. Opent in Excel en LibreOffice.",
  export: "Download het rekenblad",
};

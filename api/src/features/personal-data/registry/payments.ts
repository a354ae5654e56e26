import { sql } from "kysely";
import {
  inEuros,
  labelledValues,
  lookup,
  nonPersonal,
  type Person,
  personalTable,
  rowsOwnedBy,
} from "../personal-table.ts";
import {
  detailsInWords,
  linesInWords,
  methodColumn,
  partyOf,
  priceLevelInWords,
  vatInWords,
} from "./bookkept-words.ts";
import { courseOf, ofEnrolments } from "./of-enrolments.ts";

const paymentsOf = ({ id }: Person) => sql`(
  select payment.id from payments payment join enrolments enrolment on enrolment.id = payment.enrolment_id
  where enrolment.user_id = ${id}
)`;
const instalmentsOf = ({ id }: Person) => sql`(
  select instalment.id from instalments instalment join enrolments enrolment on enrolment.id = instalment.enrolment_id
  where enrolment.user_id = ${id}
)`;
const REFUND_STATES = {
  creating: "aangevraagd",
  queued: "wacht",
  pending: "onderweg",
  processing: "onderweg",
  refunded: "terugbetaald",
  failed: "mislukt",
  canceled: "ingetrokken",
};

/** Payments, and the books about them. */
export const paymentTables = {
  payments: personalTable("payments", {
    sections: { "Je betalingen": ofEnrolments },
    order: "created_at",
    columns: {
      id: null,
      enrolment_id: courseOf("enrolment_id"),
      provider: labelledValues("Via", { mollie: "Mollie", till: "de kassa van een ontwikkelaar" }),
      provider_id: "Nummer bij de betaaldienst",
      state: labelledValues("Toestand", { creating: "begonnen", pending: "open", paid: "betaald", failed: "mislukt" }),
      failure: labelledValues("Waarom mislukt", {
        canceled: "geannuleerd",
        expired: "verlopen",
        failed: "geweigerd",
        "given-up": "niet begonnen",
        "let-go": "niet meer nodig",
      }),
      amount: inEuros("Bedrag in euro", "amount"),
      received: inEuros("Ontvangen in euro", "received"),
      lines: linesInWords,
      choice: priceLevelInWords,
      method: methodColumn("Hoe"),
      redirect_url: null,
      checkout_url: null,
      created_at: "Begonnen",
      expires_at: "Open tot",
      paid_at: "Betaald",
      charged_back: inEuros("Teruggevorderd in euro", "charged_back"),
      refunded_there: inEuros("Teruggegaan volgens de betaaldienst in euro", "refunded_there"),
      asked_at: null,
      next_check_at: null,
    },
    // The address where an open payment would be paid is erased with the enrolment.
    retained: { columns: ["provider", "provider_id", "lines", "choice", "method", "redirect_url"] },
  }),
  refunds: personalTable("refunds", {
    sections: {
      "Wat je terugkreeg": (person) =>
        sql`(row.payment_id in ${paymentsOf(person)} or row.instalment_id in ${instalmentsOf(person)})`,
    },
    order: "created_at",
    columns: {
      id: null,
      payment_id: null,
      instalment_id: null,
      way: labelledValues("Hoe", { provider: "via de betaaldienst", transfer: "overschrijving" }),
      iban: "Rekeningnummer",
      provider_id: "Nummer bij de betaaldienst",
      state: labelledValues("Toestand", REFUND_STATES),
      amount: inEuros("Bedrag in euro", "amount"),
      reason: "Waarom",
      created_at: "Gevraagd",
      created_by: null,
      first_asked_at: null,
      refunded_at: "Terugbetaald",
      next_check_at: null,
    },
    retained: { columns: ["iban", "provider_id", "reason"] },
  }),
  invoices: personalTable("invoices", {
    sections: { "Je facturen en creditnota’s": rowsOwnedBy("user_id") },
    order: "issued_at",
    columns: {
      id: null,
      series: labelledValues("Soort", { invoice: "factuur", "credit-note": "creditnota" }),
      year: null,
      serial: null,
      number: "Nummer",
      enrolment_id: courseOf("enrolment_id"),
      subscription_id: null,
      payment_id: null,
      instalment_id: null,
      user_id: null,
      credits_invoice_id: lookup(
        "Bij factuur",
        sql`(select credited.number from invoices credited where credited.id = row.credits_invoice_id)`,
      ),
      reason: "Waarom",
      issued_at: null,
      date: "Dag",
      seller: partyOf("Van", "seller"),
      buyer: partyOf("Aan", "buyer"),
      lines: linesInWords,
      vat: vatInWords,
      total: inEuros("Bedrag in euro", "total"),
      method: methodColumn("Hoe betaald"),
      file_key: null,
      file_sha256: null,
    },
    // The database refuses any change but that of the person it belongs to (migration 0064).
    retained: {
      columns: ["number", "reason", "seller", "buyer", "lines", "vat", "method", "file_key", "file_sha256"],
    },
  }),
  anomalies: personalTable("anomalies", {
    sections: {
      "Wat er met je betalingen misliep": (person) => sql`(
        row.payment_id in ${paymentsOf(person)} or ${ofEnrolments(person)}
      )`,
    },
    order: "filed_at",
    columns: {
      id: null,
      kind: labelledValues("Wat", {
        "paid-twice": "dubbel betaald",
        "paid-late": "betaald nadat je plaats vervallen was",
        "wrong-amount": "een ander bedrag dan afgesproken",
        "unknown-payment": "een betaling die we niet kenden",
        chargeback: "teruggevorderd bij de bank",
        "books-unbalanced": "de boeken kloppen niet",
        "paid-after-erasure": "betaald na het wissen",
        "paid-after-delisting": "betaald na het uitschrijven",
        "refund-failed": "een terugbetaling mislukte",
      }),
      dedupe_key: null,
      payment_id: null,
      enrolment_id: courseOf("enrolment_id"),
      details: detailsInWords,
      filed_at: "Gemeld",
      decided_at: "Beslist",
      decided_by: null,
      decision: labelledValues("Beslissing", {
        settled: "vanzelf in orde",
        admitted: "ingeschreven",
        refunded: "terugbetaald",
        dismissed: "niets te doen",
      }),
      note: "Wat het team erbij schreef",
    },
    // The note of the team may be about the person, and is erased with the enrolment.
    retained: { columns: ["dedupe_key", "details"] },
  }),
  add_ons: nonPersonal("Wat bij een cursus te koop is."),
  vat_rates: nonPersonal("Tarieven van de btw."),
  house_data: nonPersonal("Het huis als verkoper op facturen."),
  refund_terms: nonPersonal("Wat wie zich uitschrijft, terugkrijgt."),
  invoice_counters: nonPersonal("Het laatste nummer van elke reeks facturen."),
  till_payments: nonPersonal("De kassa van een ontwikkelaar: wat een betaaldienst zou bijhouden, zonder personen."),
  till_refunds: nonPersonal("De kassa van een ontwikkelaar, zonder personen."),
};

import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import { eraseEnrolments } from "#features/enrolments/enrolments/erase-enrolments.ts";
import {
  countryColumn,
  labelledValues,
  lookup,
  nonPersonal,
  type Person,
  personalTable,
  richTextColumn,
  rowsOwnedBy,
  rowsWithin,
  titleOfCourse,
} from "../personal-table.ts";

const courseOf = (enrolment: string) =>
  lookup(
    "Cursus",
    sql`(select course.title from enrolments enrolment join courses course on course.id = enrolment.course_id
      where enrolment.id = ${sql.ref(`row.${enrolment}`)})`,
  );
/** Kept in cents. */
const inEuros = (label: string, cents: string) =>
  lookup(label, sql`round(${sql.ref(`row.${cents}`)} / 100.0, 2)::text`);
const ofEnrolments = rowsWithin("enrolment_id", "enrolments", "user_id");
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

/** Enrolling in courses, paying, and the books that are kept of it. */
export const enrolmentTables = {
  course_conditions: personalTable("course_conditions", {
    sections: {
      "Voorwaarden bij inschrijvingen voor je cursussen": rowsWithin("course_id", "courses", "organizer_id"),
      "Voorwaarden van cursussen waarmee je akkoord ging": ({ id }) =>
        sql`row.id in (select accepted_conditions_id from enrolments where user_id = ${id})`,
    },
    columns: {
      id: null,
      course_id: titleOfCourse,
      body: richTextColumn(LABELS.conditions),
      hash: null,
      pictures: null,
    },
    retained: { columns: ["body", "hash"] },
  }),
  enrolments: personalTable("enrolments", {
    sections: { "Cursussen waarvoor je je inschreef of begon in te schrijven": rowsOwnedBy("user_id") },
    order: "started_at",
    columns: {
      id: null,
      course_id: titleOfCourse,
      user_id: null,
      started_at: "Begonnen en voorwaarden aanvaard",
      accepted_conditions_id: null,
      reserved_since: null,
      reserved_until: "Plaats vrijgehouden tot",
      expiring_told_for: null,
      has_open_request: null,
      finalized_at: "Ingeschreven",
      delisted_at: "Uitgeschreven",
      delisted_as: labelledValues("Uitgeschreven door", {
        organizer: "de organisator",
        participant: "jezelf",
        cancelled: "het annuleren van de cursus",
      }),
      delist_requested_at: "Gevraagd om uitgeschreven te worden",
      delist_request_reason: "Waarom je dat vroeg",
      delist_message: "Wat de organisator bij het uitschrijven zei",
      was_credited: null,
      first_name: LABELS.firstName,
      last_name: LABELS.lastName,
      date_of_birth: LABELS.dateOfBirth,
      phone: LABELS.phone,
      address_street: LABELS.addressStreet,
      address_number: LABELS.addressNumber,
      address_postal_code: LABELS.addressPostalCode,
      address_city: LABELS.addressCity,
      address_country: countryColumn,
      parent_name: "Naam van een ouder",
      use_invoicing_address: "Factuur op een ander adres",
      invoicing_name: "Naam op de factuur",
      invoicing_email: "E-mailadres voor de factuur",
      invoicing_street: "Straat op de factuur",
      invoicing_number: "Huisnummer op de factuur",
      invoicing_postal_code: "Postcode op de factuur",
      invoicing_city: "Gemeente op de factuur",
      invoicing_country: "Land op de factuur",
      invoicing_vat_number: "Btw-nummer",
      price_level: labelledValues("Gekozen prijs", { low: "laag", normal: "gewoon", high: "hoog" }),
      price_course: inEuros("Prijs van de cursus in euro", "price_course"),
      discount_type_id: null,
      discount_name: "Korting",
      discount_basispoints: lookup("Korting in procent", sql`round(row.discount_basispoints / 100.0, 2)::text`),
      discount_amount: inEuros("Korting in euro", "discount_amount"),
      discount_reason: "Waarom je de korting vroeg",
      withdrawal_waived_at: "Afgezien van de veertien dagen bedenktijd",
      refund_terms: lookup("Wat je terugkrijgt wanneer je je uitschrijft", sql`row.refund_terms`),
      refund_start_date: "De eerste dag van de cursus toen je inschreef: uitschrijven telt vanaf die dag of een latere",
      updated_at: "Bewaard",
    },
    // An enrolment that was paid for, or tried to be, stays behind the books without its person; others go.
    erase: eraseEnrolments,
    retained: {
      columns: ["discount_name", "refund_terms", "refund_start_date"],
      reason:
        "Betaalde je voor een cursus, dan houden we je facturen en creditnota’s met de naam en het adres die erop staan, en wat je betaalde en terugkreeg. De wet op de boekhouding verplicht ons om dat tien jaar te bewaren. Je inschrijving zelf, je antwoorden en je gegevens gaan weg.",
    },
  }),
  enrolment_answers: personalTable("enrolment_answers", {
    sections: { "Wat je bij het inschrijven antwoordde": ofEnrolments },
    columns: {
      enrolment_id: courseOf("enrolment_id"),
      question_id: lookup("Vraag", sql`(select question from course_survey_questions where id = row.question_id)`),
      option_id: lookup("Antwoord", sql`(select option from course_survey_options where id = row.option_id)`),
    },
  }),
  enrolment_add_ons: personalTable("enrolment_add_ons", {
    sections: { "Wat je bij een cursus koos": ofEnrolments },
    columns: {
      id: null,
      enrolment_id: courseOf("enrolment_id"),
      add_on: lookup("Wat", sql`(select name from add_ons where code = row.add_on)`),
      price: inEuros("Prijs in euro", "price"),
      sent_at: "Verzonden",
      sent_by: null,
      credited_at: "Terugbetaald",
    },
    // What was bought, which no longer is anybody's.
    retained: { columns: ["add_on"] },
  }),
  waiting_list_entries: personalTable("waiting_list_entries", {
    sections: { "Wachtlijsten waarop je stond": rowsOwnedBy("user_id") },
    order: "joined_at",
    columns: {
      id: null,
      course_id: titleOfCourse,
      user_id: null,
      state: labelledValues("Toestand", {
        waiting: "je wacht",
        offered: "een plaats voor je vrijgehouden",
        enrolled: "ingeschreven",
        declined: "plaats geweigerd",
        lapsed: "plaats te laat genomen",
        left: "van de lijst gegaan",
        ended: "lijst afgesloten",
      }),
      joined_at: "Erbij gekomen",
      offered_at: "Plaats vrijgekomen",
      offered_until: "Plaats vrijgehouden tot",
      ended_at: "Afgelopen",
    },
  }),
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
      lines: lookup("Waarvoor", sql`row.lines`),
      choice: lookup("Wat je koos", sql`row.choice`),
      method: "Hoe",
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
    // Erased with the enrolment: the address where an open one would be paid.
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
      seller: lookup("Van", sql`row.seller`),
      buyer: lookup("Aan", sql`row.buyer`),
      lines: lookup("Waarvoor", sql`row.lines`),
      vat: lookup("Btw", sql`row.vat`),
      total: inEuros("Bedrag in euro", "total"),
      method: "Hoe betaald",
      file_key: null,
      file_sha256: null,
    },
    // The database refuses every other change than who has it (migration 0064).
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
      details: lookup("Details", sql`row.details`),
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
    // A note of the team may speak of the person, and goes with the enrolment.
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

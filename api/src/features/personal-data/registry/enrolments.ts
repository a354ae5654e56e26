import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import { eraseEnrolments } from "#features/enrolments/enrolments/erase-enrolments.ts";
import {
  COUNTRY_NAMES,
  countryColumn,
  inEuros,
  labelledValues,
  lookup,
  personalTable,
  richTextColumn,
  rowsOwnedBy,
  rowsWithin,
  titleOfCourse,
} from "../personal-table.ts";
import { percentInWords, PRICE_LEVEL_WORDS } from "./bookkept-words.ts";
import { courseOf, ofEnrolments } from "./of-enrolments.ts";

/** Enrolments in courses, and what was chosen with them. */
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
      invoicing_country: labelledValues("Land op de factuur", COUNTRY_NAMES),
      invoicing_vat_number: "Btw-nummer",
      price_level: labelledValues("Gekozen prijs", PRICE_LEVEL_WORDS),
      price_course: inEuros("Prijs van de cursus in euro", "price_course"),
      discount_type_id: null,
      discount_name: "Korting",
      discount_basispoints: lookup("Korting in procent", percentInWords(sql`row.discount_basispoints`)),
      discount_amount: inEuros("Korting in euro", "discount_amount"),
      discount_reason: "Waarom je de korting vroeg",
      withdrawal_waived_at: "Afgezien van de veertien dagen bedenktijd",
      refund_terms: lookup("Wat je terugkrijgt wanneer je je uitschrijft", sql`row.refund_terms`),
      refund_start_date: "De eerste dag van de cursus toen je inschreef: uitschrijven telt vanaf die dag of een latere",
      updated_at: "Bewaard",
    },
    // An enrolment with a payment, even an attempted one, is kept for the books without the person; others are deleted.
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
    // What was bought stays, but belongs to nobody any more.
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
};

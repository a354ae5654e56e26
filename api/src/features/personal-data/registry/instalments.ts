import { sql } from "kysely";
import {
  type ComputedColumn,
  inEuros,
  labelledValues,
  lookup,
  type Person,
  personalTable,
  rowsOwnedBy,
} from "../personal-table.ts";
import { linesInWords, priceLevelInWords } from "./bookkept-words.ts";
import { courseOf, ofEnrolments } from "./of-enrolments.ts";

const courseOfEntry = lookup(
  "Cursus",
  sql`(select course.title from instalments instalment
    join enrolments enrolment on enrolment.id = instalment.enrolment_id join courses course on course.id = enrolment.course_id
    where instalment.id = row.instalment_id)`,
);
const onInstalmentsOf = ({ id }: Person) => sql`row.instalment_id in (
  select instalment.id from instalments instalment join enrolments enrolment on enrolment.id = instalment.enrolment_id
  where enrolment.user_id = ${id}
)`;
/** A column of the person who asked, left out for whoever answered them. */
const ofWhoAsked = ({ as, ...column }: ComputedColumn): ComputedColumn => ({
  ...column,
  as: (person) => sql`case when ${ofEnrolments(person)} then ${as(person)} end`,
});

/**
 * Payment in instalments. What was agreed and paid is kept for the books; rejected requests and the reasons are
 * deleted.
 */
export const instalmentTables = {
  instalments: personalTable("instalments", {
    sections: {
      "Wat je vroeg in schijven te betalen": ofEnrolments,
      "Wat je antwoordde op vragen om in schijven te betalen": (person) =>
        sql`(${rowsOwnedBy("decided_by")(person)} and not ${ofEnrolments(person)})`,
    },
    order: "requested_at",
    columns: {
      id: null,
      enrolment_id: courseOf("enrolment_id"),
      state: labelledValues("Antwoord", { open: "nog geen", approved: "akkoord", rejected: "niet akkoord" }),
      payment_state: labelledValues("Betaling", { running: "loopt", paid: "afgerond" }),
      reason: ofWhoAsked(lookup("Waarom", sql`row.reason`)),
      reject_message: "Wat de organisator antwoordde",
      lines: ofWhoAsked(linesInWords),
      choice: ofWhoAsked(priceLevelInWords),
      total: ofWhoAsked(inEuros("Totaal in euro", "total")),
      paid: ofWhoAsked(inEuros("Betaald in euro", "paid")),
      requested_at: "Gevraagd",
      decided_at: "Beslist",
      decided_by: null,
      settled_at: "Afgerond",
      reminders: null,
      reminded_at: null,
    },
    retained: { columns: ["lines", "choice"] },
  }),
  instalment_entries: personalTable("instalment_entries", {
    sections: {
      "Wat er in schijven van je binnenkwam": onInstalmentsOf,
      "Wat je invulde over schijven van deelnemers": rowsOwnedBy("entered_by"),
    },
    order: "entered_at",
    columns: {
      id: null,
      instalment_id: courseOfEntry,
      paid: inEuros("Samen betaald in euro", "paid"),
      entered_at: "Ingevuld",
      entered_by: null,
    },
  }),
};

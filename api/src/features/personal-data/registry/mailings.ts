import { sql } from "kysely";
import { lookup, personalTable, rowsOwnedBy, rowsWithin } from "../personal-table.ts";

const courseOfMailing = lookup("Cursus", sql`(select title from courses where id = row.course_id)`);
const subjectOfMailing = lookup("Mail", sql`(select subject from course_mailings where id = row.mailing_id)`);
const courseOfAttendance = lookup(
  "Cursus",
  sql`(select course.title from enrolments enrolment join courses course on course.id = enrolment.course_id
    where enrolment.id = row.enrolment_id)`,
);

/** What organisers mail to the participants of their courses, and the days on which participants were there. */
export const mailingTables = {
  course_mailings: personalTable("course_mailings", {
    sections: { "Mails die je aan deelnemers van je cursussen stuurde": rowsOwnedBy("sent_by") },
    order: "sent_at",
    columns: {
      id: null,
      course_id: courseOfMailing,
      sent_by: null,
      subject: "Onderwerp",
      body: "Bericht",
      action_url: "Adres van de knop",
      action_text: "Tekst van de knop",
      includes_pending: "Ook aan wie nog betaalde",
      sent_at: "Verstuurd",
      recipient_count: "Aan hoeveel mensen",
    },
  }),
  course_mailing_recipients: personalTable("course_mailing_recipients", {
    sections: { "Mails van organisatoren van cursussen aan jou": rowsOwnedBy("user_id") },
    columns: { mailing_id: subjectOfMailing, user_id: null, claimed_at: null, mailed_at: "Gemaild" },
  }),
  // When the participant is erased, these are deleted with the answers (erase-enrolments.ts).
  attendances: personalTable("attendances", {
    sections: { "Wanneer je in een cursus was": rowsWithin("enrolment_id", "enrolments", "user_id") },
    order: "day",
    columns: {
      enrolment_id: courseOfAttendance,
      day: "Dag",
      present: "Aanwezig",
      ticked_at: "Aangekruist",
      ticked_by: null,
    },
  }),
};

import { sql } from "kysely";
import {
  labelledValues,
  lookup,
  type Person,
  personalTable,
  rowsSentTo,
  titleOfContest,
  titleOfCourse,
} from "../personal-table.ts";

/** A used invitation belongs to the account that used it, whatever its address. */
const invitationsOf = (person: Person) =>
  sql`(row.used_by = ${person.id} or row.used_by is null and ${rowsSentTo("sent_at")(person)})`;

/** Invitations to contests, courses and online courses. */
export const invitationTables = {
  invitations: personalTable("invitations", {
    sections: { "Uitnodigingen die je kreeg": invitationsOf },
    order: "sent_at",
    columns: {
      id: null,
      contest_id: titleOfContest,
      course_id: titleOfCourse,
      ecourse_id: lookup("Online cursus", sql`(select title from ecourses where id = row.ecourse_id)`),
      type: labelledValues("Soort", { jury: "in de jury", participant: "om deel te nemen" }),
      email: "Naar",
      age_category_id: lookup(
        "Leeftijdscategorie",
        sql`(select age_from || ' tot ' || age_to from contest_age_categories where id = row.age_category_id)`,
      ),
      message: "Bericht",
      sent_at: "Verstuurd",
      used_at: "Aanvaard",
      declined_at: "Afgeslagen",
      used_by: null,
    },
    erase: async ({ tx, person }) => {
      await sql`delete from invitations as row where ${invitationsOf(person)}`.execute(tx);
    },
  }),
};

import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/managing";
import { SITES } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { addressOnly } from "#platform/mail/mail-text.ts";
import { giveToOrganizer, type ReliedOn } from "#platform/relied-on.ts";
import { hadParticipants } from "./queries/course-columns.ts";
import { isNamedIn } from "#features/people/people/is-named-in.ts";

/** Courses of the house, and those that people enrolled in. */
export const reliedOnCourses: ReliedOn = {
  isReliedOn: sql`(row.organized_by_cs or ${hadParticipants("row.id")})`,
  changeOrganizer: async ({ tx, config }, change) => {
    const { ids, from } = change;
    // A portrait that is left out stays of who leaves, and goes with them.
    await tx
      .updateTable("courses")
      .set({ teacher: null, teacher_image_id: null })
      .where("id", "in", ids)
      .where(isNamedIn("teacher", from))
      .execute();
    await tx
      .updateTable("courses")
      .set({ organization: SITES.organization.title })
      .where("id", "in", ids)
      .where(isNamedIn("organization", from))
      .execute();
    // Until the new organiser gives an address, who enrols finds the house.
    await tx
      .updateTable("courses")
      .set({ admin_email_address: addressOnly(config.mailFrom) })
      .where("id", "in", ids)
      .where("admin_email_address", "is not", null)
      .execute();
    await giveToOrganizer(tx, "courses", change, picturesOf(ids));
  },
  mail: {
    things: "cursussen",
    words: [
      "Het gaat om het aanbod van het huis, of om cursussen waarvoor mensen zich inschreven. Daarom blijven ze, en sta jij er nu voor in.",
      "Kijk na of alles nog klopt: wie lesgeeft, waar deelnemers terechtkunnen, de data.",
    ],
    path: MANAGED_COURSES_PATH,
  },
};

/** What belongs to the organiser of courses: every use of pictures whose owner is `course.organizer_id`. */
const picturesOf = (courseIds: readonly string[]) => sql<string>`
  select unnest(pictures) from courses where id = any(${courseIds}::uuid[])
  union select unnest(pictures) from course_conditions where course_id = any(${courseIds}::uuid[])`;

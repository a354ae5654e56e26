import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/managing";
import { SITES } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { addressOnly } from "#platform/mail/mail-text.ts";
import { transferToOrganizer, type ReliedOn } from "#platform/relied-on.ts";
import { hadParticipants } from "./queries/course-columns.ts";
import { isNamedIn } from "#features/people/people/is-named-in.ts";

/** Courses of the house, and courses that people enrolled in. */
export const reliedOnCourses: ReliedOn = {
  isReliedOn: sql`(row.organized_by_cs or ${hadParticipants("row.id")})`,
  changeOrganizer: async ({ tx, config }, change) => {
    const { ids, from } = change;
    // The portrait that is taken off remains with the person who leaves, and is erased with their other pictures.
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
    // People who enrol reach the house until the new organiser gives an address.
    await tx
      .updateTable("courses")
      .set({ admin_email_address: addressOnly(config.mailFrom) })
      .where("id", "in", ids)
      .where("admin_email_address", "is not", null)
      .execute();
    await transferToOrganizer(tx, "courses", change, picturesOf(ids));
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

/** The pictures that belong to the organiser of courses: every use of pictures whose owner is `course.organizer_id`. */
const picturesOf = (courseIds: readonly string[]) => sql<string>`
  select unnest(pictures) from courses where id = any(${courseIds}::uuid[])
  union select unnest(pictures) from course_conditions where course_id = any(${courseIds}::uuid[])`;

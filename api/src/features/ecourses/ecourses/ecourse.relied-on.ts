import { MANAGED_ECOURSES_PATH } from "@inktvis/contract/page-paths/account";
import { sql } from "kysely";
import { transferToOrganizer, type ReliedOn } from "#platform/relied-on.ts";

/** Online courses that somebody follows or followed, and those that a course uses. */
export const reliedOnEcourses: ReliedOn = {
  isReliedOn: sql`(
    exists (select from ecourse_students where ecourse_id = row.id)
    or exists (select from course_ecourses where ecourse_id = row.id)
    or exists (select from certificates where ecourse_id = row.id)
  )`,
  changeOrganizer: ({ tx }, change) => transferToOrganizer(tx, "ecourses", change, picturesOf(change.ids)),
  mail: {
    things: "online cursussen",
    words: [
      "Het gaat om online cursussen die mensen volgen of volgden. Daarom blijven ze, en sta jij er nu voor in.",
      "Kijk na of alles nog klopt: de lessen, de tests, en wie toegang heeft.",
    ],
    path: MANAGED_ECOURSES_PATH,
  },
};

const picturesOf = (ids: readonly string[]) => sql<string>`
  select unnest(pictures) from ecourses where id = any(${ids}::uuid[])
  union select unnest(pictures) from lessons where ecourse_id = any(${ids}::uuid[])`;

import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { SITES } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { addressOnly } from "#platform/mail/mail-text.ts";
import { giveToOrganizer, type ReliedOn } from "#platform/relied-on.ts";
import { isNamedIn } from "#features/people/people/is-named-in.ts";

/** Courses of the house. */
export const reliedOnCourses: ReliedOn = {
  isReliedOn: sql`row.organized_by_cs`,
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
    await giveToOrganizer(tx, "courses", change);
  },
  mail: {
    things: "cursussen",
    words: [
      "Het gaat om het aanbod van het huis. Daarom blijft het op de site, en sta jij er nu voor in.",
      "Kijk na of alles nog klopt: wie lesgeeft, waar deelnemers terechtkunnen, de data.",
    ],
    path: MANAGED_COURSES_PATH,
  },
};

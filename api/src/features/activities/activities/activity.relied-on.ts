import { MANAGED_ACTIVITIES_PATH } from "@inktvis/contract/page-paths/account";
import { SITES } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { transferToOrganizer, type ReliedOn } from "#platform/relied-on.ts";
import { isNamedIn } from "#features/people/people/is-named-in.ts";

/** Activities of the house are relied on by others. */
export const reliedOnActivities: ReliedOn = {
  isReliedOn: sql`row.organized_by_cs`,
  changeOrganizer: async ({ tx }, change) => {
    await tx
      .updateTable("activities")
      .set({ organizer: SITES.organization.title })
      .where("id", "in", change.ids)
      .where(isNamedIn("organizer", change.from))
      .execute();
    await transferToOrganizer(tx, "activities", change);
  },
  mail: {
    things: "activiteiten",
    words: [
      "Het gaat om het aanbod van het huis. Daarom blijft het op de site, en sta jij er nu voor in.",
      "Kijk na of alles nog klopt: wie ontvangt, de plaats, de dag.",
    ],
    path: MANAGED_ACTIVITIES_PATH,
  },
};

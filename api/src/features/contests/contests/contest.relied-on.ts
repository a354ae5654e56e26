import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { sql } from "kysely";
import type { ReliedOn } from "#platform/relied-on.ts";
import { changeOrganizer } from "./change-organizer.ts";

/** Contests with entries of others. */
export const reliedOnContests: ReliedOn = {
  isReliedOn: sql`exists (
    select from participations entry where entry.contest_id = row.id and entry.user_id <> row.organizer_id
  )`,
  // Somebody who enters or judges it would get to read what is for the organiser alone.
  takesPart: (id) => sql`(
    exists (select from participations own where own.contest_id = ${id} and own.user_id = "user".id)
    or exists (select from contest_jury own where own.contest_id = ${id} and own.user_id = "user".id)
  )`,
  changeOrganizer: ({ tx }, change) => changeOrganizer(tx, change),
  mail: {
    things: "wedstrijden",
    words: [
      "Er nemen anderen aan deel. Daarom gaat het voort, en sta jij er nu voor in.",
      "Kijk na of er nog iets te doen is: een jury die wacht, een deadline, een uitslag.",
    ],
    path: MANAGED_CONTESTS_PATH,
  },
};

import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The online courses whose invitations are valid: not archived, and the maker is not blocked. */
export const invitingEcourses = (db: Database | Tx) =>
  db
    .selectFrom("ecourses as ecourse")
    .where("ecourse.archived_at", "is", null)
    .where((eb) => notOfBlocked(eb.ref("ecourse.organizer_id")));

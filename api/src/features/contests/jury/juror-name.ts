import { sql } from "kysely";

/** Who judged, of rows that join `juror` and its `user`: a juror may have had their account erased. Null for no juror. */
export const jurorName = sql<
  string | null
>`case when juror.id is not null then coalesce("user".nickname, 'Een vroeger jurylid') end`;

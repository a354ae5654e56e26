import { sql } from "kysely";

/**
 * The name of a juror, for rows that join `juror` and its `user`, whose account may be erased; to be shown after another
 * word ("Van …", "Punten …"). Null without a juror.
 */
export const jurorName = sql<
  string | null
>`case when juror.id is not null then coalesce("user".nickname, 'een vroeger jurylid') end`;

import { sql } from "kysely";

/**
 * The name of a juror, for rows that join `juror` and its `user`, whose account may be erased. Null without a juror.
 */
export const jurorName = sql<
  string | null
>`case when juror.id is not null then coalesce("user".nickname, 'Een vroeger jurylid') end`;

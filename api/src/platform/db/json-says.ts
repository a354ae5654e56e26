import { type RawBuilder, sql } from "kysely";

/** Whether one of the words is a whole value somewhere in some JSON. */
export const jsonSays = (json: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`exists (
    select from jsonb_path_query(${json}, 'strict $.**') as said where said #>> '{}' = any(${words}::text[])
  )`;

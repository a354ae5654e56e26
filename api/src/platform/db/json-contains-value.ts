import { type RawBuilder, sql } from "kysely";

/** Whether one of the words is a whole value somewhere in some JSON. */
export const jsonContainsValue = (json: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`exists (
    select from jsonb_path_query(${json}, 'strict $.**') as said where said #>> '{}' = any(${values}::text[])
  )`;

import { type RawBuilder, sql } from "kysely";

/** Whether one of these strings is a whole value anywhere in a JSON document. */
export const jsonContainsValue = (json: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`exists (
    select from jsonb_path_query(${json}, 'strict $.**') as node where node #>> '{}' = any(${values}::text[])
  )`;

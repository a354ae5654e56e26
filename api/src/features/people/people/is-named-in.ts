import { type RawBuilder, sql } from "kysely";

const words = (text: RawBuilder<unknown>) =>
  sql`' ' || trim(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' '`;

/** Whether a column contains the nickname of this person, or their first and last name. */
export const isNamedIn = (column: string, personId: string) => sql<boolean>`exists (
  select from users person, unnest(array[nickname, first_name || ' ' || last_name]) as own (name)
  where person.id = ${personId} and position(${words(sql`own.name`)} in ${words(sql.ref(column))}) > 0
)`;

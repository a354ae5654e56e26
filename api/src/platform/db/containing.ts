import { type Expression, sql } from "kysely";

/** Whether some words of the database, in small letters, contain what somebody typed, whatever the case. */
export const containing = (words: Expression<unknown>, typed: string) =>
  sql<boolean>`${words} like '%' || lower(${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`;

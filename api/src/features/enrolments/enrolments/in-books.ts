import { sql } from "kysely";

/**
 * Whether an enrolment appears in the books, even only by a payment that failed: the provider knows of that as well.
 * @param alias of the table `enrolments`
 */
export const isInBooks = (alias: string) => sql<boolean>`(
  exists (select from payments where enrolment_id = ${sql.table(alias)}.id)
  or exists (select from invoices where enrolment_id = ${sql.table(alias)}.id)
)`;

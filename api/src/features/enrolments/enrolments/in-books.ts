import { sql } from "kysely";

/**
 * Whether the books speak of an enrolment; what was tried and failed is known to the provider as well.
 * @param alias of the table `enrolments`
 */
export const isInBooks = (alias: string) => sql<boolean>`(
  exists (select from payments where enrolment_id = ${sql.table(alias)}.id)
  or exists (select from invoices where enrolment_id = ${sql.table(alias)}.id)
)`;

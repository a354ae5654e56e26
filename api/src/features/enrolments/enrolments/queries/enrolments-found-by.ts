import { sql } from "kysely";
import { isInvoiceOf } from "#features/billing/invoices/queries/invoice-found-by.ts";
import type { Database } from "#platform/db/database.ts";
import { contains } from "#platform/db/staff-page.ts";

const names = sql`enrolment_found_by(found.first_name, found.last_name, found.invoicing_name)`;

/**
 * The ids of the enrolments that staff searches for: by the names that were filled in, by the person's account, and by
 * an invoice (its number, buyer or structured communication). Each of the three uses its own index; one `or` over them
 * would use none.
 */
export const enrolmentsFoundBy = (db: Database, q: string) =>
  db
    .selectFrom("enrolments as found")
    .select("found.id")
    .where(contains(names, q))
    .unionAll(
      db
        .selectFrom("users as payer")
        .innerJoin("enrolments as found", "found.user_id", "payer.id")
        .select("found.id")
        .where(contains(sql`payer.found_by`, q))
        .where((eb) => eb.or([contains(sql`payer.nickname`, q), eb(sql`lower(payer.email)`, "=", q.toLowerCase())])),
    )
    .unionAll(
      db
        .selectFrom("invoices as invoice")
        .select("invoice.enrolment_id as id")
        .where("invoice.enrolment_id", "is not", null)
        .where(isInvoiceOf(q))
        .$narrowType<{ id: string }>(),
    );

import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/** The VAT of a line: a rate, or why there is none (docs/product/payments.md#vat). */
export interface Vat {
  /** In hundredths of a percent: 600 is 6 %. */
  basispoints: number;
  exemption: string | null;
}

/** The id of the rate for courses. */
export const COURSE_VAT_RATE = 1;

/** The VAT of a row that has a `vat_rate_id`. */
export const vatOfRate = (rateId: string) => sql<Vat>`(
  select json_build_object('basispoints', rate.basispoints, 'exemption', rate.exemption)
  from vat_rates rate where rate.id = ${sql.ref(rateId)}
)`;

export const readCourseVat = (db: Database | Tx): Promise<Vat> =>
  db
    .selectFrom("vat_rates")
    .select(["basispoints", "exemption"])
    .where("id", "=", COURSE_VAT_RATE)
    .executeTakeFirstOrThrow();

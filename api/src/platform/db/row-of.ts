import type { SelectQueryBuilder } from "kysely";

/** What a query answers for each row. */
export type RowOf<Q> = Q extends SelectQueryBuilder<any, any, infer Row> ? Row : never;

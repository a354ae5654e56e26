import type { SelectQueryBuilder } from "kysely";

/** The row type of a query. */
export type RowOf<Q> = Q extends SelectQueryBuilder<any, any, infer Row> ? Row : never;

import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Links } from "../db/links.ts";

type Condition = RawBuilder<boolean>;

/** The rows that meet all conditions. Undefined instead of a list of them means that a search leaves the model out. */
export const narrowedBy = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  conditions: readonly Condition[] | undefined,
) => conditions?.reduce((found, condition) => found.where(condition), rows);

/* What a search asks of the rows of a model: one condition, or none where it asks nothing. */

/** The condition, or its opposite; nothing when neither is asked for. */
export const wanted = (condition: Condition, is: boolean | undefined) =>
  is === undefined ? [] : [is ? condition : sql<boolean>`not ${condition}`];

export const oneOf = (column: string, ids: readonly number[] = []) =>
  ids.length === 0 ? [] : [sql<boolean>`${sql.ref(column)} = any(${ids}::integer[])`];

/** Linked to one of them at least; `row` is the id in the query: `course.id`. */
export const linkedTo = ({ links, owner, column }: Links, row: string, ids?: readonly number[]) =>
  oneOf(`linked.${column}`, ids).map(
    (condition) => sql<boolean>`exists (
      select from ${sql.table(links)} linked where ${sql.ref(`linked.${owner}`)} = ${sql.ref(row)} and ${condition})`,
  );

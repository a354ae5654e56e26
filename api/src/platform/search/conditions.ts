import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Links } from "../db/links.ts";

type Condition = RawBuilder<boolean>;

/** The rows that meet all conditions. Undefined instead of a list means that the search leaves this model out. */
export const narrowedBy = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  conditions: readonly Condition[] | undefined,
) => conditions?.reduce((found, condition) => found.where(condition), rows);

/* The conditions that a search sets on the rows of a model: a list of one, or an empty list if it sets none. */

/** The condition, or its opposite; nothing when neither is asked for. */
export const wanted = (condition: Condition, is: boolean | undefined) =>
  is === undefined ? [] : [is ? condition : sql<boolean>`not ${condition}`];

export const oneOf = (column: string, ids: readonly number[] = []) =>
  ids.length === 0 ? [] : [sql<boolean>`${sql.ref(column)} = any(${ids}::integer[])`];

/** Linked to at least one of these ids; `row` is the id column in the query: `course.id`. */
export const linkedTo = ({ links, owner, column }: Links, row: string, ids?: readonly number[]) =>
  oneOf(`linked.${column}`, ids).map(
    (condition) => sql<boolean>`exists (
      select from ${sql.table(links)} linked where ${sql.ref(`linked.${owner}`)} = ${sql.ref(row)} and ${condition})`,
  );

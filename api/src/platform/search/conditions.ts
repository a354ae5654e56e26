import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";

type Condition = RawBuilder<boolean>;

/** The rows that meet all conditions; undefined without any list of them: the search leaves this model out. */
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

interface Links {
  /** The table that links. */
  links: string;
  /** Its column with whose link it is, and that row's own: `["course_id", "course.id"]`. */
  owner: readonly [string, string];
  /** Its column with what is linked. */
  column: string;
}

/** Linked to one of them at least. */
export const linkedTo = ({ links, owner: [owner, row], column }: Links, ids?: readonly number[]) =>
  oneOf(`linked.${column}`, ids).map(
    (condition) => sql<boolean>`exists (
      select from ${sql.table(links)} linked where ${sql.ref(`linked.${owner}`)} = ${sql.ref(row)} and ${condition})`,
  );

import type { ReferenceExpression, SelectQueryBuilder, SelectType } from "kysely";

type ColumnsOf<DB, TB extends keyof DB> = { [T in TB]: `${T & string}.${keyof DB[T] & string}` }[TB];

/** Columns of the tables of a query, with values. */
type Values<DB, TB extends keyof DB> = {
  [Column in ColumnsOf<DB, TB>]?: Column extends `${infer Table}.${infer Name}`
    ? Table extends TB
      ? Name extends keyof DB[Table]
        ? SelectType<DB[Table][Name]> | undefined
        : never
      : never
    : never;
};

/**
 * Restricts a query to rows with these values. A column whose value is undefined, such as a filter that nobody chose,
 * restricts nothing.
 */
export const whereGiven = <DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>, values: Values<DB, TB>) =>
  Object.entries(values).reduce(
    (found, [column, value]) =>
      value === undefined ? found : found.where(column as ReferenceExpression<DB, TB>, "=", value as never),
    rows,
  );

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

/** The rows with these values; of a column without one, such as a filter that nobody chose, with any. */
export const whereGiven = <DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>, values: Values<DB, TB>) =>
  Object.entries(values).reduce(
    (found, [column, value]) =>
      value === undefined ? found : found.where(column as ReferenceExpression<DB, TB>, "=", value as never),
    rows,
  );

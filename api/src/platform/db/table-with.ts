import type { DB } from "./tables.gen.ts";

/**
 * Every table that has this column. `Record<TableWith<"file_id">, …>` is a registry in which a missing table fails the
 * type check.
 */
export type TableWith<Column extends string, Schema = DB> = {
  [Table in keyof Schema]: Column extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

import type { DB } from "./tables.gen.ts";

/**
 * Every table that has a column. `Record<TableWith<"file_id">, …>` is a registry that no such table can be missing from:
 * the type check names it.
 */
export type TableWith<Column extends string, Schema = DB> = {
  [Table in keyof Schema]: Column extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

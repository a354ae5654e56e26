import type { RichInput } from "@inktvis/contract/layer/fields";
import type { Updateable } from "kysely";
import type { DB } from "./tables.gen.ts";

/** The column of a field: `addressStreet` → `address_street`. */
export type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : "";
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The type that each field needs to be stored: that of its column, or `never` without a column or with unsanitized
 * markup.
 */
type Storable<Row, Input> = {
  [Field in keyof Input]: ColumnOf<Field & string> extends keyof Row
    ? [Extract<Input[Field], RichInput>] extends [never]
      ? Row[ColumnOf<Field & string>]
      : never
    : never;
};
type Columns<Input> = { [Field in keyof Input & string as ColumnOf<Field>]: Input[Field] };

/**
 * The fields of an input as columns of a table; undefined fields stay undefined. A field without a column fails the
 * type check, so that no input is silently dropped.
 */
export const columnsFrom = <Table extends keyof DB, Input extends object>(
  _table: Table,
  input: Input & Storable<Updateable<DB[Table]>, Input>,
) => renameKeys(input, columnOf) as Columns<Input>;

/** Column references that select these fields: `columnsIn("contest", ["isBlind"])` is `["contest.is_blind"]`. */
export const columnsIn = <Alias extends string, Field extends string>(alias: Alias, fields: readonly Field[]) =>
  fields.map((field) => `${alias}.${columnOf(field)}` as `${Alias}.${ColumnOf<Field>}`);

/**
 * Columns of a row as the fields of a response, usually `Schema.keyof().options`. A field without a column fails the
 * type check.
 */
export const fieldsFrom = <Field extends string, Row extends Readonly<Record<ColumnOf<Field>, unknown>>>(
  row: Row,
  fields: readonly Field[],
) =>
  Object.fromEntries(fields.map((field) => [field, row[columnOf(field) as ColumnOf<Field>]])) as {
    [F in Field]: Row[ColumnOf<F>];
  };

const renameKeys = (input: object, nameOf: (field: string) => string) =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [nameOf(field), value]));

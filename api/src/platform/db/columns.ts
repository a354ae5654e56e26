import type { RichInput } from "@inktvis/contract/layer/fields";
import type { Updateable } from "kysely";
import type { DB } from "./tables.gen.ts";

/** The column of a field: `addressStreet` → `address_street`. */
export type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : "";
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What each field has to be to go into its column: `never` without one, and while it has markup that was not read. */
type Storable<Row, Input> = {
  [Field in keyof Input]: ColumnOf<Field & string> extends keyof Row
    ? [Extract<Input[Field], RichInput>] extends [never]
      ? Row[ColumnOf<Field & string>]
      : never
    : never;
};
type Columns<Input> = { [Field in keyof Input & string as ColumnOf<Field>]: Input[Field] };

/**
 * Fields of an input as the columns of a table; what is undefined stays as it is. A field without a column fails the type
 * check, so that none is typed in and not stored.
 */
export const columnsFrom = <Table extends keyof DB, Input extends object>(
  _table: Table,
  input: Input & Storable<Updateable<DB[Table]>, Input>,
) => renamed(input, columnOf) as Columns<Input>;

/** The columns of fields, to be selected: `columnsIn("contest", ["isBlind"])` is `["contest.is_blind"]`. */
export const columnsIn = <Alias extends string, Field extends string>(alias: Alias, fields: readonly Field[]) =>
  fields.map((field) => `${alias}.${columnOf(field)}` as `${Alias}.${ColumnOf<Field>}`);

/** Columns of a row as the fields of an answer, such as `Schema.keyof().options`. A field without a column fails the type check. */
export const fieldsFrom = <Field extends string, Row extends Readonly<Record<ColumnOf<Field>, unknown>>>(
  row: Row,
  fields: readonly Field[],
) =>
  Object.fromEntries(fields.map((field) => [field, row[columnOf(field) as ColumnOf<Field>]])) as {
    [F in Field]: Row[ColumnOf<F>];
  };

const renamed = (input: object, nameOf: (field: string) => string) =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [nameOf(field), value]));

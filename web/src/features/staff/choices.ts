import { type RaRecord, useGetList } from "ra-core";
import { ALL_ROWS } from "./data-provider.ts";

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

/** The entries of a record of Dutch names as choices. */
export const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>): Choice<Value>[] =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

interface Source<Row> {
  resource: string;
  /** The field with the label of a choice; the choices are sorted by it. */
  text: string;
  filter?: Record<string, unknown>;
  label?: (row: Row) => string;
}

/** All records of a resource as choices. */
export function useChoices<Row extends RaRecord>({ resource, text, filter = {}, label }: Source<Row>): Choice[] {
  const { data = [] } = useGetList<Row>(resource, {
    pagination: ALL_ROWS,
    sort: { field: text, order: "ASC" },
    filter,
  });
  return data.map((row) => ({ value: row.id, label: label ? label(row) : String(row[text]) }));
}

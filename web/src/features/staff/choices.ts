import { type RaRecord, useGetList } from "ra-core";
import { WHOLE } from "./data-provider.ts";

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

/** The values of a record of Dutch names, as choices. */
export const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>): Choice<Value>[] =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

interface Source<Row> {
  resource: string;
  /** The field that names one; also what they are sorted by. */
  text: string;
  filter?: Record<string, unknown>;
  label?: (row: Row) => string;
}

/** All there is of another resource, to choose from. */
export function useChoices<Row extends RaRecord>({ resource, text, filter = {}, label }: Source<Row>): Choice[] {
  const { data = [] } = useGetList<Row>(resource, {
    pagination: WHOLE,
    sort: { field: text, order: "ASC" },
    filter,
  });
  return data.map((row) => ({ value: row.id, label: label ? label(row) : String(row[text]) }));
}

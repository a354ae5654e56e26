import type { Compilable, CompiledQuery } from "kysely";
import type { Database } from "./database.ts";

const NAME = Symbol("name of the value");
const isPlaceholder = (value: unknown): value is { [NAME]: string } =>
  typeof value === "object" && value !== null && NAME in value;

/**
 * A query that is built only once per process, for queries that run often: building one takes longer than executing it
 * as a prepared statement. `build` gets placeholders instead of values, so it may only pass them on to the query, each
 * as one value.
 */
export function compiledOnce<Values extends object, Row>(build: (db: Database, values: Values) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Database, values: Values): Promise<Row[]> => {
    compiled ??= build(db, placeholdersFor(values)).compile();
    const parameters = compiled.parameters.map((value) =>
      isPlaceholder(value) ? values[value[NAME] as keyof Values] : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

const placeholdersFor = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, { [NAME]: name }])) as Values;

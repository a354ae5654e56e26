import type { FieldValues, Resolver } from "react-hook-form";

/** The schema that the resolver of a form takes: a zod schema, without its methods. */
export interface FormSchema<Values extends FieldValues> {
  readonly _zod: { readonly input: Values; readonly output: unknown };
}

/** A schema, or how to load it: for pages that people open first, which can then be shown before zod has arrived. */
export type LoadableSchema<Values extends FieldValues> = FormSchema<Values> | (() => Promise<FormSchema<Values>>);

/** The resolver of a schema; undefined when the network fails: the API checks the same. */
export async function loadResolver<Values extends FieldValues>(
  schema: LoadableSchema<Values>,
): Promise<Resolver<Values, unknown, Values> | undefined> {
  try {
    const [{ resolverOf }, loaded] = await Promise.all([
      import("./schema-resolver.ts"),
      typeof schema === "function" ? schema() : schema,
    ]);
    return resolverOf(loaded);
  } catch {
    return undefined;
  }
}

/** A resolver that checks with the schema once that is loaded. */
export const loadedResolver =
  <Values extends FieldValues>(schema: LoadableSchema<Values>): Resolver<Values, unknown, Values> =>
  async (values, context, options) => {
    const resolve = await loadResolver(schema);
    return resolve ? resolve(values, context, options) : { values, errors: {} };
  };

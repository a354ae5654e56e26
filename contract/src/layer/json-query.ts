import * as z from "zod";

/** The schema behind a `jsonQuery`, for the OpenAPI document. */
export const jsonQuerySchemas = new WeakMap<object, z.ZodType>();

/** A query value that travels as JSON: callers pass the object, the wire carries text. */
export function jsonQuery<S extends z.ZodType>(schema: S) {
  const fromText = z.transform((value: unknown, context) => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.issues.push({ code: "custom", input: value, message: "Dit is geen geldige JSON." });
      return z.NEVER;
    }
  });
  const query = z.pipe(fromText, schema as unknown as z.ZodType<z.output<S>, unknown>) as unknown as z.ZodType<
    z.output<S>,
    z.input<S>
  >;
  jsonQuerySchemas.set(query, schema);
  return query;
}

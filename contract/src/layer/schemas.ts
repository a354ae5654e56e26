import * as z from "zod";

export const dataOf = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

export const Meta = z
  .object({
    currentPage: z.int(),
    total: z.int(),
    pageSize: z.int(),
    hasMore: z.boolean().optional().describe("er zijn er meer dan geteld worden; daar eindigen de pagina's"),
  })
  .meta({ id: "Meta", description: "Paging: pages = ceil(total / pageSize)." });
export const pageOf = <S extends z.ZodType>(schema: S) => z.object({ data: z.array(schema), meta: Meta });

/** The highest page number that is accepted; the web uses it too (search-params.ts). */
export const MAX_PAGE = 10_000;

/** Query strings have numbers as text; in-process callers pass numbers. */
export const PageQuery = z.object({ page: z.coerce.number<number>().int().min(1).max(MAX_PAGE).default(1) });

/**
 * A query parameter with JSON (docs/product/search.md#query): callers pass the object, addresses carry the text. Absent
 * means an empty object, so that the schema reports what is missing.
 */
export const jsonQuery = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value, context) => {
    if (typeof value !== "string") return value ?? {};
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "De zoekvraag is geen geldige JSON." });
      return z.NEVER;
    }
  }, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>;

/** No control characters: PostgreSQL rejects them. */
export const SlugParams = z.object({
  slug: z
    .string()
    .max(255)
    .regex(/^\P{C}+$/u),
});
/** In lower case, as stored: an address may have capitals, and is compared with a stored id. */
export const IdParams = z.object({ id: z.uuid().toLowerCase() });

export const ErrorBody = z
  .object({ message: z.string(), code: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })
  .meta({ id: "Error" });

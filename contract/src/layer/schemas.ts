import * as z from "zod";

export const dataOf = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

export const Meta = z
  .object({ currentPage: z.int(), total: z.int(), pageSize: z.int() })
  .meta({ id: "Meta", description: "Paging: pages = ceil(total / pageSize)." });
export const pageOf = <S extends z.ZodType>(schema: S) => z.object({ data: z.array(schema), meta: Meta });

/** Query numbers arrive as strings; in-process callers pass numbers. */
export const PageQuery = z.object({ page: z.coerce.number<number>().int().min(1).max(10_000).default(1) });

/** No control characters: PostgreSQL cannot even be asked for them. */
export const SlugParams = z.object({
  slug: z
    .string()
    .max(255)
    .regex(/^\P{C}+$/u),
});
export const IdParams = z.object({ id: z.uuid() });

export const ErrorBody = z
  .object({ message: z.string(), code: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })
  .meta({ id: "Error" });

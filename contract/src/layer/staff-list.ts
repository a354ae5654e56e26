import * as z from "zod";
import { MAX_PAGE } from "./schemas.ts";
import { typedLine } from "./typed-text.ts";

/** The query of a staff list: a sorted page, or the rows with certain ids. Lists extend it with their filters. */
export const staffListQuery = <const Field extends string>(
  sortable: readonly [Field, ...Field[]],
  order: "ASC" | "DESC" = "ASC",
) =>
  z.object({
    page: z.coerce.number<number>().int().min(1).max(MAX_PAGE).default(1),
    perPage: z.coerce.number<number>().int().min(1).max(100).default(25),
    sort: z.enum(sortable).default(sortable[0]),
    order: z.enum(["ASC", "DESC"]).default(order),
    ids: typedLine().max(10_000).optional().describe("alleen deze, met komma's ertussen"),
  });

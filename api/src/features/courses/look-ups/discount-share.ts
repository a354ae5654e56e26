import { sql } from "kysely";
import { columnsFrom } from "#platform/db/columns.ts";

/* People write a percentage, 12.5, and the database keeps basis points, 1250. Only these two go from one to the other. */

/** Of a discount by its alias. */
export const percentageColumn = (discount: string) =>
  sql<number>`(${sql.ref(`${discount}.basispoints`)} / 100.0)::double precision`;

interface Input {
  name: string;
  /** With at most two decimals (contract `Percentage`). */
  percentage?: number;
}

export const discountColumns = ({ percentage, ...input }: Input) => ({
  ...columnsFrom("course_discount_types", input),
  ...(percentage !== undefined && { basispoints: Math.round(percentage * 100) }),
});

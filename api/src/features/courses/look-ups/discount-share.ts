import { sql } from "kysely";
import { columnsFrom } from "#platform/db/columns.ts";
import { basispointsOf } from "#platform/money.ts";

/** The percentage of a discount; `discount` is the alias of its table. */
export const percentageColumn = (discount: string) =>
  sql<number>`(${sql.ref(`${discount}.basispoints`)} / 100.0)::double precision`;

interface Input {
  name: string;
  /** With at most two decimals (contract `Percentage`). */
  percentage?: number;
}

export const discountColumns = ({ percentage, ...input }: Input) => ({
  ...columnsFrom("course_discount_types", input),
  ...(percentage !== undefined && { basispoints: basispointsOf(percentage) }),
});

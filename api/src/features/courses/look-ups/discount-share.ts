import { sql } from "kysely";
import { columnsFrom } from "#platform/db/columns.ts";
import { basispointsOf } from "#platform/money.ts";

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
  ...(percentage !== undefined && { basispoints: basispointsOf(percentage) }),
});

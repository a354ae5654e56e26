import * as z from "zod";

/* What a person who leaves a course gets back (docs/product/delisting.md#refund). */

/** Until how many days before the start a share goes back. */
export const DaysBefore = z.int().min(1).max(365);

import * as z from "zod";

/* What goes back to whom leaves a course (docs/product/delisting.md#refund). */

/** Until so many days before the start. */
export const DaysBefore = z.int().min(1).max(365);

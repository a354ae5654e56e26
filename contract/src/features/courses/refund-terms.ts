import * as z from "zod";
import { hundredths } from "#layer/fields.ts";

/* What goes back to whom leaves a course (docs/product/delisting.md#refund). */

/** Until so many days before the start. */
export const DaysBefore = z.int().min(1).max(365);
export const RefundPercentage = hundredths(100, "Vul een percentage met hoogstens twee cijfers na de komma in.");

import * as z from "zod";

/** What can be bought with a course (docs/product/enrolments.md#add-ons). `verzin` is a year of the magazine. */
export const AddOnCode = z.enum(["book", "taal-deel", "verzin"]);
export type AddOnCode = z.infer<typeof AddOnCode>;

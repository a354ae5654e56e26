import * as z from "zod";

/** The forms that can stand in a page of the editors (docs/product/content.md#pages). */
const PAGE_FORMS = ["academy-registration", "magazine-subscription", "newsletter"] as const;

export const PageForm = z.enum(PAGE_FORMS).meta({ id: "PageForm" });
export type PageForm = z.infer<typeof PageForm>;

import type { StaffProductInput } from "@inktvis/contract/features/content/staff-products";
import type * as z from "zod";
import type { EditorContext } from "#platform/context.ts";
import { centsOf } from "#platform/money.ts";
import { readBodyAndMoment } from "../publishing/publishing.ts";

/** Every slug that a product had while it was public stays reserved for it. */
export const ADDRESSED_PRODUCTS = {
  rows: "products",
  addresses: { table: "product_slugs", owner: "product_id" },
} as const;

/** The columns of a product, without its slug, genres and media. @throws 422 for an empty body */
export async function readProductInput(ctx: EditorContext, input: z.output<typeof StaffProductInput>) {
  const { title, price, fileIsExcerpt } = input;
  return {
    ...(await readBodyAndMoment(ctx, input)),
    title,
    price: centsOf(price),
    file_is_excerpt: fileIsExcerpt,
  };
}

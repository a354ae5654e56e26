import type { StaffProductInput } from "@inktvis/contract/features/content/staff-products";
import type * as z from "zod";
import { centsOf } from "#platform/money.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { contentWriting } from "../publishing/content-writing.ts";
import { readBodyAndMoment } from "../publishing/publishing.ts";
import { refuseWholeFile } from "./product.rules.ts";
import { staffProducts } from "./queries/staff-products.ts";

export const productWriting = contentWriting({
  table: "products",
  addresses: { table: "product_slugs", owner: "product_id" },
  resource: staffProducts,
  columns: async (ctx, input: z.output<typeof StaffProductInput>) => ({
    ...(await readBodyAndMoment(ctx, input)),
    title: input.title,
    price: centsOf(input.price),
    file_is_excerpt: input.fileIsExcerpt,
  }),
  setLinks: (tx, id, { genres }) => setGenres(tx, "product_genres", id, genres),
  check: (input, hasFile) => refuseWholeFile(input, hasFile),
});

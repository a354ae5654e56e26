import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { Amount, FileLink, Picture } from "#layer/fields.ts";
import { Genre } from "#features/texts/genres.ts";

/** A product of the shop as a tile shows it. */
export const ProductSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    price: Amount.describe("in euro; 0 is gratis"),
    image: Picture.nullable(),
    genres: z.array(Genre),
    date: z.iso.datetime().describe("wanneer het verscheen"),
  })
  .meta({ id: "ProductSummary" });
export type ProductSummary = z.infer<typeof ProductSummary>;

export const Product = ProductSummary.extend({
  body: z.string().describe("opgeschoonde HTML"),
  file: FileLink.nullable().describe("het geheel van wat gratis is; van wat iets kost alleen een fragment"),
  fileIsExcerpt: z.boolean(),
}).meta({ id: "Product" });
export type Product = z.infer<typeof Product>;

export const products = {
  get: endpoint({
    method: "GET",
    path: "/products/{slug}",
    access: "public",
    summary: "Een product van de shop",
    params: SlugParams,
    response: dataOf(Product),
  }),
};

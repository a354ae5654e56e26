import * as z from "zod";
import { BODY_LIMIT_WITH_IMAGE, Amount, Euros, FileLink, ImageInput, Moment, Picture } from "#layer/fields.ts";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { FileInput, MAX_BODY, PublishState, SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

export const MAX_PRODUCT_GENRES = 3;
/** In euros. */
const MAX_PRICE = 10_000;

const StaffProduct = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    body: z.string().describe("opgeschoonde HTML"),
    price: Amount,
    image: Picture.nullable(),
    attachment: FileLink.nullable(),
    fileIsExcerpt: z.boolean(),
    genres: z.array(z.int()),
    publishedAt: z.iso.datetime().nullable().describe("null: nog niet; later: vanaf dan"),
    isPublic: z.boolean(),
    address: z.string().describe("waar het staat, of zal staan"),
    updatedAt: z.iso.datetime(),
    revision: z.int().describe("wie bewaart, zegt van welke versie"),
  })
  .meta({ id: "StaffProduct" });
export type StaffProduct = z.infer<typeof StaffProduct>;

export const StaffProductInput = z
  .object({
    title: typedLine().trim().min(2).max(255),
    body: typedText().min(1).max(MAX_BODY),
    price: Euros(MAX_PRICE),
    image: ImageInput,
    attachment: FileInput,
    fileIsExcerpt: z.boolean().default(false).describe("moet aan wanneer het iets kost en er een bestand bij staat"),
    genres: z.array(z.int32()).max(MAX_PRODUCT_GENRES).default([]),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffProductInput" });

/** With the revision that was opened, to detect concurrent saves. */
export const StaffProductChange = StaffProductInput.extend({ revision: z.int32() }).meta({ id: "StaffProductChange" });

export const StaffProductQuery = staffListQuery(["publishedAt", "title", "price", "updatedAt"]).extend({
  q: SearchText,
  state: PublishState.optional(),
});

export const staffProducts = staffEndpoints({
  path: "products",
  access: "manageContent",
  one: "een product",
  all: "alle producten, ook wat nog niet verscheen",
  row: StaffProduct,
  query: StaffProductQuery,
  params: IdParams,
  create: StaffProductInput,
  update: StaffProductChange,
  bodyLimit: BODY_LIMIT_WITH_IMAGE,
});

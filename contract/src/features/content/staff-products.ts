import * as z from "zod";
import { BODY_LIMIT_WITH_IMAGE, Amount, Euros, FileLink, ImageInput, Moment, Picture } from "#layer/fields.ts";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import {
  ContentGenres,
  FileInput,
  MAX_BODY,
  publishedFields,
  PublishState,
  SearchText,
  withRevision,
} from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

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
    ...publishedFields,
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
    genres: ContentGenres,
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffProductInput" });

export const StaffProductChange = withRevision(StaffProductInput).meta({ id: "StaffProductChange" });

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

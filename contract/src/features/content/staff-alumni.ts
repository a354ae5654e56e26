import * as z from "zod";
import { BODY_LIMIT_WITH_IMAGE, FileLink, ImageInput, Moment, Picture } from "#layer/fields.ts";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { FileInput, MAX_BODY, PublishState, SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

export const MAX_ALUMNUS_GENRES = 3;

const StaffAlumnus = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string().describe("de naam"),
    body: z.string().describe("opgeschoonde HTML"),
    image: Picture.nullable(),
    attachment: FileLink.nullable(),
    genres: z.array(z.int()),
    visibleOnHomepage: z.boolean(),
    publishedAt: z.iso.datetime().nullable().describe("null: nog niet; later: vanaf dan"),
    isPublic: z.boolean(),
    address: z.string().describe("waar het staat, of zal staan"),
    updatedAt: z.iso.datetime(),
    revision: z.int().describe("wie bewaart, zegt van welke versie"),
  })
  .meta({ id: "StaffAlumnus" });
export type StaffAlumnus = z.infer<typeof StaffAlumnus>;

export const StaffAlumnusInput = z
  .object({
    title: typedLine().trim().min(2).max(255),
    body: typedText().min(1).max(MAX_BODY),
    image: ImageInput,
    attachment: FileInput,
    genres: z.array(z.int32()).max(MAX_ALUMNUS_GENRES).default([]),
    visibleOnHomepage: z.boolean().default(false),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffAlumnusInput" });

/** With the revision that was opened, to detect concurrent saves. */
export const StaffAlumnusChange = StaffAlumnusInput.extend({ revision: z.int32() }).meta({ id: "StaffAlumnusChange" });

export const StaffAlumnusQuery = staffListQuery(["publishedAt", "title", "updatedAt"]).extend({
  q: SearchText,
  state: PublishState.optional(),
});

export const staffAlumni = staffEndpoints({
  path: "alumni",
  access: "manageContent",
  one: "een alumnus",
  all: "alle alumni, ook wie nog niet op de site staat",
  row: StaffAlumnus,
  query: StaffAlumnusQuery,
  params: IdParams,
  create: StaffAlumnusInput,
  update: StaffAlumnusChange,
  bodyLimit: BODY_LIMIT_WITH_IMAGE,
});

import * as z from "zod";
import { BODY_LIMIT_WITH_IMAGE, FileLink, ImageInput, Moment, Picture } from "#layer/fields.ts";
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
    ...publishedFields,
  })
  .meta({ id: "StaffAlumnus" });
export type StaffAlumnus = z.infer<typeof StaffAlumnus>;

export const StaffAlumnusInput = z
  .object({
    title: typedLine().trim().min(2).max(255),
    body: typedText().min(1).max(MAX_BODY),
    image: ImageInput,
    attachment: FileInput,
    genres: ContentGenres,
    visibleOnHomepage: z.boolean().default(false),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffAlumnusInput" });

export const StaffAlumnusChange = withRevision(StaffAlumnusInput).meta({ id: "StaffAlumnusChange" });

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

import * as z from "zod";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import type { SiteName } from "#sites.ts";
import { BODY_LIMIT_WITH_IMAGE, FileLink, ImageInput, Moment, Picture } from "#layer/fields.ts";
import {
  ButtonUrl,
  FileInput,
  MAX_BODY,
  optionalText,
  publishedFields,
  PublishState,
  SearchText,
  withRevision,
} from "#layer/staff-fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { PageForm } from "./page-forms.ts";

/** The sites on which editors create pages. */
export const PAGE_SITES = [
  "organization",
  "community",
  "verzin",
  "schrijfacademie",
  "creatiefschrijvenjong",
] as const satisfies readonly SiteName[];

const StaffPage = z
  .object({
    id: z.uuid(),
    site: z.enum(PAGE_SITES),
    parentId: z.uuid().nullable(),
    slug: z.string(),
    fullPath: z.string().describe("zoals `/over-ons/geschiedenis`"),
    title: z.string(),
    body: z.string().describe("opgeschoonde HTML"),
    image: Picture.nullable(),
    attachment: FileLink.nullable(),
    tagId: z.int().nullable().describe("het label waarvan ze de artikels toont"),
    ctaButtonText: z.string().nullable(),
    ctaButtonUrl: z.string().nullable(),
    form: PageForm.nullable().describe("het formulier onder de tekst"),
    ...publishedFields,
  })
  .meta({ id: "StaffPage" });
export type StaffPage = z.infer<typeof StaffPage>;

export const StaffPageInput = z
  .object({
    site: z.enum(PAGE_SITES),
    parentId: z.uuid().nullish(),
    slug: optionalText(80).describe("leeg: gemaakt van de titel"),
    title: typedLine().trim().min(2).max(255),
    body: typedText().min(1).max(MAX_BODY),
    image: ImageInput,
    attachment: FileInput,
    tagId: z.int32().nullish(),
    ctaButtonText: optionalText(60),
    ctaButtonUrl: ButtonUrl,
    form: PageForm.nullish(),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffPageInput" });

export const StaffPageChange = withRevision(StaffPageInput).meta({ id: "StaffPageChange" });

export const StaffPageQuery = staffListQuery(["fullPath", "title", "publishedAt", "updatedAt"]).extend({
  q: SearchText,
  site: z.enum(PAGE_SITES).optional(),
  state: PublishState.optional(),
});

export const staffPages = staffEndpoints({
  path: "pages",
  access: "manageContent",
  one: "een pagina",
  all: "alle pagina's van alle sites",
  row: StaffPage,
  query: StaffPageQuery,
  params: IdParams,
  create: StaffPageInput,
  update: StaffPageChange,
  bodyLimit: BODY_LIMIT_WITH_IMAGE,
});

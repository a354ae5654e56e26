import * as z from "zod";
import { BODY_LIMIT_WITH_IMAGE, Moment } from "#layer/fields.ts";
import { IdParams } from "#layer/schemas.ts";
import {
  ButtonUrl,
  optionalText,
  publishedFields,
  PublishState,
  SearchText,
  withRevision,
} from "#layer/staff-fields.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { LandingBlock, LandingBlockInput, MAX_BLOCKS } from "./landing-blocks.ts";
import { LANDING_SITES, THEME_SITES } from "./landing-pages.ts";

export const MAX_MENU_LINKS = 8;

/** A link of the menu: to a block of the page, or to an address. */
const StoredMenuLink = z.object({ title: z.string(), block: z.uuid().nullable(), url: z.string().nullable() });
export type StoredMenuLink = z.infer<typeof StoredMenuLink>;

const StaffLandingPage = z
  .object({
    id: z.uuid(),
    site: z.enum(LANDING_SITES),
    themeSite: z.enum(THEME_SITES),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    menu: z.array(StoredMenuLink),
    blocks: z.array(LandingBlock),
    noindex: z.boolean(),
    ...publishedFields,
  })
  .meta({ id: "StaffLandingPage" });
export type StaffLandingPage = z.infer<typeof StaffLandingPage>;

export const StaffLandingPageInput = z
  .object({
    site: z.enum(LANDING_SITES),
    themeSite: z.enum(THEME_SITES),
    slug: optionalText(80).describe("leeg: gemaakt van de titel"),
    title: typedLine().trim().min(2).max(120),
    description: typedText().trim().min(1).max(300),
    menu: z
      .array(
        z.object({
          title: typedLine().trim().min(1).max(40),
          block: z
            .uuid()
            .toLowerCase()
            .nullish()
            .transform((id) => id ?? null),
          url: ButtonUrl,
        }),
      )
      .max(MAX_MENU_LINKS)
      .default([]),
    blocks: z.array(LandingBlockInput).min(1, "Zet minstens één blok op de pagina.").max(MAX_BLOCKS),
    noindex: z.boolean().default(false),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffLandingPageInput" });

export const StaffLandingPageChange = withRevision(StaffLandingPageInput).meta({
  id: "StaffLandingPageChange",
});

export const StaffLandingPageQuery = staffListQuery(["title", "publishedAt", "updatedAt"]).extend({
  q: SearchText,
  site: z.enum(LANDING_SITES).optional(),
  state: PublishState.optional(),
});

export const staffLandingPages = staffEndpoints({
  path: "landing-pages",
  access: "manageContent",
  one: "een landingspagina",
  all: "alle landingspagina's van alle sites",
  row: StaffLandingPage,
  query: StaffLandingPageQuery,
  params: IdParams,
  create: StaffLandingPageInput,
  update: StaffLandingPageChange,
  bodyLimit: BODY_LIMIT_WITH_IMAGE,
});

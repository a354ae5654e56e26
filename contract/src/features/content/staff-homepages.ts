import * as z from "zod";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { CallToAction } from "./homepages.ts";
import { ButtonUrl, optionalText, withRevision } from "#layer/staff-fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/** The site of each slug of GET /homepages/{slug}. */
export const HOMEPAGE_SITES = {
  "creatief-schrijven": "community",
  organization: "organization",
  verzin: "verzin",
  schrijfacademie: "schrijfacademie",
  creatiefschrijvenjong: "creatiefschrijvenjong",
} as const;
export const HomepageSlug = z.enum(Object.keys(HOMEPAGE_SITES) as (keyof typeof HOMEPAGE_SITES)[]);

/** How many calls to action a home page may have. */
export const MAX_CALLS = 20;

const StaffHomepage = z
  .object({
    id: HomepageSlug,
    spotlightPretitle: z.string().nullable(),
    spotlightTitle: z.string().nullable().describe("null: niets in de kijker"),
    spotlightBody: z.string().nullable(),
    spotlightButtonText: z.string().nullable(),
    spotlightButtonUrl: z.string().nullable(),
    callsToAction: z.array(CallToAction),
    revision: z.int().describe("wie bewaart, zegt van welke versie; 0: nog nooit bewaard"),
  })
  .meta({ id: "StaffHomepage" });

export const HomepageInput = z.object({
  spotlightPretitle: optionalText(60),
  spotlightTitle: optionalText(120),
  spotlightBody: optionalText(500, typedText()),
  spotlightButtonText: optionalText(60),
  spotlightButtonUrl: ButtonUrl,
  callsToAction: z
    .array(
      z.object({
        pretitle: optionalText(60),
        title: typedLine().trim().min(2).max(120),
        body: typedText().trim().min(1).max(500),
        buttonText: optionalText(60),
        buttonUrl: ButtonUrl,
      }),
    )
    .max(MAX_CALLS),
});

export const HomepageChange = withRevision(HomepageInput);

const { list, get, update } = staffEndpoints({
  path: "homepages",
  access: "manageContent",
  one: "een startpagina",
  all: "de startpagina's van de sites",
  row: StaffHomepage,
  query: staffListQuery(["id"]),
  params: z.object({ id: HomepageSlug }),
  create: HomepageInput,
  update: HomepageChange,
});
/** One for each site: they cannot be created or deleted. */
export const staffHomepages = { list, get, update };

import * as z from "zod";
import { BODY_LIMIT_WITH_IMAGE, ImageInput, Moment, Picture } from "#layer/fields.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { endpoint } from "#layer/endpoint.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { optionalText, publishedFields, PublishState, SearchText, withRevision } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/** How many articles an issue may have. */
const MAX_CONTRIBUTIONS = 200;

/** How many articles a search for the contents of an issue finds at most. */
export const MAX_FOUND_CONTRIBUTIONS = 20;

const IssueContribution = z.object({ articleId: z.uuid(), title: z.string(), section: z.string().nullable() });

const StaffMagazineIssue = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    number: z.int(),
    title: z.string(),
    season: z.string(),
    intro: z.string(),
    image: Picture.nullable(),
    contents: z.array(IssueContribution).describe("in volgorde; wie na elkaar hetzelfde kopje heeft, staat eronder"),
    ...publishedFields,
  })
  .meta({ id: "StaffMagazineIssue" });
export type StaffMagazineIssue = z.infer<typeof StaffMagazineIssue>;

export const StaffMagazineIssueInput = z
  .object({
    number: z.int().min(1).max(10_000),
    title: typedLine().trim().min(2).max(255),
    season: typedLine().trim().min(2).max(100),
    intro: typedText().trim().min(1).max(2000),
    image: ImageInput,
    contents: z
      .array(z.object({ articleId: z.uuid().toLowerCase(), section: optionalText(100) }))
      .max(MAX_CONTRIBUTIONS)
      .default([]),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffMagazineIssueInput" });

export const StaffMagazineIssueChange = withRevision(StaffMagazineIssueInput).meta({
  id: "StaffMagazineIssueChange",
});

export const StaffMagazineIssueQuery = staffListQuery(["number", "title", "publishedAt"], "DESC").extend({
  q: SearchText,
  state: PublishState.optional(),
});

export const ContributionQuery = z.object({ q: SearchText });

export const staffMagazineIssues = {
  ...staffEndpoints({
    path: "magazine-issues",
    access: "manageContent",
    one: "een nummer van het tijdschrift",
    all: "alle nummers van het tijdschrift, ook wat nog niet verscheen",
    row: StaffMagazineIssue,
    query: StaffMagazineIssueQuery,
    params: IdParams,
    create: StaffMagazineIssueInput,
    update: StaffMagazineIssueChange,
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
  }),
  choices: endpoint({
    method: "GET",
    path: "/staff/magazine-contributions",
    access: "manageContent",
    summary: `Kantoor: artikels van het tijdschrift voor in een nummer, op titel gezocht, hoogstens ${MAX_FOUND_CONTRIBUTIONS}`,
    query: ContributionQuery,
    response: dataOf(
      z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          issue: z.int().nullable().describe("het nummer waar het al in staat"),
          isPublic: z.boolean(),
        }),
      ),
    ),
  }),
};

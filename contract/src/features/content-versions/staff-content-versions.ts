import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { BODY_LIMIT_WITH_IMAGE, Moment, Picture } from "#layer/fields.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { StaffArticleChange, StaffArticleInput } from "#features/content/staff-articles.ts";
import { StaffLandingPageChange, StaffLandingPageInput } from "#features/content/staff-landing-pages.ts";
import { StaffAlumnusChange, StaffAlumnusInput } from "#features/content/staff-alumni.ts";
import { HomepageChange, HomepageInput, HomepageSlug } from "#features/content/staff-homepages.ts";
import { StaffPageChange, StaffPageInput } from "#features/content/staff-pages.ts";
import { StaffProductChange, StaffProductInput } from "#features/content/staff-products.ts";
import { StaffTeamTileChange, StaffTeamTileInput } from "#features/content/staff-team-tiles.ts";
import { StaffMagazineIssueChange, StaffMagazineIssueInput } from "#features/magazine/staff-issues.ts";
import { StaffNewsletterChange, StaffNewsletterInput } from "#features/newsletter/staff-newsletters.ts";

/** Every kind of content that has versions, by its resource of the staff room, with what its form sends. */
const CHANGES = {
  articles: StaffArticleChange,
  pages: StaffPageChange,
  landingPages: StaffLandingPageChange,
  homepages: HomepageChange,
  products: StaffProductChange,
  alumni: StaffAlumnusChange,
  teamTiles: StaffTeamTileChange,
  magazineIssues: StaffMagazineIssueChange,
  newsletters: StaffNewsletterChange,
} as const;
export type ContentKind = keyof typeof CHANGES;
export type ContentChange = { readonly [Kind in ContentKind]: z.output<(typeof CHANGES)[Kind]> };
const CONTENT_KINDS = Object.keys(CHANGES) as ContentKind[];

const WITHOUT_MEDIA = { image: true, attachment: true } as const;
/** What a version keeps of each kind; the picture, file and genres are kept beside it. */
export const VERSION_CONTENT = {
  articles: StaffArticleInput.omit(WITHOUT_MEDIA),
  pages: StaffPageInput.omit(WITHOUT_MEDIA),
  landingPages: StaffLandingPageInput,
  homepages: HomepageInput,
  products: StaffProductInput.omit(WITHOUT_MEDIA),
  alumni: StaffAlumnusInput.omit(WITHOUT_MEDIA),
  teamTiles: StaffTeamTileInput.omit({ image: true }),
  magazineIssues: StaffMagazineIssueInput.omit({ image: true }),
  newsletters: StaffNewsletterInput,
} as const satisfies Record<ContentKind, z.ZodObject>;

const Kind = z.enum(CONTENT_KINDS).describe("waarvan het een versie is");
const Fields = z.looseObject({ image: Picture.or(z.literal("gone")).nullish() });

const ContentVersionRow = z
  .object({
    id: z.uuid(),
    kind: Kind,
    subjectId: z.string(),
    name: z.string().nullable().describe("hoe het heet; null voor een startpagina"),
    state: z.enum(["saved", "planned", "draft"]),
    author: z.string().nullable().describe("null: iemand die weg is, of van voor versies bewaard werden"),
    savedAt: z.iso.datetime(),
    revision: z.int(),
    isCurrent: z.boolean().describe("wat nu bewaard is"),
    isStale: z.boolean().describe("gepland, en intussen bewaarde iemand iets anders"),
    plannedFor: z.iso.datetime().nullable(),
    problem: z.string().nullable().describe("waarom het op zijn moment niet verscheen"),
    changed: z
      .array(z.string())
      .nullable()
      .describe("de velden die verschillen van de versie ervoor; null voor de oudste die bewaard is"),
  })
  .meta({ id: "ContentVersionRow" });
export type ContentVersionRow = z.infer<typeof ContentVersionRow>;

const ContentVersion = ContentVersionRow.extend({
  currentRevision: z.int().describe("wie ze terugneemt of verplaatst, zegt van welke versie"),
  before: Fields.describe("wat er in de versie ervoor anders was"),
  after: Fields,
  content: Fields.describe("alle velden, zoals het formulier ze heeft"),
  takingBack: z
    .object({ changed: z.array(z.string()), before: Fields, after: Fields })
    .nullable()
    .describe("wat ze terugnemen zou veranderen aan wat nu bewaard is; null voor wat niet teruggenomen wordt"),
}).meta({ id: "ContentVersion" });
export type ContentVersion = z.infer<typeof ContentVersion>;

const PreviewLink = z
  .object({ address: z.string().describe("op de site zelf"), until: z.iso.datetime() })
  .meta({ id: "PreviewLink" });

const changeOf = <const Kind extends ContentKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    // In lower case, as stored: each subject has one plan, however its id is written.
    subjectId: kind === "homepages" ? HomepageSlug : z.uuid().toLowerCase(),
    change: CHANGES[kind],
    // A newsletter becomes public by being sent.
    plannedFor: (kind === "newsletters" ? z.null().optional() : Moment.nullish()).describe(
      "leeg: alleen om te bekijken",
    ),
    replaces: z.uuid().nullish().describe("de geplande wijziging die hiermee verandert; haar beelden blijven"),
  });
export const ContentVersionInput = z
  .discriminatedUnion("kind", [
    changeOf("articles"),
    changeOf("pages"),
    changeOf("landingPages"),
    changeOf("homepages"),
    changeOf("products"),
    changeOf("alumni"),
    changeOf("teamTiles"),
    changeOf("magazineIssues"),
    changeOf("newsletters"),
  ])
  .meta({ id: "ContentVersionInput" });

const AtRevision = z.object({ revision: z.int32().describe("die nu bewaard is") });

export const ContentVersionQuery = staffListQuery(["savedAt", "plannedFor"], "DESC").extend({
  kind: Kind.optional(),
  subjectId: z
    .string()
    .max(100)
    .regex(/^\P{C}*$/u)
    .toLowerCase()
    .optional(),
  state: z
    .enum(["saved", "open", "planned", "failed"])
    .optional()
    .describe("planned: verschijnt op zijn moment; failed: verschijnt niet vanzelf (meer); open: een van beide"),
});

const crud = staffEndpoints({
  path: "content-versions",
  access: "manageContent",
  one: "een versie van een artikel of pagina",
  all: "de versies van wat de redactie schrijft, en wat gepland is",
  row: ContentVersionRow,
  query: ContentVersionQuery,
  params: IdParams,
  create: ContentVersionInput,
  update: AtRevision.extend({ plannedFor: Moment }),
  bodyLimit: BODY_LIMIT_WITH_IMAGE,
});

export const staffContentVersions = {
  ...crud,
  get: endpoint({
    method: "GET",
    path: "/staff/content-versions/{id}",
    access: "manageContent",
    summary: "Kantoor: een versie, met wat ze wijzigde",
    params: IdParams,
    response: dataOf(ContentVersion),
  }),
  restore: endpoint({
    method: "POST",
    path: "/staff/content-versions/{id}/restore",
    access: "manageContent",
    summary: "Kantoor: een oudere versie terugnemen",
    params: IdParams,
    body: AtRevision,
    status: 204,
  }),
  share: endpoint({
    method: "POST",
    path: "/staff/content-versions/{id}/share",
    access: "manageContent",
    summary: "Kantoor: een voorbeeld van een versie, een dag lang voor wie de link heeft",
    params: IdParams,
    response: dataOf(PreviewLink),
  }),
};

import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import {
  BODY_LIMIT_WITH_IMAGE,
  Day,
  DayOrInstant,
  OptionalFlag,
  ImageInput,
  Moment,
  emptyAsNull,
  Picture,
  WebAddress,
} from "#layer/fields.ts";
import { ManagedPageQuery } from "#layer/managed-list.ts";
import { dataOf, pageOf, SlugParams } from "#layer/schemas.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { ChosenGenres, Genre } from "#features/texts/genres.ts";

/** An activity as a tile shows it (docs/product/search.md#lists). */
export const ActivitySummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().describe("de eerste regels van de beschrijving, zonder opmaak"),
    image: Picture.nullable(),
    dateFrom: DayOrInstant,
    dateTo: DayOrInstant,
    hasBegun: z.boolean(),
    isPassed: z.boolean(),
    organizer: z.string(),
    location: z.string().nullable(),
    price: z.string().nullable().describe("zoals getypt"),
    genres: z.array(Genre),
    organizedByCs: z.boolean().describe("van het huis zelf"),
  })
  .meta({ id: "ActivitySummary" });
export type ActivitySummary = z.infer<typeof ActivitySummary>;

const Permissions = z.object({ can: z.object({ update: z.boolean(), delete: z.boolean() }) });

export const Activity = ActivitySummary.extend({
  organizerSlug: z
    .string()
    .nullable()
    .describe("het profiel van wie organiseert; null als dat niet te zien is, en bij wat van het huis zelf is"),
  description: z.string().describe("opgeschoonde HTML"),
  moreInfo: z.string().nullable(),
  enrollmentLink: z.string().nullable(),
  enrollmentDeadline: z.iso.date().nullable().describe("een dag in Brussel, tot ze om is"),
  isBeforeEnrollmentDeadline: z.boolean().describe("ook zonder zo'n dag, tot de activiteit voorbij is"),
  revision: z.int().describe("telt de wijzigingen"),
  me: Permissions,
}).meta({ id: "Activity" });
export type Activity = z.infer<typeof Activity>;

/** docs/product/activities.md#form */
export const ActivityInput = z
  .object({
    title: typedLine().trim().min(3).max(255),
    description: typedText().min(1).max(500_000).brand<"RichInput">(),
    dateFrom: Moment,
    dateTo: Moment,
    organizer: typedLine().trim().min(1).max(255),
    enrollmentLink: emptyAsNull(typedLine().trim().max(1000).pipe(WebAddress)),
    enrollmentDeadline: emptyAsNull(Day),
    price: typedLine().trim().max(255).nullish(),
    location: typedLine().trim().max(255).nullish(),
    moreInfo: typedText().trim().max(5000).nullish(),
    image: ImageInput,
    genres: ChosenGenres,
    /** Required from admins; nobody else can change it. */
    organizedByCs: OptionalFlag,
    /** The revision that the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "ActivityInput" });
export type ActivityInput = z.input<typeof ActivityInput>;

export const ManagedActivity = ActivitySummary.extend({ me: Permissions }).meta({ id: "ManagedActivity" });
export type ManagedActivity = z.infer<typeof ManagedActivity>;

/** Organisers manage their own activities, staff all of them; for others there is nothing to manage (404). */
const MANAGEMENT = "userCanCreateActivities";

export const activities = {
  get: endpoint({
    method: "GET",
    path: "/activities/{slug}",
    access: "public",
    summary: "Een activiteit; een oude slug antwoordt met de activiteit onder haar nieuwe",
    params: SlugParams,
    response: dataOf(Activity),
  }),
  create: endpoint({
    method: "POST",
    path: "/activities",
    access: MANAGEMENT,
    summary: "Een activiteit maken; ze staat meteen op de site",
    body: ActivityInput,
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Activity),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/activities/{slug}",
    access: MANAGEMENT,
    summary: "Een activiteit wijzigen die je beheert",
    params: SlugParams,
    body: ActivityInput,
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Activity),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/activities/{slug}",
    access: MANAGEMENT,
    summary: "Een activiteit verwijderen die je beheert",
    params: SlugParams,
    status: 204,
  }),
  managed: endpoint({
    method: "GET",
    path: "/me/manage/activities",
    access: MANAGEMENT,
    summary: "De activiteiten die je beheert, nieuwste eerst; met all=1 alle op één pagina",
    query: ManagedPageQuery,
    response: pageOf(ManagedActivity),
  }),
};

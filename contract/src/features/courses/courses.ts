import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import {
  BODY_LIMIT_WITH_IMAGE,
  Day,
  Email,
  Euros,
  Flag,
  FlagOfPart,
  ImageInput,
  ofPart,
  Percentage,
  Picture,
  Token,
  WebAddress,
} from "#layer/fields.ts";
import { ManagedPageQuery } from "#layer/managed-list.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { ChosenGenres, Genre } from "#features/texts/genres.ts";
import { DiscountType, LookUp } from "./look-ups.ts";
import { DaysBefore } from "./refund-terms.ts";
import { WaitingListEntry } from "./waiting-list-entry.ts";

export const COURSES_PER_PAGE = 24;
/** So many are counted at most. */
export const MAX_COURSES = 2000;
/** In euros. */
export const MAX_PRICE = 10_000;
export const MAX_INTRO = 2000;
export const MAX_SURVEY_QUESTIONS = 10;
export const SURVEY_OPTIONS = { min: 2, max: 10 };
export const MAX_PARTICIPANTS = 10_000;
export const MAX_REFUND_TERMS = 5;

/** `paid_levels`: who enrols chooses between the low, the normal and the high price. */
export const PricingStrategy = z.enum(["free", "paid", "paid_levels"]);
export type PricingStrategy = z.infer<typeof PricingStrategy>;
/** `display`: nobody enrols here (docs/product/courses.md#kinds). */
export const CourseMode = z.enum(["display", "enrollable"]);

const Price = z.number().nullable().describe("in euro");

/**
 * A course as a tile shows it (docs/product/search.md#lists). Days are days in Brussels, each until its end; they are null
 * without meetings.
 */
export const CourseSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    intro: z.string(),
    image: Picture.nullable(),
    organization: z.string(),
    teacher: z.string().nullable(),
    type: LookUp,
    region: LookUp,
    duration: LookUp,
    ageCategory: LookUp,
    courseStudentLevels: z.array(LookUp),
    genres: z.array(Genre),
    pricingStrategy: PricingStrategy,
    price: Price,
    priceLow: Price,
    priceHigh: Price,
    hasRealLifePart: z.boolean().describe("er zijn bijeenkomsten"),
    hasEnrollments: z.boolean().describe("inschrijven gebeurt hier"),
    mode: CourseMode,
    isClosed: z.boolean().describe("alleen wie uitgenodigd is, schrijft in"),
    startDate: z.iso.date().nullable(),
    endDate: z.iso.date().nullable(),
    enrollmentDeadline: z.iso.date().nullable(),
    isBeforeEnrollmentDeadline: z.boolean().describe("true zonder deadline"),
    maxParticipants: z.int().nullable(),
    filledSeats: z.int().describe("van wie ingeschreven is, en vrijgehouden"),
    availableSeats: z.int().nullable().describe("voor wie nog niet op de wachtlijst staat; null: onbeperkt"),
    organizedByCs: z.boolean().describe("van het huis zelf"),
    publishedAt: z.iso.datetime().nullable(),
    wasPublished: z.boolean().describe("staat op de site, of stond er ooit op"),
    cancelledAt: z.iso.datetime().nullable().describe("gaat niet door"),
    isCopy: z.boolean().describe("overgenomen van een vorige editie"),
  })
  .meta({ id: "CourseSummary" });
export type CourseSummary = z.infer<typeof CourseSummary>;

export const SurveyQuestion = z
  .object({
    id: z.uuid(),
    question: z.string(),
    options: z.array(z.object({ id: z.uuid(), option: z.string() })),
  })
  .meta({ id: "SurveyQuestion" });
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

const HeldSeats = z.int().describe("van de ingenomen plaatsen: vrijgehouden voor wie nog niet ingeschreven is");
const ForItsOrganizer = "voor wie de cursus beheert; anders null";

export const Course = CourseSummary.extend({
  body: z.string().describe("opgeschoonde HTML"),
  heldSeats: HeldSeats,
  organizerSlug: z
    .string()
    .nullable()
    .describe("het profiel van wie organiseert; null als dat niet te zien is, en bij wat van het huis zelf is"),
  teacherImage: Picture.nullable(),
  externalLink: z.string().nullable(),
  location: z.string().nullable(),
  locationGoogleMapsLink: z.string().nullable(),
  classTimes: z.string().nullable(),
  conditions: z.string().nullable().describe("opgeschoonde HTML"),
  conditionsVersion: z.string().nullable().describe("noemt deze tekst, voor wie ze aanvaardt"),
  courseDiscountTypes: z.array(DiscountType),
  pricingAllowInstallments: z.boolean(),
  pricingInstallmentInstructions: z.string().nullable().describe(ForItsOrganizer),
  allowsLeaving: z.boolean().describe("deelnemers kunnen zichzelf uitschrijven"),
  refundTerms: z
    .array(z.object({ daysBefore: z.int(), percentage: z.number() }))
    .nullable()
    .describe("wat wie zich uitschrijft, terugkrijgt; null: volgens de regeling van het huis"),
  adminEmailAddress: z.string().nullable().describe(ForItsOrganizer),
  practicalInfo: z.string().nullable().describe(ForItsOrganizer),
  survey: z.array(SurveyQuestion),
  cancelMessage: z.string().nullable().describe("wat de organisator erover zei, toen de cursus werd afgelast"),
  payableProblem: z
    .string()
    .nullable()
    .describe("waarom je deze cursus nu niet kan betalen, en er dus niet aan begint; anders null"),
  waitingList: z.object({
    waiting: z.int().describe("hoeveel mensen op een plaats wachten"),
    canJoin: z.boolean().describe("de cursus is vol, en je kan op de wachtlijst; ook voor wie zich nog moet aanmelden"),
    me: WaitingListEntry.nullable().describe("of je er zelf op staat"),
  }),
  ecourses: z
    .array(z.object({ id: z.uuid(), title: z.string() }))
    .describe("de online cursussen die bij de cursus horen; voor wie deelneemt, anders leeg"),
  revision: z.int().describe("telt de wijzigingen"),
  invitation: z
    .object({ type: z.literal("participant"), usedAt: z.iso.datetime().nullable() })
    .nullable()
    .describe("bij het token dat meekwam; null wanneer het niet klopt"),
  /* What the form fills in again. */
  courseTypeId: z.int(),
  courseRegionId: z.int(),
  courseDurationId: z.int(),
  courseAgeCategoryId: z.int(),
  me: z.object({
    isOrganizer: z.boolean().describe("false voor wie de cursus van iemand anders beheert"),
    participation: z
      .object({
        finalizedAt: z.iso.datetime().nullable(),
        delistedAt: z.iso.datetime().nullable(),
        isInReview: z.boolean().describe("er kwam een betaling binnen die iemand nakijkt"),
        contactEmail: z.string().nullable().describe("voor wie uitgeschreven is en toch wil meedoen; anders null"),
      })
      .nullable()
      .describe("wie zich inschreef of eraan begon; anders null"),
    can: z.object({
      update: z.boolean(),
      publish: z.boolean(),
      unpublish: z.boolean(),
      delete: z.boolean(),
      invite: z.boolean().describe("tot de deadline voorbij is"),
      startParticipation: z.boolean(),
    }),
  }),
}).meta({ id: "Course" });
export type Course = z.infer<typeof Course>;

const Ids = z.array(z.int32()).max(50);

/** docs/product/courses.md#form; the rules that look at more than one field are in course-rules.ts. */
export const CourseInput = z
  .object({
    title: typedLine().trim().min(3).max(255),
    intro: typedText().trim().min(1).max(MAX_INTRO),
    body: typedText().min(1).max(500_000).brand<"RichInput">(),
    organization: typedLine().trim().min(1).max(255),
    teacher: ofPart(typedLine().trim().max(255)),
    externalLink: ofPart(typedLine().trim().max(1000).pipe(WebAddress)),
    image: ImageInput,
    teacherImage: ImageInput,
    courseStudentLevels: Ids.min(1),
    courseRegionId: z.int32(),
    courseTypeId: z.int32(),
    courseDurationId: z.int32(),
    courseAgeCategoryId: z.int32(),
    genres: ChosenGenres,
    pricingStrategy: PricingStrategy,
    price: ofPart(Euros(MAX_PRICE)),
    priceLow: ofPart(Euros(MAX_PRICE)),
    priceHigh: ofPart(Euros(MAX_PRICE)),
    hasRealLifePart: Flag,
    hasEnrollments: Flag,
    /** With meetings. */
    location: ofPart(typedLine().trim().max(255)),
    locationGoogleMapsLink: ofPart(typedLine().trim().max(1000).pipe(WebAddress)),
    enrollmentDeadline: ofPart(Day),
    startDate: ofPart(Day),
    endDate: ofPart(Day),
    classTimes: ofPart(typedText().trim().max(5000)),
    /** With enrolments. */
    conditions: ofPart(typedText().max(500_000).brand<"RichInput">()),
    isClosed: FlagOfPart,
    pricingAllowInstallments: FlagOfPart,
    pricingInstallmentInstructions: ofPart(typedText().trim().max(5000)),
    allowsLeaving: FlagOfPart.describe("zonder: ja"),
    refundTerms: ofPart(
      z.array(z.object({ daysBefore: DaysBefore, percentage: Percentage })).max(MAX_REFUND_TERMS),
    ).describe("null: volgens de regeling van het huis"),
    courseDiscountTypes: ofPart(Ids),
    survey: ofPart(
      z
        .array(
          z.object({
            /** Of one that is there already, so that its answers stay with it. */
            id: z.uuid().toLowerCase().optional(),
            question: typedLine().trim().min(1).max(255),
            options: z
              .array(z.object({ id: z.uuid().toLowerCase().optional(), option: typedLine().trim().min(1).max(255) }))
              .min(SURVEY_OPTIONS.min)
              .max(SURVEY_OPTIONS.max),
          }),
        )
        .max(MAX_SURVEY_QUESTIONS),
    ),
    /** With both. */
    maxParticipants: ofPart(z.int().min(1).max(MAX_PARTICIPANTS)),
    adminEmailAddress: ofPart(Email),
    practicalInfo: ofPart(typedText().trim().max(20_000)),
    /** Needed from admins; others leave it as it is. */
    organizedByCs: FlagOfPart,
    /** What the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "CourseInput" });
export type CourseInput = z.input<typeof CourseInput>;

/** What its organiser sees in the list of courses. */
export const ManagedCourse = CourseSummary.extend({
  heldSeats: HeldSeats,
  openRequests: z.int().describe("vragen van deelnemers waarover je nog moet beslissen"),
  me: z.object({ can: z.object({ update: z.boolean(), delete: z.boolean() }) }),
}).meta({ id: "ManagedCourse" });
export type ManagedCourse = z.infer<typeof ManagedCourse>;

/** Organisers manage their own courses, staff all of them; for others there is nothing to manage (404). */
const MANAGEMENT = "userCanCreateCourses";
const bodyLimit = 2 * BODY_LIMIT_WITH_IMAGE;

export const courses = {
  list: endpoint({
    method: "GET",
    path: "/courses",
    access: "public",
    summary: "De cursussen, eerst wat eerst begint; voor wie ze beheert ook die niet gepubliceerd zijn",
    query: PageQuery.extend({ hasEnrollments: Flag.optional().describe("alleen die waarvoor je hier inschrijft") }),
    response: pageOf(CourseSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/courses/{slug}",
    access: "public",
    summary: "Een cursus; een oude slug antwoordt met de cursus onder zijn nieuwe",
    params: SlugParams,
    /** Of the link in an invitation; it opens no course that the viewer may not see. */
    query: z.object({ token: Token.optional() }),
    response: dataOf(Course),
  }),
  create: endpoint({
    method: "POST",
    path: "/courses",
    access: MANAGEMENT,
    summary: "Een cursus maken; hij is nog niet gepubliceerd",
    body: CourseInput,
    bodyLimit,
    response: dataOf(Course),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/courses/{slug}",
    access: MANAGEMENT,
    summary: "Een cursus wijzigen die je beheert",
    params: SlugParams,
    body: CourseInput,
    bodyLimit,
    response: dataOf(Course),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/courses/{slug}",
    access: MANAGEMENT,
    summary: "Een cursus verwijderen die alleen getoond wordt, of die niet gepubliceerd is en nooit een deelnemer had",
    params: SlugParams,
    status: 204,
  }),
  publish: endpoint({
    method: "POST",
    path: "/courses/{slug}/publish",
    access: MANAGEMENT,
    summary: "Een cursus publiceren; nog eens is geen fout",
    params: SlugParams,
    status: 204,
  }),
  unpublish: endpoint({
    method: "POST",
    path: "/courses/{slug}/unpublish",
    access: MANAGEMENT,
    summary: "Een cursus van de site halen; nog eens is geen fout",
    params: SlugParams,
    status: 204,
  }),
  managed: endpoint({
    method: "GET",
    path: "/me/manage/courses",
    access: MANAGEMENT,
    summary: "De cursussen die je beheert, nieuwste eerst; met all=1 alle op één pagina",
    query: ManagedPageQuery,
    response: pageOf(ManagedCourse),
  }),
};

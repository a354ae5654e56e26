import * as z from "zod";
import { Picture } from "#layer/fields.ts";
import { Genre } from "#features/texts/genres.ts";
import { DiscountType, LookUp } from "./look-ups.ts";
import { WaitingListEntry } from "./waiting-list-entry.ts";

/** `paid_levels`: whoever enrols chooses between the low, the normal and the high price. */
export const PricingStrategy = z.enum(["free", "paid", "paid_levels"]);
export type PricingStrategy = z.infer<typeof PricingStrategy>;
/** `display`: nobody enrols here (docs/product/courses.md#kinds). */
const CourseMode = z.enum(["display", "enrollable"]);

const Price = z.number().nullable().describe("in euro");

/**
 * A course as a tile shows it (docs/product/search.md#lists). Days are days in Brussels, each until its end; they are
 * null without meetings.
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
  /* Values that the form is filled in with again. */
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
        hasLostSeat: z.boolean().describe("er was een plaats voor je vrijgehouden, en nu niet meer"),
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

/** What its organiser sees in the list of courses. */
export const ManagedCourse = CourseSummary.extend({
  heldSeats: HeldSeats,
  openRequests: z.int().describe("vragen van deelnemers waarover je nog moet beslissen"),
  me: z.object({ can: z.object({ update: z.boolean(), delete: z.boolean() }) }),
}).meta({ id: "ManagedCourse" });
export type ManagedCourse = z.infer<typeof ManagedCourse>;

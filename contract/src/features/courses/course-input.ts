import * as z from "zod";
import {
  Day,
  Email,
  Euros,
  Flag,
  OptionalFlag,
  ImageInput,
  emptyAsNull,
  Percentage,
  WebAddress,
} from "#layer/fields.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { ChosenGenres } from "#features/texts/genres.ts";
import { PricingStrategy } from "./course.ts";
import { DaysBefore } from "./refund-terms.ts";

/** In euros. */
export const MAX_PRICE = 10_000;
export const MAX_INTRO = 2000;
export const MAX_SURVEY_QUESTIONS = 10;
export const SURVEY_OPTIONS = { min: 2, max: 10 };
export const MAX_PARTICIPANTS = 10_000;
export const MAX_REFUND_TERMS = 5;

const Ids = z.array(z.int32()).max(50);

/** docs/product/courses.md#form; the rules that look at more than one field are in course-rules.ts. */
export const CourseInput = z
  .object({
    title: typedLine().trim().min(3).max(255),
    intro: typedText().trim().min(1).max(MAX_INTRO),
    body: typedText().min(1).max(500_000).brand<"RichInput">(),
    organization: typedLine().trim().min(1).max(255),
    teacher: emptyAsNull(typedLine().trim().max(255)),
    externalLink: emptyAsNull(typedLine().trim().max(1000).pipe(WebAddress)),
    image: ImageInput,
    teacherImage: ImageInput,
    courseStudentLevels: Ids.min(1),
    courseRegionId: z.int32(),
    courseTypeId: z.int32(),
    courseDurationId: z.int32(),
    courseAgeCategoryId: z.int32(),
    genres: ChosenGenres,
    pricingStrategy: PricingStrategy,
    price: emptyAsNull(Euros(MAX_PRICE)),
    priceLow: emptyAsNull(Euros(MAX_PRICE)),
    priceHigh: emptyAsNull(Euros(MAX_PRICE)),
    hasRealLifePart: Flag,
    hasEnrollments: Flag,
    /** Only for courses with meetings. */
    location: emptyAsNull(typedLine().trim().max(255)),
    locationGoogleMapsLink: emptyAsNull(typedLine().trim().max(1000).pipe(WebAddress)),
    enrollmentDeadline: emptyAsNull(Day),
    startDate: emptyAsNull(Day),
    endDate: emptyAsNull(Day),
    classTimes: emptyAsNull(typedText().trim().max(5000)),
    /** Only for courses with enrolments. */
    conditions: emptyAsNull(typedText().max(500_000).brand<"RichInput">()),
    isClosed: OptionalFlag,
    pricingAllowInstallments: OptionalFlag,
    pricingInstallmentInstructions: emptyAsNull(typedText().trim().max(5000)),
    allowsLeaving: OptionalFlag.describe("zonder: ja"),
    refundTerms: emptyAsNull(
      z.array(z.object({ daysBefore: DaysBefore, percentage: Percentage })).max(MAX_REFUND_TERMS),
    ).describe("null: volgens de regeling van het huis"),
    courseDiscountTypes: emptyAsNull(Ids),
    survey: emptyAsNull(
      z
        .array(
          z.object({
            /** The id of an existing question, so that its answers stay with it. */
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
    /** Only for courses with both. */
    maxParticipants: emptyAsNull(z.int().min(1).max(MAX_PARTICIPANTS)),
    adminEmailAddress: emptyAsNull(Email),
    practicalInfo: emptyAsNull(typedText().trim().max(20_000)),
    /** Required from admins; nobody else can change it. */
    organizedByCs: OptionalFlag,
    /** The revision that the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "CourseInput" });
export type CourseInput = z.input<typeof CourseInput>;

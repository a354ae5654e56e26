import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/database.ts";
import { discountsOfCourse, inEuros, refundTermsInPercent, selectCourses, surveyOfCourse } from "./course-columns.ts";

const SETTINGS = [
  "title",
  "intro",
  "body",
  "organization",
  "teacher",
  "externalLink",
  "pricingStrategy",
  "hasRealLifePart",
  "location",
  "locationGoogleMapsLink",
  "classTimes",
  "enrollmentDeadline",
  "startDate",
  "endDate",
  "hasEnrollments",
  "conditions",
  "isClosed",
  "pricingAllowInstallments",
  "pricingInstallmentInstructions",
  "allowsLeaving",
  "maxParticipants",
  "adminEmailAddress",
  "practicalInfo",
  "organizedByCs",
  "publishedAt",
] as const;

const picture = (id: string | null) => id && { url: id };
const names = (chosen: readonly { name: string }[]) => chosen.map(({ name }) => name);

/** What the organiser decides about a course, as the audit log compares it; undefined once the course is gone. */
export async function courseSnapshot(tx: Tx, id: string) {
  const row = await selectCourses(tx.selectFrom("courses as course"))
    .select(columnsIn("course", SETTINGS))
    .select(["course.image_id", "course.teacher_image_id", "course.refund_terms"])
    .select([discountsOfCourse.as("discounts"), surveyOfCourse.as("survey")])
    .where("course.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...fieldsFrom(row, SETTINGS),
    price: inEuros(row.price),
    priceLow: inEuros(row.price_low),
    priceHigh: inEuros(row.price_high),
    courseTypeId: row.typeName,
    courseRegionId: row.regionName,
    courseDurationId: row.durationName,
    courseAgeCategoryId: row.ageName,
    courseStudentLevels: names(row.levels),
    courseDiscountTypes: names(row.discounts),
    refundTerms: refundTermsInPercent(row.refund_terms),
    genres: names(row.genres),
    survey: row.survey.map(({ question, options }) => ({ question, options: options.map(({ option }) => option) })),
    image: picture(row.image_id),
    teacherImage: picture(row.teacher_image_id),
  };
}

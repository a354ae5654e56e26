import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";

/* The lists that a course chooses from (docs/product/courses.md#look-ups), each in the order of the staff room. */

export const LookUp = z.object({ id: z.int(), name: z.string() }).meta({ id: "LookUp" });
export type LookUp = z.infer<typeof LookUp>;

export const CourseType = LookUp.extend({
  adminOnly: z.boolean().describe("alleen beheerders kiezen dit voor een cursus"),
}).meta({ id: "CourseType" });
export type CourseType = z.infer<typeof CourseType>;

export const DiscountType = LookUp.extend({
  conditions: z.string().describe("wie de korting krijgt"),
  percentage: z.number().describe("12.5 is 12,5 %"),
}).meta({ id: "DiscountType" });
export type DiscountType = z.infer<typeof DiscountType>;

const listOf = <Row extends z.ZodType, Path extends string>(path: Path, row: Row, summary: string) =>
  endpoint({ method: "GET", path: `/${path}`, access: "public", summary, response: dataOf(z.array(row)) });

export const courseLookUps = {
  types: listOf("course-types", CourseType, "De soorten cursussen"),
  regions: listOf("course-regions", LookUp, "De regio's van cursussen"),
  durations: listOf("course-durations", LookUp, "Hoe lang cursussen duren"),
  ageCategories: listOf("course-age-categories", LookUp, "De leeftijden van cursussen"),
  studentLevels: listOf("course-student-levels", LookUp, "De niveaus van cursussen"),
  discountTypes: listOf("course-discount-types", DiscountType, "De kortingen die een cursus kan geven"),
};

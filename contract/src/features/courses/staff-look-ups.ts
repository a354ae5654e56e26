import * as z from "zod";
import { Percentage } from "#layer/fields.ts";
import { mergeEndpoint, NumberParams, staffEndpoints } from "#layer/staff-endpoints.ts";
import { Position, SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { MAX_PARTICIPANTS } from "./course-input.ts";
import { CourseType, DiscountType, LookUp } from "./look-ups.ts";

/* docs/product/courses.md#look-ups */

const InRoom = {
  position: z.int(),
  uses: z.int().describe("cursussen"),
  isFixed: z.boolean().describe("pagina’s kennen het bij zijn nummer: het blijft"),
};
const Input = z.object({ name: typedLine().trim().min(2).max(100), position: Position });

interface Kind<Row, Fields> {
  /** The path below /staff; that of the public list ends in the same. */
  path: string;
  one: string;
  all: string;
  row: Row;
  input: Fields;
}

const lookUp = <Row extends z.ZodType, Fields extends z.ZodType>({ row, input, ...kind }: Kind<Row, Fields>) => ({
  ...staffEndpoints({
    ...kind,
    access: "manageContent",
    row,
    query: staffListQuery(["position", "name", "uses", "id"]).extend({ q: SearchText }),
    params: NumberParams,
    create: input,
    update: input,
  }),
  merge: mergeEndpoint(kind.path, {
    access: "manageContent",
    summary: `${kind.one} opnemen in een andere keuze; de cursussen krijgen dan die andere`,
  }),
});

const StaffLookUp = LookUp.extend(InRoom).meta({ id: "StaffLookUp" });
const named = (kind: Pick<Kind<unknown, unknown>, "path" | "one" | "all">) =>
  lookUp({ ...kind, row: StaffLookUp, input: Input });

export const staffCourseTypes = lookUp({
  path: "course-types",
  one: "een soort cursus",
  all: "de soorten cursussen",
  row: CourseType.extend(InRoom).meta({ id: "StaffCourseType" }),
  input: Input.extend({ adminOnly: z.boolean().optional() }),
});

export const staffCourseRegions = named({
  path: "course-regions",
  one: "een regio van cursussen",
  all: "de regio's van cursussen",
});

export const staffCourseDurations = named({
  path: "course-durations",
  one: "een duur van cursussen",
  all: "hoe lang cursussen duren",
});

export const staffCourseAgeCategories = named({
  path: "course-age-categories",
  one: "een leeftijd van cursussen",
  all: "de leeftijden van cursussen",
});

export const staffCourseStudentLevels = named({
  path: "course-student-levels",
  one: "een niveau van cursussen",
  all: "de niveaus van cursussen",
});

export const staffCourseDiscountTypes = lookUp({
  path: "course-discount-types",
  one: "een korting op cursussen",
  all: "de kortingen op cursussen",
  row: DiscountType.extend({
    ...InRoom,
    usesPerCourse: z.int().nullable().describe("zo vaak geeft een cursus ze; null: zo vaak men wil"),
    isActive: z.boolean().describe("false: geen cursus krijgt ze er nog bij"),
  }).meta({ id: "StaffDiscountType" }),
  input: Input.extend({
    conditions: typedText().trim().min(1).max(2000),
    percentage: Percentage.refine((share) => share > 0, "Vul een percentage boven nul in."),
    usesPerCourse: z.int().min(1).max(MAX_PARTICIPANTS).nullish(),
    isActive: z.boolean().optional(),
  }),
});

import * as z from "zod";
import { Moment } from "#layer/fields.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { optionalText, SearchText, withRevision } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { IdParams } from "#layer/schemas.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { AcademyPeriod } from "./periods.ts";

const StaffAcademyPeriod = AcademyPeriod.omit({ isUpdatee: true, isPassed: true })
  .extend({
    groups: z.array(z.object({ id: z.uuid(), title: z.string(), registrations: z.int() })),
    registrations: z.int(),
    toldAt: z.iso.datetime().nullable().describe("wanneer wie dat vroeg, hoorde dat ze openging"),
    revision: z.int(),
  })
  .meta({ id: "StaffAcademyPeriod" });
export type StaffAcademyPeriod = z.infer<typeof StaffAcademyPeriod>;

/** How many groups a period may have. */
export const MAX_GROUPS = 20;

const PeriodInput = z.object({
  title: typedLine().trim().min(3).max(120),
  opensAt: Moment,
  closesAt: Moment.describe("een dag alleen: tot ze om is"),
  groups: z
    .array(
      z.object({
        id: z.uuid().toLowerCase().nullish().describe("van een groep die er al is"),
        title: typedLine().trim().min(3).max(255),
      }),
    )
    .min(1)
    .max(MAX_GROUPS),
  homepageIntroRegister: optionalText(500, typedText()),
  homepageIntroKeepUpToDate: optionalText(500, typedText()),
  registerPageTextRegister: optionalText(5000, typedText()),
});
export type AcademyPeriodInput = z.output<typeof PeriodInput>;

export const staffAcademyPeriods = staffEndpoints({
  path: "sa-enrollment-periods",
  access: "manageAcademy",
  one: "een inschrijvingsperiode",
  all: "de inschrijvingsperiodes van de academie",
  row: StaffAcademyPeriod,
  query: staffListQuery(["opensAt", "title"], "DESC").extend({ q: SearchText }),
  params: IdParams,
  create: PeriodInput,
  update: withRevision(PeriodInput),
});

import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { sql } from "kysely";
import { discountColumns, percentageColumn } from "./discount-share.ts";
import { LOOK_UPS } from "./look-up-kinds.ts";
import { staffLookUp } from "./staff-look-ups.ts";

interface DiscountFields {
  conditions: string;
  percentage: number;
  usesPerCourse: number | null;
  isActive: boolean;
}

type Staff = Extract<keyof typeof contract, `staffCourse${string}`>;

const NAMED = { read: {} };

export const staffLookUpsModule = {
  handlers: {
    staffCourseTypes: staffLookUp<{ adminOnly: boolean }>("courseTypes", LOOK_UPS.types, {
      read: { adminOnly: sql`admin_only` },
    }),
    staffCourseRegions: staffLookUp("courseRegions", LOOK_UPS.regions, NAMED),
    staffCourseDurations: staffLookUp("courseDurations", LOOK_UPS.durations, NAMED),
    staffCourseAgeCategories: staffLookUp("courseAgeCategories", LOOK_UPS.ageCategories, NAMED),
    staffCourseStudentLevels: staffLookUp("courseStudentLevels", LOOK_UPS.studentLevels, NAMED),
    staffCourseDiscountTypes: staffLookUp<DiscountFields>("courseDiscountTypes", LOOK_UPS.discountTypes, {
      read: {
        conditions: sql`conditions`,
        percentage: percentageColumn("look_up"),
        usesPerCourse: sql`uses_per_course`,
        isActive: sql`is_active`,
      },
      columnsOf: discountColumns,
    }),
  } satisfies Pick<ApiHandlers<typeof contract>, Staff>,
};

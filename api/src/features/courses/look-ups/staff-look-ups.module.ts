import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { LOOK_UPS } from "./look-up-kinds.ts";
import { staffLookUp } from "./staff-look-ups.ts";

interface DiscountFields {
  conditions: string;
  percentage: number;
  isActive: boolean;
}

type Staff = Extract<keyof typeof contract, `staffCourse${string}`>;

export const staffLookUpsModule = {
  handlers: {
    staffCourseTypes: staffLookUp<{ adminOnly: boolean }>("courseTypes", LOOK_UPS.types, { adminOnly: "admin_only" }),
    staffCourseRegions: staffLookUp("courseRegions", LOOK_UPS.regions, {}),
    staffCourseDurations: staffLookUp("courseDurations", LOOK_UPS.durations, {}),
    staffCourseAgeCategories: staffLookUp("courseAgeCategories", LOOK_UPS.ageCategories, {}),
    staffCourseStudentLevels: staffLookUp("courseStudentLevels", LOOK_UPS.studentLevels, {}),
    staffCourseDiscountTypes: staffLookUp<DiscountFields>("courseDiscountTypes", LOOK_UPS.discountTypes, {
      conditions: "conditions",
      percentage: "percentage",
      isActive: "is_active",
    }),
  } satisfies Pick<ApiHandlers<typeof contract>, Staff>,
};

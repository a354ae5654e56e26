import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { listDiscountTypes, listNames, listTypes } from "./queries/list-look-ups.ts";

export const courseLookUpsModule = {
  handlers: {
    types: ({ ctx }) => listTypes(ctx),
    regions: ({ ctx }) => listNames(ctx, "course_regions"),
    durations: ({ ctx }) => listNames(ctx, "course_durations"),
    ageCategories: ({ ctx }) => listNames(ctx, "course_age_categories"),
    studentLevels: ({ ctx }) => listNames(ctx, "course_student_levels"),
    discountTypes: ({ ctx }) => listDiscountTypes(ctx),
  } satisfies ApiHandlers<typeof contract>["courseLookUps"],
};

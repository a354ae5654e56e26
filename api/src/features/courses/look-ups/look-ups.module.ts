import type { contract } from "@inktvis/contract";
import type { Context } from "#platform/context.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";

const namesIn =
  (table: "course_regions" | "course_durations" | "course_age_categories" | "course_student_levels") =>
  async ({ ctx }: { ctx: Context }) => ({
    data: await ctx.db.selectFrom(table).select(["id", "name"]).orderBy("position").orderBy("id").execute(),
  });

const listTypes = async ({ db }: Context) => ({
  data: await db
    .selectFrom("course_types")
    .select(["id", "name", "admin_only as adminOnly"])
    .orderBy("position")
    .orderBy("id")
    .execute(),
});

/** Those that a course may still get. */
const listDiscountTypes = async ({ db }: Context) => ({
  data: await db
    .selectFrom("course_discount_types")
    .select(["id", "name", "conditions", "percentage"])
    .where("is_active", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute(),
});

export const courseLookUpsModule = {
  handlers: {
    types: ({ ctx }) => listTypes(ctx),
    regions: namesIn("course_regions"),
    durations: namesIn("course_durations"),
    ageCategories: namesIn("course_age_categories"),
    studentLevels: namesIn("course_student_levels"),
    discountTypes: ({ ctx }) => listDiscountTypes(ctx),
  } satisfies ApiHandlers<typeof contract>["courseLookUps"],
};

import type { Context } from "#platform/context.ts";
import { percentageColumn } from "../discount-share.ts";

type NamesOnly = "course_regions" | "course_durations" | "course_age_categories" | "course_student_levels";

export const listNames = async ({ db }: Context, table: NamesOnly) => ({
  data: await db.selectFrom(table).select(["id", "name"]).orderBy("position").orderBy("id").execute(),
});

export const listTypes = async ({ db }: Context) => ({
  data: await db
    .selectFrom("course_types")
    .select(["id", "name", "admin_only as adminOnly"])
    .orderBy("position")
    .orderBy("id")
    .execute(),
});

/** The discounts that are still given. */
export const listDiscountTypes = async ({ db }: Context) => ({
  data: await db
    .selectFrom("course_discount_types")
    .select(["id", "name", "conditions", percentageColumn("course_discount_types").as("percentage")])
    .where("is_active", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute(),
});

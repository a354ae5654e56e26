import { COURSE_PARTS } from "@inktvis/contract/features/courses/course-rules";
import { type RawBuilder, sql } from "kysely";
import { setLinks } from "#platform/db/links.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Problems } from "#platform/http/errors.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import type { Input } from "./course-input.ts";

/* What a course chooses from the lists of the house (docs/product/courses.md#look-ups). */

/** The part of the form that chooses from lists. */
type Choices = Pick<
  Input,
  | ("courseTypeId" | "courseRegionId" | "courseDurationId" | "courseAgeCategoryId")
  | (
      | "genres"
      | "courseStudentLevels"
      | "courseDiscountTypes"
      | "hasEnrollments"
      | "pricingStrategy"
      | "hasRealLifePart"
    )
>;

const ONE_OF = {
  courseTypeId: "course_types",
  courseRegionId: "course_regions",
  courseDurationId: "course_durations",
  courseAgeCategoryId: "course_age_categories",
} as const;
const SOME_OF = {
  genres: { table: "genres", says: "Kies je genres uit de lijst." },
  courseStudentLevels: { table: "course_student_levels", says: "Kies de niveaus uit de lijst." },
  courseDiscountTypes: { table: "course_discount_types", says: "Kies de kortingen uit de lijst." },
} as const;

const discountsOf = (input: Choices) => (COURSE_PARTS.hasDiscounts(input) ? (input.courseDiscountTypes ?? []) : []);
const idsIn = (input: Choices, field: keyof typeof SOME_OF) => [
  ...new Set(field === "courseDiscountTypes" ? discountsOf(input) : input[field]),
];

/**
 * Problems of choices that are in no list. The others are locked until the end of the transaction, so that nobody
 * merges one into another in the meantime.
 */
async function unknownChoices(tx: Tx, input: Choices) {
  const problems: Problems = {};
  // In the same order as a merge, which locks the courses and then the choice.
  await sql`lock table courses in row exclusive mode`.execute(tx);
  for (const [field, table] of Object.entries(ONE_OF)) {
    const known = await lockRows(tx, sql.table(table), [input[field as keyof typeof ONE_OF]]);
    if (known.length === 0) problems[field] = "Kies uit de lijst.";
  }
  for (const [name, { table, says }] of Object.entries(SOME_OF)) {
    const ids = idsIn(input, name as keyof typeof SOME_OF);
    if ((await lockRows(tx, sql.table(table), ids)).length < ids.length) problems[name] = says;
  }
  return problems;
}

async function lockRows(tx: Tx, table: RawBuilder<unknown>, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from ${table} where id = any(${ids}::integer[]) order by id for key share`.execute(tx);
  return rows;
}

/** What a course chose before. */
interface Chosen {
  id: string;
  course_type_id: number;
}

/**
 * Problems of choices that are in no list, or that this person may not make; what the course already has is allowed.
 * Nobody can merge one choice into another until the end of the transaction.
 */
export async function problemsOfChoices(
  tx: Tx,
  choosing: { viewer: Viewer; input: Choices; before?: Chosen },
): Promise<Problems> {
  const unknown = await unknownChoices(tx, choosing.input);
  return { ...(await refusedChoices(tx, choosing)), ...unknown };
}

async function refusedChoices(
  tx: Tx,
  { viewer, input, before }: Parameters<typeof problemsOfChoices>[1],
): Promise<Problems> {
  const type = await tx
    .selectFrom("course_types")
    .select("admin_only")
    .where("id", "=", input.courseTypeId)
    .executeTakeFirst();
  const isNewType = before?.course_type_id !== input.courseTypeId;
  const switchedOff = await tx
    .selectFrom("course_discount_types as discount")
    .leftJoin("course_discounts as chosen", (join) =>
      join.onRef("chosen.discount_type_id", "=", "discount.id").on("chosen.course_id", "=", before?.id ?? null),
    )
    .select("discount.name")
    .where(sql<boolean>`discount.id = any(${discountsOf(input)}::integer[])`)
    .where("discount.is_active", "=", false)
    .where("chosen.course_id", "is", null)
    .executeTakeFirst();
  return {
    ...(type?.admin_only &&
      isNewType &&
      !viewer.abilities.userIsAdmin && { courseTypeId: "Alleen beheerders kiezen deze soort." }),
    ...(switchedOff && { courseDiscountTypes: `De korting ‘${switchedOff.name}’ wordt niet meer gegeven.` }),
  };
}

export const LEVELS = { links: "course_levels", owner: "course_id", column: "level_id" };
const DISCOUNTS = { links: "course_discounts", owner: "course_id", column: "discount_type_id" };

/** Replaces what a course chose from each list; `problemsOfChoices` has checked that every choice exists. */
export async function setChoices(tx: Tx, courseId: string, input: Choices) {
  await setGenres(tx, "course_genres", courseId, input.genres);
  await setLinks(tx, LEVELS, courseId, input.courseStudentLevels);
  await setLinks(tx, DISCOUNTS, courseId, discountsOf(input));
}

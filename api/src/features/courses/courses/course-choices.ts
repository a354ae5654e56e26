import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Problems } from "#platform/http/errors.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import type { Input } from "./course-input.ts";

/* What a course chooses from lists of the house (docs/product/courses.md#look-ups). */

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

const discountsOf = (input: Input) => (input.hasEnrollments ? (input.courseDiscountTypes ?? []) : []);
const idsIn = (input: Input, field: keyof typeof SOME_OF) => [
  ...new Set(field === "courseDiscountTypes" ? discountsOf(input) : input[field]),
];

/**
 * Looks up what was chosen, and keeps it until the end of the transaction: nobody merges it into another meanwhile. Call
 * it before the course is locked, which a merge of look-ups locks after them.
 */
export async function lockChoices(tx: Tx, input: Input) {
  const problems: Problems = {};
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

/** What this person may no longer choose, or never; what the course has already stays. */
export async function problemsOfChoices(
  tx: Tx,
  { viewer, input, before }: { viewer: Viewer; input: Input; before?: Chosen },
): Promise<Problems> {
  const type = await tx
    .selectFrom("course_types")
    .select("admin_only")
    .where("id", "=", input.courseTypeId)
    .executeTakeFirst();
  const isNewType = before?.course_type_id !== input.courseTypeId;
  const switchedOff = await tx
    .selectFrom("course_discount_types as discount")
    .select("discount.name")
    .where("discount.id", "in", [...discountsOf(input), 0])
    .where("discount.is_active", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("course_discounts as chosen")
            .select("chosen.course_id")
            .whereRef("chosen.discount_type_id", "=", "discount.id")
            .where("chosen.course_id", "=", before?.id ?? null),
        ),
      ),
    )
    .executeTakeFirst();
  return {
    ...(type?.admin_only &&
      isNewType &&
      !viewer.abilities.userIsAdmin && { courseTypeId: "Alleen beheerders kiezen deze soort." }),
    ...(switchedOff && { courseDiscountTypes: `De korting ‘${switchedOff.name}’ wordt niet meer gegeven.` }),
  };
}

/** Replaces what a course chose of each list; `lockChoices` has found it all. */
export async function setChoices(tx: Tx, courseId: string, input: Input) {
  await setGenres(tx, "course_genres", courseId, input.genres);
  await tx.deleteFrom("course_levels").where("course_id", "=", courseId).execute();
  await sql`
    insert into course_levels (course_id, level_id)
    select ${courseId}::uuid, level_id from unnest(${idsIn(input, "courseStudentLevels")}::integer[]) as level_id`.execute(
    tx,
  );
  await tx.deleteFrom("course_discounts").where("course_id", "=", courseId).execute();
  await sql`
    insert into course_discounts (course_id, discount_type_id)
    select ${courseId}::uuid, discount_id
    from unnest(${idsIn(input, "courseDiscountTypes")}::integer[]) as discount_id`.execute(tx);
}

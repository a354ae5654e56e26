import type { Database, Tx } from "#platform/db/database.ts";

/** The extra questions of a contest, by their column. */
export type Question = "extra_field1" | "extra_field2";
const FIELDS = { extraField1: "extra_field1", extraField2: "extra_field2" } as const;

/**
 * The questions that this entrant need not answer: they were asked, or asked otherwise, after the entry was handed in for
 * the first time (docs/product/participations.md#personal-data).
 */
export async function lateQuestions(
  db: Database | Tx,
  { contest_id, first_finalized_at }: { contest_id: string; first_finalized_at: Date | null },
): Promise<ReadonlySet<Question>> {
  if (!first_finalized_at) return new Set();
  const rows = await db
    .selectFrom("contest_changes")
    .select("field")
    .distinct()
    .where("contest_id", "=", contest_id)
    .where("field", "in", ["extraField1", "extraField2"])
    .where("changed_at", ">=", first_finalized_at)
    .execute();
  return new Set(rows.map(({ field }) => FIELDS[field as keyof typeof FIELDS]));
}

/** Those of `lateQuestions` by the names of their fields. */
export const optionalQuestionsOf = (late: ReadonlySet<Question>) =>
  (["extraField1", "extraField2"] as const).filter((field) => late.has(FIELDS[field]));

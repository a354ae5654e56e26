import type { Database, Tx } from "#platform/db/database.ts";

/** The extra questions of a contest, by their column. */
export type Question = "extra_field1" | "extra_field2";
const FIELDS = { extraField1: "extra_field1", extraField2: "extra_field2" } as const;

/**
 * The questions that this entrant need not answer: they were added or changed after the entry was first handed in
 * (docs/product/participations.md#personal-data).
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

/** The `lateQuestions` by the names of their fields. */
export const optionalQuestionsOf = (late: ReadonlySet<Question>) =>
  (["extraField1", "extraField2"] as const).filter((field) => late.has(FIELDS[field]));

/** How the extra questions of a contest changed, the oldest change first. */
export const changesOfQuestions = (db: Database | Tx, contestId: string) =>
  db
    .selectFrom("contest_changes")
    .select(["field", "changed_at", "before"])
    .where("contest_id", "=", contestId)
    .where("field", "in", ["extraField1", "extraField2"])
    .orderBy("changed_at")
    .orderBy("id")
    .execute();
export type QuestionChanges = Awaited<ReturnType<typeof changesOfQuestions>>;

/**
 * The questions that an entrant answered who handed in at this moment: each may have been changed or removed, and an
 * answer means something else below another question.
 */
export function questionsAt(
  handedIn: Date,
  now: Record<Question, string | null>,
  changes: QuestionChanges,
): Record<keyof typeof FIELDS, string | null> {
  const at = (field: keyof typeof FIELDS) => {
    const next = changes.find((change) => change.field === field && change.changed_at > handedIn);
    return next ? next.before : now[FIELDS[field]];
  };
  return { extraField1: at("extraField1"), extraField2: at("extraField2") };
}

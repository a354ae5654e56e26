import { invalid } from "../http/errors.ts";

/** What a refusal of the database means for a form: which field, and in words. */
interface ConstraintMessages {
  /** Somebody else has it already. */
  unique?: Record<string, string>;
  /** What it points at is not there. */
  foreignKey?: Record<string, string>;
}
const CODES: Record<string, keyof ConstraintMessages> = { "23505": "unique", "23503": "foreignKey" };

/**
 * Does what the database may refuse because of other rows, so that nobody has to look first and be too late. A refusal
 * ends the transaction.
 * @throws 422 in the words of `meanings`
 */
export async function translateConstraintErrors<T>(messages: ConstraintMessages, query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    const constraint = error instanceof Error && "code" in error ? CODES[String(error.code)] : undefined;
    const fields = constraint && messages[constraint];
    if (!fields) throw error;
    throw invalid(fields);
  }
}

import { invalid } from "../http/errors.ts";

/** What a refusal of the database means for a form: which field, and in words. */
interface Meanings {
  /** Somebody else has it already. */
  taken?: Record<string, string>;
  /** What it points at is not there. */
  unknown?: Record<string, string>;
}
const CODES: Record<string, keyof Meanings> = { "23505": "taken", "23503": "unknown" };

/**
 * Does what the database may refuse because of other rows, so that nobody has to look first and be too late. A refusal
 * ends the transaction.
 * @throws 422 in the words of `meanings`
 */
export async function refusing<T>(meanings: Meanings, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const meaning = error instanceof Error && "code" in error ? CODES[String(error.code)] : undefined;
    const problem = meaning && meanings[meaning];
    if (!problem) throw error;
    throw invalid(problem);
  }
}

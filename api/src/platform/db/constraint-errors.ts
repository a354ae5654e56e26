import type { DB } from "./tables.gen.ts";
import { invalid } from "../http/errors.ts";

/** Dutch messages by form field, for each kind of constraint. */
interface ConstraintMessages {
  /** Unique violation. */
  unique?: Record<string, string>;
  /** Foreign key violation. */
  foreignKey?: Record<string, string>;
}
const CODES: Record<string, keyof ConstraintMessages> = { "23505": "unique", "23503": "foreignKey" };

const violationOf = (error: unknown) =>
  error instanceof Error && "code" in error ? CODES[String(error.code)] : undefined;
export const isUniqueViolation = (error: unknown) => violationOf(error) === "unique";

/** Whether a query referred to a row of one of these tables that is gone. */
export const refersToGone = (error: unknown, tables: readonly (keyof DB)[]) =>
  violationOf(error) === "foreignKey" &&
  tables.some((table) => (error as { detail?: string }).detail?.endsWith(`is not present in table "${table}".`));

/**
 * Runs a query and turns a constraint violation into a form error, instead of checking first, which would be a race. A
 * violation aborts the transaction.
 * @throws 422 with the message of the violated constraint
 */
export async function translateConstraintErrors<T>(messages: ConstraintMessages, query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    const constraint = violationOf(error);
    const fields = constraint && messages[constraint];
    if (!fields) throw error;
    throw invalid(fields);
  }
}

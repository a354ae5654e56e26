import { refusalStatus } from "./refusals.ts";

/** The result of a call; null if it is refused with one of these statuses. */
export async function unlessRefused<Answer>(statuses: readonly number[], call: Promise<Answer>) {
  try {
    return await call;
  } catch (error) {
    if (statuses.includes(refusalStatus(error))) return null;
    throw error;
  }
}

import { refusalStatus } from "#platform/refusals.ts";

/** What a call answers; null where it is refused with this status. */
export async function unlessRefused<Answer>(status: number, call: Promise<Answer>) {
  try {
    return await call;
  } catch (error) {
    if (refusalStatus(error) === status) return null;
    throw error;
  }
}

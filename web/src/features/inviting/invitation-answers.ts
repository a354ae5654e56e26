import { refusalStatus } from "#platform/refusals.ts";

/** What a call answers; null where it is refused with one of these statuses. */
export async function unlessRefused<Answer>(statuses: readonly number[], call: Promise<Answer>) {
  try {
    return await call;
  } catch (error) {
    if (statuses.includes(refusalStatus(error))) return null;
    throw error;
  }
}

/** The invitation of a link; null when the link is no longer valid (403) or damaged, which is invalid input (422). */
export const invitationOfLink = async <Invitation>(call: Promise<{ data: Invitation }>) =>
  (await unlessRefused([403, 422], call))?.data ?? null;

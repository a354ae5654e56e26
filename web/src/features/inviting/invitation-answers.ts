import { unlessRefused } from "#platform/unless-refused.ts";

/** The invitation of a link; null when the link is no longer valid (403) or damaged, which is invalid input (422). */
export const invitationOfLink = async <Invitation>(call: Promise<{ data: Invitation }>) =>
  (await unlessRefused([403, 422], call))?.data ?? null;

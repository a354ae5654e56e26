import { storeWording, wordingVersionOf } from "#platform/db/accepted-wordings.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";

const rulesJustChanged = () =>
  invalid({ rulesVersion: "De organisator wijzigde net het reglement. Lees het opnieuw voor je het aanvaardt." });

interface ContestWithRules {
  id: string;
  rules: string;
}

/**
 * Stores the wording that an entrant accepts, and returns its id. The caller holds the contest.
 * @throws 422 when the entrant read another wording
 */
export async function keepAcceptedRules(tx: Tx, { id, rules }: ContestWithRules, versionRead: string | undefined) {
  if (versionRead !== undefined && versionRead !== wordingVersionOf(rules)) throw rulesJustChanged();
  return storeWording(tx, "contest_rules", { ownerId: id, body: rules });
}

interface Entry {
  accepted_rules_id: string | null;
  started_at: Date;
}

/** The rules as this entrant accepted them; null for an entry from before the wordings were kept. */
export async function acceptedRules(db: Database | Tx, entry: Entry, contest: { rules: string }) {
  if (!entry.accepted_rules_id) return null;
  const { body } = await db
    .selectFrom("contest_rules")
    .select("body")
    .where("id", "=", entry.accepted_rules_id)
    .executeTakeFirstOrThrow();
  return { body, acceptedAt: entry.started_at.toISOString(), isCurrent: body === contest.rules };
}

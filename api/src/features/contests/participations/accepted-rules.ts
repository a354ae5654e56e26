import { createHash } from "node:crypto";
import { sql } from "kysely";
import { invalid } from "#platform/http/errors.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** Names a wording of the rules, so that whoever accepts can say which one they read. */
export const rulesVersionOf = (rules: string) => createHash("sha256").update(rules).digest("base64url").slice(0, 22);

const rulesJustChanged = () =>
  invalid({ rulesVersion: "De organisator wijzigde net het reglement. Lees het opnieuw voor je het aanvaardt." });

interface ContestWithRules {
  id: string;
  rules: string;
}

/**
 * Keeps the wording that an entrant accepts, and answers its id. The caller holds the contest, so that its rules do not
 * change meanwhile and nobody else keeps the same wording.
 * @throws 422 when another wording was read
 */
export async function keepAcceptedRules(tx: Tx, { id, rules }: ContestWithRules, versionRead: string | undefined) {
  if (versionRead !== undefined && versionRead !== rulesVersionOf(rules)) throw rulesJustChanged();
  const kept = await tx
    .selectFrom("contest_rules")
    .select("id")
    .where("contest_id", "=", id)
    .where("hash", "=", sql<string>`sha256_of(${rules})`)
    .executeTakeFirst();
  if (kept) return kept.id;
  const added = await tx
    .insertInto("contest_rules")
    .values({ contest_id: id, body: rules })
    .returning("id")
    .executeTakeFirstOrThrow();
  return added.id;
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

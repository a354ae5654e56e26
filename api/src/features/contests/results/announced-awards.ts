import { sql } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { awardKey } from "./award-columns.ts";

/** Longer than sending a mail takes. */
const CLAIM = minutes(10);

/**
 * Mails an entrant what their texts were awarded, while no other worker does so: two workers would both find the same
 * award unannounced. A job that finds the entrant claimed fails, and is retried later; one whose entry was withdrawn
 * does nothing.
 */
export async function whileMailingAwards(
  { db, clock }: Pick<Services, "db" | "clock">,
  participationId: string,
  mail: () => Promise<void>,
) {
  const at = clock.now();
  const row = db.updateTable("participations").where("id", "=", participationId);
  const claimed = await row
    .set({ award_mail_claimed_at: at })
    .where((eb) =>
      eb.or([eb("award_mail_claimed_at", "is", null), eb("award_mail_claimed_at", "<", later(at, -CLAIM))]),
    )
    .returning("id")
    .executeTakeFirst();
  if (!claimed) {
    const known = await db.selectFrom("participations").select("id").where("id", "=", participationId).execute();
    if (known.length === 0) return;
    throw new Error("Another worker mails this entrant");
  }
  try {
    await mail();
  } finally {
    // Not when another worker has taken over the claim because this one was too slow.
    await row.set({ award_mail_claimed_at: null }).where("award_mail_claimed_at", "=", at).execute();
  }
}

/** Records what a sent mail announced about an entry: exactly the awards that were read for that mail. */
export async function recordAnnouncedAwards(
  db: Database,
  participationId: string,
  awards: readonly { id: string; award: string | null }[],
) {
  const byId = JSON.stringify(Object.fromEntries(awards.map(({ id, award }) => [id, award])));
  await db
    .updateTable("contributions")
    .set({ told_award: sql<string | null>`${byId}::jsonb ->> id::text` })
    .where("participation_id", "=", participationId)
    .execute();
}

/**
 * For authors whose mail at the end is still to be sent, or failed for good, the site already shows what that mail
 * says: they keep seeing that, and not what is prepared from now on.
 */
export async function keepShownAwards(tx: Tx, participationIds: readonly string[]) {
  if (participationIds.length === 0) return;
  const waiting = await tx
    .selectFrom("participations as participation")
    .innerJoin("contests as contest", "contest.id", "participation.contest_id")
    .select("participation.id")
    .where("participation.id", "in", participationIds)
    .whereRef("participation.result_mail_of", "=", "contest.ended_at")
    .execute();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await tx
    .updateTable("contributions as contribution")
    .set({ told_award: awardKey })
    .where("participation_id", "in", ids)
    .execute();
  await tx.updateTable("participations").set({ result_mail_of: null }).where("id", "in", ids).execute();
}

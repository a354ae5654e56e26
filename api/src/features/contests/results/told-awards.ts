import { sql } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";

/** Longer than sending a mail takes. */
const CLAIM = minutes(10);

/**
 * Mails an entrant what their texts were awarded, while no other worker does: two would read the same award untold. A
 * job that finds the entrant claimed fails, and is tried again later; one whose entry was withdrawn does nothing.
 */
export async function whileMailingAwards(
  { db, clock }: Pick<Services, "db" | "clock">,
  participationId: string,
  mail: () => Promise<void>,
) {
  const known = await db.selectFrom("participations").select("id").where("id", "=", participationId).executeTakeFirst();
  if (!known) return;
  const row = db.updateTable("participations").where("id", "=", participationId);
  const claimed = await row
    .set({ award_mail_claimed_at: clock.now() })
    .where((eb) =>
      eb.or([eb("award_mail_claimed_at", "is", null), eb("award_mail_claimed_at", "<", later(clock.now(), -CLAIM))]),
    )
    .returning("id")
    .executeTakeFirst();
  if (!claimed) throw new Error("Another worker mails this entrant");
  try {
    await mail();
  } finally {
    await row.set({ award_mail_claimed_at: null }).execute();
  }
}

/** Keeps what a mail that went out told of an entry: these awards, as they were read for it, and no others. */
export async function keepToldAwards(
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

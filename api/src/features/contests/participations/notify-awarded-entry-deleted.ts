import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import { isAwarded } from "../results/award-columns.ts";

/** Notifies the organisers that entries with an award are about to be deleted; call it before they are. */
export async function notifyAwardedEntryDeleted(
  tx: Tx,
  { going, now }: { going: { id: string } | { user_id: string }; now: Date },
) {
  const [column, value] = "id" in going ? (["id", going.id] as const) : (["user_id", going.user_id] as const);
  const winning = await tx
    .selectFrom("participations as entry")
    .innerJoin("contests as contest", "contest.id", "entry.contest_id")
    .select(["entry.id", "contest.id as contestId", "contest.organizer_id"])
    .where(`entry.${column}`, "=", value)
    .where(
      sql<boolean>`exists (select from contributions contribution where contribution.participation_id = entry.id and ${isAwarded})`,
    )
    .execute();
  for (const { id, contestId, organizer_id } of winning)
    await notify(tx, {
      to: [organizer_id],
      type: "contestWinnerGone",
      about: { contest: contestId },
      dedupeKey: id,
      now,
    });
}

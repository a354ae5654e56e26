import { sql } from "kysely";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { lockPerson } from "../lock-person.ts";
import { contestsHandedOver, erasureDone, filesDropped, wordsUnused } from "../personal-data.kinds.ts";
import { personalTables } from "../registry.ts";
import { handContestsOver } from "../take-over-contests.ts";
import { namesOf, tracesOf } from "../traces.ts";

/** Somebody who is in the middle of many things at once may add to them so often before it succeeds. */
const TRIES = 10;

/** Carries a request to be erased out, once it is due: whole or not at all. */
export async function erasePerson(services: Services, requestId: string) {
  for (let tried = 0; tried < TRIES; tried++) {
    const isSettled = await services.db.transaction().execute((tx) => erase(services, tx, requestId));
    if (isSettled) return;
  }
  throw new Error("Somebody who is to be erased went on adding to what is theirs");
}

/** False when the person was busy: everything is let go, and it begins anew. */
async function erase({ jobs, clock }: Services, tx: Tx, requestId: string) {
  // One after another: two who follow each other would wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('personal-data.erase', 0))`.execute(tx);
  const now = clock.now();
  const request = await tx
    .selectFrom("data_requests")
    .select("user_id")
    .where("id", "=", requestId)
    .where("kind", "=", "erasure")
    .where("cancelled_at", "is", null)
    .where("done_at", "is", null)
    .where("due_at", "<=", now)
    .forUpdate()
    .executeTakeFirst();
  if (!request?.user_id) return true;
  const userId = request.user_id;
  if (!(await lockPerson(tx, userId))) return false;
  const { email } = await tx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const handedOver = await handContestsOver(tx, userId);
  const [traces, names] = [await tracesOf(tx, userId), await namesOf(tx, userId)];
  const files: string[] = [];
  const erasing = { tx, person: { id: userId, email }, requestId, traces, names, files };
  for (const { erase: eraseRows } of personalTables.toReversed()) await eraseRows?.(erasing);
  await jobs.forget(tx, traces);
  await tx.updateTable("data_requests").set({ done_at: now, mail_to: email }).where("id", "=", requestId).execute();
  await tx.deleteFrom("users").where("id", "=", userId).execute();
  if (handedOver) await jobs.enqueue(tx, contestsHandedOver, handedOver);
  await jobs.enqueue(tx, filesDropped, { files });
  await jobs.enqueue(tx, wordsUnused, {});
  await jobs.enqueue(tx, erasureDone, { requestId });
  return true;
}

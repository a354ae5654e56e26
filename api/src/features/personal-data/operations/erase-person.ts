import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { rolesOf } from "#features/people/people/roles-of.ts";
import { keepSuperadmin, lockSuperadmins } from "#features/staff/staff-people/lock-person.ts";
import { lockPerson } from "../lock-person.ts";
import { contestsHandedOver, erasureDone, filesDropped, wordsUnused } from "../personal-data.kinds.ts";
import { personalTables } from "../registry.ts";
import { handContestsOver } from "../take-over-contests.ts";
import { namesOf, tracesOf } from "../traces.ts";

/** Carries a request to be erased out, once it is due: whole or not at all. */
export async function erasePerson({ db, jobs, clock }: Services, requestId: string) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // One after another: two who follow each other would wait for each other.
    await sql`select pg_advisory_xact_lock(hashtextextended('personal-data.erase', 0))`.execute(tx);
    await lockSuperadmins(tx);
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
    if (!request?.user_id) return;
    const person = await lockPerson(tx, request.user_id);
    const roles = await rolesOf(tx, person.id);
    const handedOver = await handContestsOver(tx, person.id);
    const [traces, names] = [await tracesOf(tx, person.id), await namesOf(tx, person.id)];
    const files: string[] = [];
    const erasing = { tx, person, requestId, traces, names, files };
    for (const { erase: eraseRows } of personalTables.toReversed()) await eraseRows?.(erasing);
    await jobs.forget(tx, traces);
    await tx
      .updateTable("data_requests")
      .set({ done_at: now, mail_to: person.email })
      .where("id", "=", requestId)
      .execute();
    await tx.deleteFrom("users").where("id", "=", person.id).execute();
    // The other one may have left or been blocked in those fourteen days.
    if (roles.includes("superadmin")) await keepSuperadmin(tx);
    if (handedOver) await jobs.enqueue(tx, contestsHandedOver, handedOver);
    await jobs.enqueue(tx, filesDropped, { files });
    await jobs.enqueue(tx, wordsUnused, {});
    await jobs.enqueue(tx, erasureDone, { requestId });
  });
}

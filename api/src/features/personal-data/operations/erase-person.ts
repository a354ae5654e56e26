import type { Services } from "#platform/context.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { type CreditOrder, issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { deleteUnusedImages, type UnusedImages } from "#features/media/images/delete-unused-images.ts";
import { rolesOf } from "#features/people/people/roles-of.ts";
import { requireSuperadmin, lockSuperadmins } from "#features/staff/staff-people/lock-person.ts";
import { lockPersonAndContent } from "../lock-person-and-content.ts";
import { erasureDone, filesUnused, searchWordsUnused } from "../personal-data.kinds.ts";
import { personalTables } from "../registry.ts";
import { transferReliedOn } from "../relied-on.ts";
import { namesOf, identifiersOf } from "../identifiers.ts";

/** Carries out an erasure that is due, in one transaction. */
export async function erasePerson({ db, jobs, clock, config }: Services, requestId: string) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Erasures run one by one: two people who follow each other would deadlock.
    await lockName(tx, "personal-data.erase");
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
    const person = await lockPersonAndContent(tx, request.user_id);
    const roles = await rolesOf(tx, person.id);
    await transferReliedOn({ tx, jobs, config }, person.id);
    const [identifiers, names] = [await identifiersOf(tx, person.id), await namesOf(tx, person.id)];
    const files: string[] = [];
    const unusedImages: UnusedImages[] = [];
    const credits: CreditOrder[] = [];
    const erasing = { tx, person, now, requestId, identifiers, names, files, unusedImages, credits };
    for (const { erase: eraseRows } of personalTables.toReversed()) await eraseRows?.(erasing);
    await jobs.deleteMentioning(tx, identifiers);
    await tx
      .updateTable("data_requests")
      .set({ done_at: now, mail_to: person.email })
      .where("id", "=", requestId)
      .execute();
    await tx.deleteFrom("users").where("id", "=", person.id).execute();
    // The other superadmin may have left or been blocked during the cooling-off period.
    if (roles.includes("superadmin")) await requireSuperadmin(tx);
    await jobs.enqueue(tx, filesUnused, { files });
    await jobs.enqueueAll(tx, deleteUnusedImages, unusedImages);
    await jobs.enqueue(tx, searchWordsUnused, {});
    await jobs.enqueue(tx, erasureDone, { requestId });
    for (const order of credits) await issueCreditNote(tx, { clock, jobs }, order);
  });
}

import type { MemberContext } from "#platform/context.ts";
import { periodClosed } from "../../periods/period.errors.ts";
import { isOpenAt } from "../../periods/period.policy.ts";
import { deleteUnusedDocuments } from "../delete-unused-documents.ts";
import { noOwnRegistration } from "../registration.errors.ts";
import { ownRegistrations } from "../registration.policy.ts";

/** Withdraws one's own registration with its files, while the period is open. Afterwards one can register again. */
export async function withdraw({ db, viewer, now, jobs }: MemberContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const registration = await ownRegistrations(tx, viewer)
      .select(isOpenAt(now).as("isOpen"))
      .where("registration.id", "=", id)
      .forUpdate("registration")
      .executeTakeFirst();
    if (!registration) throw noOwnRegistration();
    if (!registration.isOpen) throw periodClosed();
    await tx.deleteFrom("academy_registrations").where("id", "=", id).execute();
    await jobs.enqueue(tx, deleteUnusedDocuments, { registrationIds: [id] });
  });
}

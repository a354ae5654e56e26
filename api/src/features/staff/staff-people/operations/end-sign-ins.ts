import type { MemberContext } from "#platform/context.ts";
import { endAllSignIns } from "#platform/sessions/session-store.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { lockPerson } from "../lock-person.ts";
import { onlySuperadmins } from "../staff-people.errors.ts";
import { mayBlock } from "../staff-person.policy.ts";

/** Ends all sign-ins of a person, for example after they lost a device. */
export async function endSignIns({ db, viewer, now }: MemberContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!mayBlock(viewer, person)) throw onlySuperadmins();
    const { numDeletedRows } = (await endAllSignIns(tx, id))[0] ?? {};
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "end-sign-ins",
      subject: "people",
      subjectId: id,
      ownerId: id,
      subjectName: person.nickname,
      before: { signIns: Number(numDeletedRows ?? 0) },
      after: { signIns: 0 },
    });
  });
}

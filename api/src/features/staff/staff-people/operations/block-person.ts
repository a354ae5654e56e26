import type { MemberContext } from "#platform/context.ts";
import { endAllSignIns } from "#platform/sessions/session-store.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { requireSuperadmin, lockPerson, lockSuperadmins } from "../lock-person.ts";
import { alreadyBlocked, cannotBlockSelf, notBlocked, onlySuperadmins } from "../staff-people.errors.ts";
import { personBlocked, personUnblocked } from "../staff-people.jobs.ts";
import { mayBlock } from "../staff-person.policy.ts";

/**
 * Blocks a person on all sites at once; their profile and texts are hidden from everybody until they are unblocked.
 * They get the reason by mail.
 */
export async function blockPerson({ db, viewer, now, jobs }: MemberContext, id: string, reason: string) {
  if (id === viewer.id) throw cannotBlockSelf();
  await db.transaction().execute(async (tx) => {
    await lockSuperadmins(tx);
    const person = await lockPerson(tx, id);
    if (!mayBlock(viewer, person)) throw onlySuperadmins();
    if (person.blocked_at) throw alreadyBlocked();
    await tx.updateTable("users").set({ blocked_at: now, blocked_because: reason }).where("id", "=", id).execute();
    if (person.roles.includes("superadmin")) await requireSuperadmin(tx);
    await endAllSignIns(tx, id);
    await jobs.enqueue(tx, personBlocked, { userId: id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "block",
      subject: "people",
      subjectId: id,
      ownerId: id,
      subjectName: person.nickname,
      before: { blockedAt: null, blockedBecause: null },
      after: { blockedAt: now, blockedBecause: reason },
    });
  });
}

export async function unblockPerson({ db, viewer, now, jobs }: MemberContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!mayBlock(viewer, person)) throw onlySuperadmins();
    if (!person.blocked_at) throw notBlocked();
    await tx.updateTable("users").set({ blocked_at: null, blocked_because: null }).where("id", "=", id).execute();
    await jobs.enqueue(tx, personUnblocked, { userId: id });
    await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "unblock",
      subject: "people",
      subjectId: id,
      ownerId: id,
      subjectName: person.nickname,
      before: { blockedAt: person.blocked_at, blockedBecause: person.blocked_because },
      after: { blockedAt: null, blockedBecause: null },
    });
  });
}

import type { Database, Tx } from "#platform/db/database.ts";
import { changeOrganizer } from "#features/contests/contests/change-organizer.ts";

/** Somebody's contests with entries of others, who rely on them. */
export const contestsOfOthers = (db: Database | Tx, organizerId: string) =>
  db
    .selectFrom("contests as contest")
    .where("contest.organizer_id", "=", organizerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("participations as entry")
          .select("entry.id")
          .whereRef("entry.contest_id", "=", "contest.id")
          .where("entry.user_id", "!=", organizerId),
      ),
    );

/** The admin who takes over the contests of somebody who leaves. */
export const successorOf = (db: Database | Tx, leavingPersonId: string) =>
  db
    .selectFrom("user_roles as role")
    .innerJoin("users as user", "user.id", "role.user_id")
    .select("user.id")
    .where("role.role", "in", ["admin", "superadmin"])
    .where("user.id", "!=", leavingPersonId)
    .where("user.blocked_at", "is", null)
    .orderBy("role.role", "desc")
    .orderBy("role.granted_at")
    .orderBy("user.id")
    .limit(1)
    .executeTakeFirst();

/** Transfers the contests with entries of others, with their pictures. Returns the new organiser and the contests. */
export async function transferContests(tx: Tx, leavingPersonId: string) {
  const contests = await contestsOfOthers(tx, leavingPersonId).selectAll("contest").execute();
  if (contests.length === 0) return undefined;
  const successor = await successorOf(tx, leavingPersonId);
  if (!successor) throw new Error("Nobody of the team can take over the contests of somebody who leaves");
  await changeOrganizer(tx, contests, successor.id);
  return { successorId: successor.id, contestIds: contests.map(({ id }) => id) };
}

import type { Services } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { ReliedOn } from "#platform/relied-on.ts";
import { reliedOnContests } from "#features/contests/contests/contest.relied-on.ts";

type Organized = TableWith<"organizer_id">;

/**
 * Every table of what people organise: what others rely on goes to the team when its organiser is erased. Null: nobody
 * takes part in one here, so all of them go with their organiser (docs/product/privacy.md#what-stays). A table that is
 * missing here fails the type check.
 */
const RELIED_ON: Readonly<Record<Organized, ReliedOn | null>> = {
  contests: reliedOnContests,
  courses: null,
  activities: null,
};
const KINDS = (Object.keys(RELIED_ON) as Organized[]).flatMap((kind) => {
  const declared = RELIED_ON[kind];
  return declared ? [{ kind, ...declared }] : [];
});

/** The titles of what others rely on of somebody, by kind. */
export async function reliedOn(db: Database, organizerId: string) {
  const titles: Record<Organized, string[]> = { contests: [], courses: [], activities: [] };
  for (const { kind, of } of KINDS) titles[kind] = (await of(db, organizerId)).map(({ title }) => title);
  return titles;
}

/** The admin who takes over what others rely on of somebody who leaves. */
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

/** Gives what others rely on to the team, which is told. */
export async function transferReliedOn(services: Pick<Services, "jobs"> & { tx: Tx }, leavingPersonId: string) {
  const { tx } = services;
  for (const { kind, of, transfer } of KINDS) {
    const things = await of(tx, leavingPersonId);
    if (things.length === 0) continue;
    const successor = await successorOf(tx, leavingPersonId);
    if (!successor) throw new Error(`Nobody of the team can take over the ${kind} of somebody who leaves`);
    await transfer(services, { ids: things.map(({ id }) => id), leavingPersonId, successorId: successor.id });
  }
}

import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import type { ReliedOn } from "#platform/relied-on.ts";
import { reliedOnActivities } from "#features/activities/activities/activity.relied-on.ts";
import { reliedOnContests } from "#features/contests/contests/contest.relied-on.ts";
import { reliedOnCourses } from "#features/courses/courses/course.relied-on.ts";
import { reliedOnEcourses } from "#features/ecourses/ecourses/ecourse.relied-on.ts";
import { isLeaving } from "#features/people/people/is-leaving.ts";
import { takenOver } from "./personal-data.mails.ts";

type Organized = TableWith<"organizer_id">;

/**
 * Every table of things that people organise: what others rely on is transferred to the team when its organiser is
 * erased, the rest is deleted with its organiser (docs/product/privacy.md#what-stays). A table that is missing here
 * fails the type check.
 */
const RELIED_ON: Readonly<Record<Organized, ReliedOn>> = {
  contests: reliedOnContests,
  courses: reliedOnCourses,
  activities: reliedOnActivities,
  ecourses: reliedOnEcourses,
};
const KINDS = Object.keys(RELIED_ON) as Organized[];

const rowsOf = async (db: Database | Tx, kind: Organized, organizerId: string) =>
  (
    await sql<{ id: string; title: string }>`
      select id, title from ${sql.table(kind)} row where organizer_id = ${organizerId} and ${RELIED_ON[kind].isReliedOn}
      order by title, id`.execute(db)
  ).rows;

/** The titles of what others rely on: contests with other entrants, and things of the house. */
export async function reliedOn(db: Database, organizerId: string) {
  const titlesOf = async (kind: Organized) => (await rowsOf(db, kind, organizerId)).map(({ title }) => title);
  return {
    contests: await titlesOf("contests"),
    ofHouse: [...(await titlesOf("courses")), ...(await titlesOf("activities")), ...(await titlesOf("ecourses"))],
  };
}

/** Always false, but not a constant, because SQL does not allow a constant in `order by`. */
const NOBODY = sql<boolean>`"user".id is null`;

/**
 * The admin who takes over what others rely on when its organiser leaves.
 * @param takesPart condition on `user`: admins who take part come last, and take over only when there is nobody else
 */
export const successorOf = (db: Database | Tx, leavingPersonId: string, takesPart = NOBODY) =>
  db
    .selectFrom("user_roles as role")
    .innerJoin("users as user", "user.id", "role.user_id")
    .select("user.id")
    .where("role.role", "in", ["admin", "superadmin"])
    .where("user.id", "!=", leavingPersonId)
    .where("user.blocked_at", "is", null)
    .where((eb) => eb.not(isLeaving(sql`"user".id`)))
    .orderBy(takesPart)
    .orderBy("role.role", "desc")
    .orderBy("role.granted_at")
    .orderBy("user.id")
    .limit(1)
    .executeTakeFirst();

interface Transferred {
  kind: Organized;
  ids: string[];
  successorId: string;
}
const transferred = jobKind<Transferred>("personal-data.taken-over");

/** Transfers what others rely on to the team, and mails the new organisers. */
export async function transferReliedOn(
  services: Pick<Services, "jobs" | "config"> & { tx: Tx },
  leavingPersonId: string,
) {
  const { tx, jobs } = services;
  for (const kind of KINDS) {
    const ids = (await rowsOf(tx, kind, leavingPersonId)).map(({ id }) => id);
    const successors = new Map<string, string>();
    for (const id of ids) {
      const successor = await successorOf(tx, leavingPersonId, RELIED_ON[kind].takesPart?.(id));
      if (!successor) throw new Error(`Nobody of the team can take over the ${kind} of somebody who leaves`);
      successors.set(id, successor.id);
    }
    for (const [successorId, taken] of Map.groupBy(ids, (id) => successors.get(id) ?? "")) {
      await RELIED_ON[kind].changeOrganizer(services, { ids: taken, from: leavingPersonId, to: successorId });
      await jobs.enqueue(tx, transferred, { kind, ids: taken, successorId });
    }
  }
}

async function mailSuccessor({ db, mailer, config }: Services, { kind, ids, successorId }: Transferred) {
  const successor = await db
    .selectFrom("users")
    .select(["email", "nickname"])
    .where("id", "=", successorId)
    .executeTakeFirst();
  const things = await db
    .selectFrom(kind)
    .select("title")
    .where("id", "in", ids)
    .where("organizer_id", "=", successorId)
    .orderBy("title")
    .execute();
  if (!successor || things.length === 0) return;
  const { path, ...mail } = RELIED_ON[kind].mail;
  const url = originOf(config.sites, "account") + path;
  const titles = things.map(({ title }) => title);
  await mailer.send(takenOver({ to: successor.email, nickname: successor.nickname, url, titles, ...mail }));
}

export const onTransferred = onJob(transferred, mailSuccessor);

import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { ownRequests } from "./registry/magazine.ts";

type Strength = "update" | "no key update";

const madeEcourses = (personId: string) => sql`select id from ecourses where organizer_id = ${personId}`;

/** Rows that others may be changing, in the common lock order (docs/decisions/0015-contests.md). */
const LOCKED_TABLES: readonly [table: string, ids: (personId: string) => RawBuilder<unknown>, strength?: Strength][] = [
  [
    "contests",
    (id) => sql`
      select id from contests where organizer_id = ${id}
      union select contest_id from participations where user_id = ${id}
      union select contest_id from contest_jury where user_id = ${id}`,
  ],
  [
    "courses",
    (id) => sql`
      select id from courses where organizer_id = ${id}
      union select course_id from enrolments where user_id = ${id}
      union select course_id from waiting_list_entries where user_id = ${id}`,
  ],
  // Deleting an online course also deletes what its students did in it, in another order than an erasure does; giving
  // feedback on a text that was handed in locks the online course too. A student who earns a certificate has locked
  // their own row before the certificate refers to it, and does not wait. Made and followed online courses are locked
  // in one order, the same as when several are linked to a course.
  [
    "ecourses",
    (id) => sql`
      ${madeEcourses(id)}
      union select ecourse_id from ecourse_students where user_id = ${id}
      union select ecourse_id from lessons where id in (
        select lesson_id from lesson_progress where user_id = ${id}
        union select lesson_id from lesson_submissions where user_id = ${id})
      union select ecourse_id from ecourse_tests where id in (select test_id from test_responses where user_id = ${id})`,
    "no key update",
  ],
  // Accepting an invitation locks the online course before the person follows it, after which it is relied on.
  ["ecourses", madeEcourses],
  ["enrolments", (id) => sql`select id from enrolments where user_id = ${id}`],
  // Saving an article locks it before the version refers to its author.
  ["articles", (id) => sql`select id from articles where author_id = ${id}`],
  // Invoicing a request, or ticking it as sent, locks it before it refers to the person.
  ["magazine_subscriptions", (id) => sql`select id from magazine_subscriptions as row where ${ownRequests({ id })}`],
  ["activities", (id) => sql`select id from activities where organizer_id = ${id}`],
  ["participations", (id) => sql`select id from participations where user_id = ${id}`],
  [
    "texts",
    (id) =>
      sql`select id from texts where author_id = ${id} union select text_id from text_likes where user_id = ${id}`,
  ],
];

/**
 * Locks a person with everything of theirs that is counted or judged. Their own row comes last, as in every operation
 * that adds something of theirs: once it is locked, nothing can be added.
 */
export async function lockPersonAndContent(tx: Tx, personId: string) {
  for (const [table, ids, strength = "update"] of LOCKED_TABLES) {
    const rows = sql`select from ${sql.table(table)} where id in (${ids(personId)}) order by id`;
    await sql`${rows} for ${sql.raw(strength)}`.execute(tx);
  }
  return tx
    .selectFrom("users")
    .select(["id", "email"])
    .where("id", "=", personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

import { insertCourse } from "#features/courses/courses/course-writing.ts";
import { days, later } from "#platform/clock.ts";
import { storeWording } from "#platform/db/accepted-wordings.ts";
import type { Tx } from "#platform/db/database.ts";
import { demoPerson } from "../people.ts";
import { addressOf } from "./enrolment-people.ts";
import type { Demo } from "../demo.ts";

const EARLIER = "15-natuurdagboek";
const CANCELLED = {
  like: "11-schrijven-in-de-klas",
  title: "Schrijven onder de sterren",
  participant: "lid",
  message: "Te weinig mensen schreven zich in. Misschien proberen we het volgend jaar opnieuw.",
};

/** A next edition that has no days yet, and a course with a participant that was cancelled. */
export async function addEditions(tx: Tx, { personId, courseId, now }: Demo) {
  const unpublished = { published_at: null, first_published_at: null };
  const noDays = { start_date: null, end_date: null, enrollment_deadline: null };
  await addCopy(tx, courseId(EARLIER), { ...unpublished, ...noDays });
  const { id } = await addCopy(tx, courseId(CANCELLED.like), {
    title: CANCELLED.title,
    copied_from: null,
    cancelled_at: later(now, -days(2)),
    cancel_message: CANCELLED.message,
  });
  await tx
    .insertInto("enrolments")
    .values({
      course_id: id,
      user_id: personId(CANCELLED.participant),
      started_at: later(now, -days(30)),
      updated_at: later(now, -days(2)),
      accepted_conditions_id: await storeWording(tx, "course_conditions", {
        ownerId: id,
        body: "<p>Wie inschrijft, komt.</p>",
      }),
      ...addressOf(demoPerson(CANCELLED.participant)),
      finalized_at: later(now, -days(30)),
      delisted_at: later(now, -days(2)),
      delisted_as: "cancelled",
    })
    .execute();
}

/** Copies a course with its genres and levels. */
async function addCopy(tx: Tx, courseId: string, changes: object) {
  const {
    id,
    slug: _slug,
    pictures: _pictures,
    search: _search,
    refund_terms: _terms,
    ...course
  } = await tx
    .selectFrom("courses")
    .selectAll()
    .where("id", "=", courseId ?? null)
    .executeTakeFirstOrThrow();
  const copy = await insertCourse(tx, { ...course, copied_from: id, ...changes });
  const [genres, levels] = await Promise.all([
    tx.selectFrom("course_genres").select("genre_id").where("course_id", "=", id).execute(),
    tx.selectFrom("course_levels").select("level_id").where("course_id", "=", id).execute(),
  ]);
  await tx
    .insertInto("course_genres")
    .values(genres.map((genre) => ({ ...genre, course_id: copy.id })))
    .execute();
  await tx
    .insertInto("course_levels")
    .values(levels.map((level) => ({ ...level, course_id: copy.id })))
    .execute();
  return copy;
}

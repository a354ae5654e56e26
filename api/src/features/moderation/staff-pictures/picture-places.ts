import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** Where a picture is used, as Dutch phrases for its owner; other uses are left out. */
export async function placesOf(db: Database, imageId: string, ownerId: string) {
  const shows = (table: string) => sql<boolean>`${sql.ref(`${table}.pictures`)} @> array[${imageId}::uuid]`;
  const organized = (table: "contests" | "courses" | "activities") =>
    db
      .selectFrom(table as "contests")
      .select("title")
      .where("organizer_id", "=", ownerId)
      .where(shows(table))
      .execute();
  const [texts, entries, contests, courses, activities, profiles] = await Promise.all([
    db.selectFrom("texts").select("title").where("author_id", "=", ownerId).where(shows("texts")).execute(),
    db
      .selectFrom("contributions")
      .innerJoin("participations as entry", "entry.id", "contributions.participation_id")
      .innerJoin("contests as contest", "contest.id", "entry.contest_id")
      .select("contest.title")
      .where("entry.user_id", "=", ownerId)
      .where(shows("contributions"))
      .execute(),
    organized("contests"),
    organized("courses"),
    organized("activities"),
    db.selectFrom("users").select("id").where("id", "=", ownerId).where(shows("users")).execute(),
  ]);
  return [
    ...texts.map(({ title }) => `in je tekst ‘${title}’`),
    ...new Set(entries.map(({ title }) => `in je inzending voor ‘${title}’`)),
    ...contests.map(({ title }) => `bij je wedstrijd ‘${title}’`),
    ...courses.map(({ title }) => `bij je cursus ‘${title}’`),
    ...activities.map(({ title }) => `bij je activiteit ‘${title}’`),
    ...profiles.map(() => "op je profiel"),
  ];
}

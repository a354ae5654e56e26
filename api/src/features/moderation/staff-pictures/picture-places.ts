import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";

/** The things that people organise, in Dutch. A table that is missing here fails the type check. */
const ORGANIZED: Readonly<Record<TableWith<"organizer_id">, string>> = {
  contests: "wedstrijd",
  courses: "cursus",
  activities: "activiteit",
  ecourses: "online cursus",
};

/** Where a picture is used, as Dutch phrases for its owner; other uses are left out. */
export async function placesOf(db: Database, imageId: string, ownerId: string) {
  const shows = (table: string) => sql<boolean>`${sql.ref(`${table}.pictures`)} @> array[${imageId}::uuid]`;
  async function organizedAs([table, word]: [string, string]) {
    const { rows } = await sql<{ title: string }>`
      select title from ${sql.table(table)} where organizer_id = ${ownerId} and ${shows(table)}`.execute(db);
    return rows.map(({ title }) => `bij je ${word} ‘${title}’`);
  }
  const [texts, entries, organized, profiles] = await Promise.all([
    db.selectFrom("texts").select("title").where("author_id", "=", ownerId).where(shows("texts")).execute(),
    db
      .selectFrom("contributions")
      .innerJoin("participations as entry", "entry.id", "contributions.participation_id")
      .innerJoin("contests as contest", "contest.id", "entry.contest_id")
      .select("contest.title")
      .where("entry.user_id", "=", ownerId)
      .where(shows("contributions"))
      .execute(),
    Promise.all(Object.entries(ORGANIZED).map(organizedAs)),
    db.selectFrom("users").select("id").where("id", "=", ownerId).where(shows("users")).execute(),
  ]);
  return [
    ...texts.map(({ title }) => `in je tekst ‘${title}’`),
    ...new Set(entries.map(({ title }) => `in je inzending voor ‘${title}’`)),
    ...organized.flat(),
    ...profiles.map(() => "op je profiel"),
  ];
}

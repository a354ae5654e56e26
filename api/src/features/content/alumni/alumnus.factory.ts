import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Alumni } from "#platform/db/tables.gen.ts";

interface Wanted extends Partial<Insertable<Alumni>> {
  genres?: readonly number[];
}

/** An alumnus with a public page; every column can be overridden. */
export async function anAlumnus({ db, clock }: Services, { genres = [], ...wanted }: Wanted = {}) {
  const now = clock.now();
  const name = `alumnus-${crypto.randomUUID().slice(0, 13)}`;
  const alumnus = await db
    .insertInto("alumni")
    .values({
      slug: name,
      title: name,
      body: "<p>Iets om te lezen.</p>",
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returning(["id", "slug", "title"])
    .executeTakeFirstOrThrow();
  await db.insertInto("alumnus_slugs").values({ slug: alumnus.slug, alumnus_id: alumnus.id }).execute();
  for (const genre_id of genres)
    await db.insertInto("alumnus_genres").values({ alumnus_id: alumnus.id, genre_id }).execute();
  return alumnus;
}

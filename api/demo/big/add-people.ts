import { hashPassword } from "#features/accounts/auth/passwords.ts";
import { type Filling, YEARS } from "./filling.ts";
import { inBatches } from "./in-batches.ts";
import { insertRows } from "./insert-rows.ts";
import { type BigPerson, PERSON_TYPES, personRow } from "./people.ts";
import { slugTaker } from "./slug-taker.ts";
import { genreChooser } from "./texts.ts";

const BATCH = 1_000;

export async function addPeople({ tx, random, now, people: total, onProgress }: Filling) {
  const [freeSlug, genres, passwordHash] = await Promise.all([
    slugTaker(tx, "user_slugs"),
    tx.selectFrom("genres").select(["id", "name"]).orderBy("id").execute(),
    // Nobody knows this password.
    hashPassword(crypto.randomUUID()),
  ]);
  const anyGenres = genreChooser(genres);
  const people: BigPerson[] = [];
  function* rows() {
    for (let at = 0; at < total; at++) {
      // Some joined before the first text was written; the last one joined shortly before now.
      const createdAt = new Date(now.getTime() - YEARS * (1.1 - 1.09 * (at / total)));
      const genreIds = anyGenres(random).map(({ id }) => id);
      const row = personRow(random, { number: at + 1, createdAt, passwordHash, genreIds, freeSlug });
      people.push({ id: row.id, createdAt });
      yield row;
    }
  }
  await inBatches(rows(), BATCH, async (batch, done) => {
    await insertRows(tx, "users", PERSON_TYPES, batch);
    await insertRows(
      tx,
      "user_slugs",
      { slug: "text", user_id: "uuid" },
      batch.map(({ id, slug }) => ({ slug, user_id: id })),
    );
    onProgress("people", done, total);
  });
  return people;
}

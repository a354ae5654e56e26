import { createPeopleChooser, spreadLikes } from "./uneven-choices.ts";
import { type Filling, YEARS } from "./filling.ts";
import { inBatches } from "./in-batches.ts";
import { insertRows } from "./insert-rows.ts";
import type { BigPerson } from "./people.ts";
import { type Planted, plantedWords, TEXTS_PER_PLANTED_WORD } from "./planted-words.ts";
import type { Random } from "./random.ts";
import { slugTaker } from "./slug-taker.ts";
import { genreChooser, TEXT_TYPES, textRow } from "./texts.ts";

const BATCH = 1_000;
const PRIVATE = 0.04;
const MEMBERS_ONLY = 0.02;
const LIKED = 0.2;

export interface Liked {
  id: string;
  authorId: string;
  at: Date;
  likes: number;
}

export async function addTexts(filling: Filling, people: readonly BigPerson[]) {
  const { tx, random, now, texts: total, onProgress } = filling;
  const freeSlug = await slugTaker(tx, "text_slugs");
  const anyGenres = genreChooser(await tx.selectFrom("genres").select(["id", "name"]).orderBy("id").execute());
  const authors = createPeopleChooser(random, people);
  const { isPrivate, membersOnly, likes, planted } = decide(filling);
  const liked: Liked[] = [];
  const genresOf = new Map<string, number[]>();
  function* rows() {
    for (let made = 0; made < total; made++) {
      const at = new Date(now.getTime() - YEARS * (1 - ((made + 0.5) / total) ** 0.7));
      const genres = anyGenres(random);
      const row = textRow(random, {
        authorId: authors.memberOn(at).id,
        genres,
        at,
        isPrivate: isPrivate[made] ?? false,
        membersOnly: membersOnly[made] ?? false,
        likes: likes.get(made) ?? 0,
        planted: planted.get(made),
        freeSlug,
      });
      genresOf.set(
        row.id,
        genres.map(({ id }) => id),
      );
      if (row.likes > 0) liked.push({ id: row.id, authorId: row.author_id, at, likes: row.likes });
      yield row;
    }
  }
  await inBatches(rows(), BATCH, async (batch, done) => {
    await insertRows(tx, "texts", TEXT_TYPES, batch);
    await insertRows(
      tx,
      "text_slugs",
      { slug: "text", text_id: "uuid" },
      batch.map(({ id, slug }) => ({ slug, text_id: id })),
    );
    const genreRows = batch.flatMap(({ id }) =>
      (genresOf.get(id) ?? []).map((genre_id) => ({ text_id: id, genre_id })),
    );
    await insertRows(tx, "text_genres", { text_id: "uuid", genre_id: "integer" }, genreRows);
    for (const { id } of batch) genresOf.delete(id);
    onProgress("texts", done, total);
  });
  return liked;
}

/** What has to be decided for all texts before the first one is written. */
function decide({ random, texts, people, likes }: Filling) {
  const isPrivate = Array.from({ length: texts }, () => random.chance(PRIVATE));
  const membersOnly = Array.from({ length: texts }, () => random.chance(MEMBERS_ONLY));
  const seen = shuffled(
    random,
    [...isPrivate.keys()].filter((at) => !isPrivate[at]),
  );
  const liked = seen.slice(0, Math.ceil(texts * LIKED));
  const counts = spreadLikes(random, liked.length, people, likes);
  const open = shuffled(
    random,
    seen.filter((at) => !membersOnly[at]),
  );
  const planted = new Map<number, Planted>();
  for (const word of plantedWords(Math.floor(open.length / TEXTS_PER_PLANTED_WORD))) {
    for (const [place, at] of open.splice(0, TEXTS_PER_PLANTED_WORD).entries())
      planted.set(at, { word, isInTitle: place === 0 });
  }
  return { isPrivate, membersOnly, likes: new Map(liked.map((at, place) => [at, counts[place] ?? 0])), planted };
}

const shuffled = <T>(random: Random, items: readonly T[]) =>
  items
    .map((item) => ({ item, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

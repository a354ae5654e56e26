import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { poemBody, proseBody } from "./bodies.ts";
import { fillBig } from "./fill-big.ts";
import { COMMON_WORD, plantedWords, TEXTS_PER_PLANTED_WORD } from "./planted-words.ts";
import { randomFrom } from "./random.ts";
import { voiceOf } from "./voice.ts";
import { ADJECTIVES } from "./words/adjectives.ts";
import { IDEAS_DE, IDEAS_HET, PERSONS, THINGS_DE, THINGS_HET } from "./words/nouns.ts";
import { WITH_OBJECT, WITHOUT_OBJECT } from "./words/verbs.ts";

const SAMPLE = 200;
/** Bodies, alternately prose and verse. */
function sample(seed: number) {
  const random = randomFrom(seed);
  return Array.from({ length: SAMPLE }, (_, at) =>
    (at % 2 ? poemBody : proseBody)(random, voiceOf(random), "brolvast"),
  );
}

describe("the word lists", () => {
  it("contain many different words", () => {
    const nouns = [...PERSONS, ...THINGS_DE, ...THINGS_HET, ...IDEAS_DE, ...IDEAS_HET].map(([word]) => word);
    const verbs = [...WITH_OBJECT, ...WITHOUT_OBJECT].map(({ infinitive }) => infinitive);
    const adjectives = ADJECTIVES.map(([word]) => word);
    expect(new Set(nouns).size).toBeGreaterThan(600);
    expect(new Set(verbs).size).toBeGreaterThan(300);
    expect(new Set(adjectives).size).toBe(adjectives.length);
    expect(adjectives.length).toBeGreaterThan(250);
  });
});

describe("a generated body", () => {
  it("is left unchanged by the sanitizer", () => {
    for (const body of sample(1)) expect(cleanHtml(body)).toBe(body);
  });

  it("is the same for the same seed, and differs for another", () => {
    expect(sample(2)).toEqual(sample(2));
    expect(sample(2)).not.toEqual(sample(3));
  });
});

describe("filling a database", () => {
  const test = useTestApi();
  const untouched = useTestApi();
  const amounts = { texts: 1_200, people: 150, likes: 4_000 };
  const first = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(test.services.db)).rows[0];
  beforeAll(async () => {
    expect(await fillBig(test.services.db, amounts)).toBe(true);
  });

  it("makes the requested numbers, with the lengths, dates and likes of a real site", async () => {
    expect(
      await first(sql`
        select count(*) as texts, sum(likes) as likes, min(word_count) >= 60 and max(word_count) <= 900 as lengths,
          avg(word_count) between 200 and 300 as mean, bool_and(reads <= views) as reads,
          avg(is_private::int) between 0.02 and 0.06 as private, count(*) filter (where likes > 0) as liked,
          max(published_at) - min(published_at) between '3500 days' and '3653 days' as years,
          bool_and((published_at is null) = is_private) as published,
          (select count(*) from users) as people, (select count(*) from text_likes) as "likeRows",
          (select count(*) from text_slugs join texts using (slug)) as slugs
        from texts
      `),
    ).toEqual({
      ...amounts,
      likeRows: amounts.likes,
      slugs: amounts.texts,
      liked: amounts.texts * 0.2,
      lengths: true,
      mean: true,
      reads: true,
      private: true,
      years: true,
      published: true,
    });
  });

  it("stores the right number of likes with each text, none by its author or from before it was published", async () => {
    expect(
      await first(sql`
        select count(*) as wrong from texts where
          likes <> (select count(*) from text_likes where text_id = texts.id)
          or exists (select from text_likes where text_id = texts.id
            and (user_id = author_id or text_likes.created_at < published_at or is_private))
      `),
    ).toEqual({ wrong: 0 });
  });

  it("leaves the tables with the same indexes, foreign keys and triggers as before", async () => {
    const made = sql`
      select pg_get_indexdef(indexrelid) as made from pg_index where indrelid::regclass::text !~ '^(pg_|pgboss)'
      union all select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint
      union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`;
    const [filled, empty] = await Promise.all([made.execute(test.services.db), made.execute(untouched.services.db)]);
    expect(filled.rows).toEqual(empty.rows);
  });

  it("indexes the words of titles and names", async () => {
    expect(
      await first(sql`
        select count(*) as missed from (
          select title_words(title) as word from texts where not is_private union select title_words(nickname) from users
        ) as words where word not in (select word from search_words)
      `),
    ).toEqual({ missed: 0 });
  });

  it("plants each planted word in 25 public texts, and uses the common word in about half of all texts", async () => {
    const publicTextsWith = async (word: string) =>
      (
        await first(sql`
          select count(*)::float as found from texts
          where search @@ plainto_tsquery('dutch_plain', ${word}) and not is_private and not members_only
        `)
      )?.["found"];
    for (const word of plantedWords(30)) {
      expect(await publicTextsWith(word), word).toBe(TEXTS_PER_PLANTED_WORD);
      expect(await first(sql`select count(*) as titles from texts where title ilike ${`%${word}`}`)).toEqual({
        titles: 1,
      });
    }
    expect(await publicTextsWith(COMMON_WORD)).toBeGreaterThan(amounts.texts * 0.35);
    expect(await publicTextsWith(COMMON_WORD)).toBeLessThan(amounts.texts * 0.65);
  });

  it("leaves a database that was filled before unchanged", async () => {
    expect(await fillBig(test.services.db, amounts)).toBe(false);
    expect(await first(sql`select count(*) as texts from texts`)).toEqual({ texts: amounts.texts });
  });
});

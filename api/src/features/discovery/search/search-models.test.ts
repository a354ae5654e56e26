import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database, Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { indexWords } from "#platform/search/search-words.ts";
import { rolledBack } from "#testing/rolled-back.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPage } from "#features/content/pages/page.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { deleteUnusedWords } from "./delete-unused-words.ts";
import { MODELS } from "./search-models.ts";

const test = useTestApi();

/** Tables with words to search that have no model. */
async function undeclared(db: Database | Tx) {
  const { rows } = await sql<{ table: string }>`
    select distinct attrelid::regclass::text as table from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = current_schema::regnamespace
    where atttypid = 'tsvector'::regtype`.execute(db);
  return rows.map(({ table }) => table).filter((table) => !(table in MODELS));
}

async function isKept(word: string) {
  const { db } = test.services;
  await indexWords(db, word);
  await deleteUnusedWords(db);
  return (await db.selectFrom("search_words").select("word").where("word", "=", word).executeTakeFirst()) !== undefined;
}

describe("a word that can be found with a letter wrong", () => {
  it.each<[string, (title: string) => Promise<unknown>]>([
    ["a text", (title) => aText(test.services, { title })],
    ["a name", (nickname) => aPerson(test.services, { nickname })],
    ["a published contest", (title) => aContest(test.services, { title })],
    ["an article", (title) => anArticle(test.services, { title })],
    ["a page", (title) => aPage(test.services, { title })],
  ])("stays while %s has it", async (what, plant) => {
    const word = `blijver${what.replaceAll(/\W/g, "")}`;
    await plant(`Dé ${word.toUpperCase()}`);
    expect(await isKept(word)).toBe(true);
  });

  it.each<[string, (title: string) => Promise<unknown>]>([
    ["nothing", async () => undefined],
    ["a private text", (title) => aText(test.services, { title, is_private: true })],
    ["a contest that is not published", (title) => aContest(test.services, { title, published_at: null })],
  ])("is deleted when only %s has it", async (what, plant) => {
    const word = `ganger${what.replaceAll(/\W/g, "")}`;
    await plant(word);
    expect(await isKept(word)).toBe(false);
  });
});

describe("the registry of what is searched", () => {
  it("has every table with words to search", async () => {
    expect(await undeclared(test.services.db)).toEqual([]);
  });

  it("misses a table whose words go by another name", async () => {
    const found = await rolledBack(test.services.db, async (tx) => {
      await sql`create table courses (id uuid primary key, words tsvector)`.execute(tx);
      return undeclared(tx);
    });
    expect(found).toEqual(["courses"]);
  });

  it("fails the type check when a table is missing", () => {
    type WithCourses = DB & { courses: { id: string; search: string } };
    // @ts-expect-error courses is missing
    const models: Record<TableWith<"search", WithCourses>, unknown> = MODELS;
    expect(models).toBe(MODELS);
  });
});

import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { TableWith } from "#platform/db/table-with.ts";
import { tokenize } from "#platform/search/search-words.ts";
import { rolledBack } from "#testing/rolled-back.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { anAlumnus } from "#features/content/alumni/alumnus.factory.ts";
import { aProduct } from "#features/content/products/product.factory.ts";
import { aTeamTile } from "#features/content/team/team-tile.factory.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPage } from "#features/content/pages/page.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { deleteUnusedWords } from "./delete-unused-words.ts";
import { isIndexed, plantWord } from "./search-words.fixture.ts";

const test = useTestApi();

/* The factories write plain rows: the words are indexed by the database, not by code that a save could leave out. */

type Create = (title: string) => Promise<{ id: string }>;
/** A row that other people may find, for every searched table. */
const SEARCHED: Record<TableWith<"search">, Create> = {
  texts: (title) => aText(test.services, { title }),
  users: (nickname) => aPerson(test.services, { nickname }),
  contests: (title) => aContest(test.services, { title }),
  articles: (title) => anArticle(test.services, { title }),
  pages: (title) => aPage(test.services, { title }),
  courses: (title) => aCourse(test.services, { title }),
  activities: (title) => anActivity(test.services, { title }),
  products: (title) => aProduct(test.services, { title }),
  alumni: (title) => anAlumnus(test.services, { title }),
  team_tiles: (title) => aTeamTile(test.services, { title }),
};
const tables = Object.entries(SEARCHED);

/** Rows that other people may not find, with the change that makes them visible. */
const UNSEEN: [what: string, Create, publish: (id: string) => Promise<unknown>][] = [
  [
    "a private text",
    (title) => aText(test.services, { title, is_private: true }),
    (id) => test.services.db.updateTable("texts").set({ is_private: false }).where("id", "=", id).execute(),
  ],
  [
    "a contest that is not published",
    (title) => aContest(test.services, { title, published_at: null }),
    (id) =>
      test.services.db.updateTable("contests").set({ published_at: test.clock.now() }).where("id", "=", id).execute(),
  ],
  [
    "a course that is not published",
    (title) => aCourse(test.services, { title, published_at: null }),
    (id) =>
      test.services.db.updateTable("courses").set({ published_at: test.clock.now() }).where("id", "=", id).execute(),
  ],
];

const indexed = (word: string) => isIndexed(test.services.db, word);
let made = 0;
const aWord = () => `zeldzaam${made++}`;

describe("the words of a title", () => {
  it.each(tables)("in %s are indexed when it is created and when it is changed", async (table, create) => {
    const [first, second] = [aWord(), aWord()];
    const { id } = await create(`Dé ${first.toUpperCase()}`);
    expect(await indexed(first)).toBe(true);
    const title = sql.ref(table === "users" ? "nickname" : "title");
    await sql`update ${sql.table(table)} set ${title} = ${`Ander ${second}`} where id = ${id}`.execute(
      test.services.db,
    );
    expect(await indexed(second)).toBe(true);
  });

  it.each(UNSEEN)("of %s are indexed once other people may find it, not before", async (_what, create, publish) => {
    const word = aWord();
    const { id } = await create(word);
    expect(await indexed(word)).toBe(false);
    await publish(id);
    expect(await indexed(word)).toBe(true);
  });

  it("are not indexed by a save that fails", async () => {
    const word = aWord();
    await rolledBack(test.services.db, async (tx) => {
      await tx.updateTable("users").set({ nickname: word }).execute();
      await sql`set constraints all immediate`.execute(tx);
      expect(await isIndexed(tx, word)).toBe(true);
    });
    expect(await indexed(word)).toBe(false);
  });

  it("do not make two saves of the same new word wait for each other", async () => {
    const { db } = test.services;
    const word = aWord();
    const [mine, theirs, shared] = [await aText(test.services), await aText(test.services), await aText(test.services)];
    const rename = (id: string) => ({ title: `${word} ${id}` });
    const first = await db.startTransaction().execute();
    const second = await db.startTransaction().execute();
    await first.updateTable("texts").set(rename(mine.id)).where("id", "=", mine.id).execute();
    await second.selectFrom("texts").select("id").where("id", "=", shared.id).forUpdate().execute();
    const { result } = await test.started(() =>
      first.selectFrom("texts").select("id").where("id", "=", shared.id).forUpdate().execute(),
    );
    // Would wait for the first transaction, which waits for the second, if words were written immediately.
    await second.updateTable("texts").set(rename(theirs.id)).where("id", "=", theirs.id).execute();
    await second.commit().execute();
    await result;
    await first.commit().execute();
    expect(await indexed(word)).toBe(true);
  });

  it.each([
    "De zoon van Zoë’s café, ’s nachts om 5u30!",
    "ﬁjn — Œuvre/ĲSBLOEM_één·twéé (Straße) İstanbul",
    "Ελληνικά Йод žluťoučký ①½ x² Ⅳ",
    "a I 1 é",
    `${"lang".repeat(15)} ${"langer".repeat(11)}`,
    "?! … 😀",
  ])("are split by the database in the same way as search input: %j", async (title) => {
    const { rows } = await sql<{ word: string }>`select distinct word from title_words(${title}) as word`.execute(
      test.services.db,
    );
    const words = tokenize(title).filter((word) => word.length > 1 && word.length <= 60);
    expect(rows.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
  });
});

describe("deleting unused words", () => {
  it.each(tables)("keeps the words of a title in %s", async (_table, create) => {
    const word = aWord();
    await create(`Dé ${word.toUpperCase()}`);
    await deleteUnusedWords(test.services.db);
    expect(await indexed(word)).toBe(true);
  });

  it.each(UNSEEN)("deletes a word that only %s has", async (_what, create) => {
    const word = aWord();
    await create(word);
    await plantWord(test.services.db, word);
    await deleteUnusedWords(test.services.db);
    expect(await indexed(word)).toBe(false);
  });

  it("keeps a word that somebody is saving in a title at that moment", async () => {
    const { db } = test.services;
    const word = aWord();
    const text = await aText(test.services);
    await plantWord(db, word);
    const save = await db.startTransaction().execute();
    await save.updateTable("texts").set({ title: word }).where("id", "=", text.id).execute();
    await sql`set constraints all immediate`.execute(save);
    const { result } = await test.started(() => deleteUnusedWords(db));
    await save.commit().execute();
    await result;
    expect(await indexed(word)).toBe(true);
  });
});

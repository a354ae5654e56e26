import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { leastSimilarity } from "#platform/search/search-words.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { plantWord } from "./search-words.fixture.ts";
import { searching } from "./searching.factory.ts";

const test = useTestApi();

const { search, titles, text } = searching(test);

describe("spelling corrections", () => {
  it.each([
    [
      "a private text",
      async () => {
        await plantWord(test.services.db, "flamingokanarie");
        await text("Flamingokanarie", { is_private: true });
      },
    ],
    ["a text that staff hid", () => text("Flamingokanarie", { hidden_at: test.clock.now() })],
    [
      "a contest that is not published",
      async () => {
        await plantWord(test.services.db, "flamingokanarie");
        await aContest(test.services, { title: "Flamingokanarie", published_at: null });
      },
    ],
    [
      "an article that is not public yet",
      async () => {
        await plantWord(test.services.db, "flamingokanarie");
        await anArticle(test.services, { title: "Flamingokanarie", published_at: later(test.clock.now(), days(1)) });
      },
    ],
  ])("never use a word of %s, nor let it displace visible words", async (_what, plant) => {
    const { db } = test.services;
    // The existing word is the sixth most similar one.
    const seen = `Flamingokanarix`;
    await text(seen);
    for (const letter of "abcdf") await plantWord(db, `flamingokanari${letter}`);
    await plant();
    const { data, meta } = await search({ models: ["text", "contest", "article"], text: "flamingokanariy" });
    expect(data.map(({ title }: { title: string }) => title)).toEqual([seen]);
    expect(meta.near).toBe(true);
    await db.deleteFrom("texts").where("title", "=", seen).execute();
    const nothing = await search({ models: ["text", "contest", "article"], text: "flamingokanariy" });
    expect([nothing.data, nothing.meta.near]).toEqual([[], false]);
    await db.deleteFrom("search_words").where("word", "like", "flamingo%").execute();
    await db.deleteFrom("texts").where("title", "like", "Flamingo%").execute();
  });

  it("miss no word, although only similar words are compared", async () => {
    const alphabet = [..."abeinot"];
    const letter = (number: number) => alphabet[number % alphabet.length];
    const pairs = ["bananenboot", "tentoonstelling", "abaababa", "kaaskop", "eenentwintig", "nonnetje"].flatMap(
      (word) => {
        const wrong = (typed: string) =>
          [...typed].flatMap((_, at) => [
            typed.slice(0, at) + typed.slice(at + 1),
            typed.slice(0, at) + letter(at) + typed.slice(at),
            typed.slice(0, at) + letter(at + 3) + typed.slice(at + 1),
          ]);
        const once = wrong(word);
        const twice = once.filter((typed) => typed.length >= 8).flatMap(wrong);
        return [...once.map((typed) => ({ word, typed, far: 1 })), ...twice.map((typed) => ({ word, typed, far: 2 }))];
      },
    );
    const { rows } = await sql<{ word: string; typed: string }>`
      select word, typed from json_to_recordset(${JSON.stringify(
        pairs.map(({ far, ...pair }) => ({ ...pair, least: leastSimilarity(pair.typed, far) })),
      )}) as pairs (word text, typed text, least real)
      where similarity(word, typed) < least and levenshtein(word, typed) <= 2`.execute(test.services.db);
    expect(rows).toEqual([]);
    expect(leastSimilarity("bananenbot", 2)).toBeGreaterThan(0.2);
  });

  it("include words of members-only texts only for members", async () => {
    await text("Pelikaanjager", { members_only: true });
    const member = await test.browser().signInAs((await aPerson(test.services)).id);
    expect(await titles({ text: "pelikaanjagr" })).toEqual([]);
    expect(await titles({ text: "pelikaanjagr" }, member)).toEqual(["Pelikaanjager"]);
  });
});

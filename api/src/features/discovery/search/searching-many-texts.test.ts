import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { searching } from "./searching.factory.ts";

describe("totals", () => {
  const many = useTestApi();
  it("are counted up to a thousand, and report that there are more", async () => {
    const author = await aPerson(many.services);
    await many.services.db
      .insertInto("texts")
      .values(
        Array.from({ length: 1005 }, (_, number) => ({
          author_id: author.id,
          slug: `t-${number}`,
          title: `Tekst ${number}`,
          body: "<p>Woorden.</p>",
          excerpt: "Woorden.",
          word_count: 1,
          line_count: 1,
          is_private: false,
          created_at: many.clock.now(),
          updated_at: many.clock.now(),
          published_at: many.clock.now(),
        })),
      )
      .execute();
    const { body } = await many.browser().get(`/search?q=${JSON.stringify({ models: ["text"], page: 63 })}`);
    expect(body.meta).toMatchObject({ total: 1000, hasMore: true });
    expect(body.data.length).toBeGreaterThan(0);
    expect((await many.browser().get(`/search?q=${JSON.stringify({ models: ["text"], page: 64 })}`)).body.data).toEqual(
      [],
    );
  });
});

describe("a word in more than a thousand texts", () => {
  const many = useTestApi();
  const { search: searchMany, titles: titlesOf } = searching(many);
  /** This many of the oldest texts have the word. */
  const OLD = 1_100;
  beforeAll(async () => {
    const author = await aPerson(many.services);
    await sql`
      insert into texts (author_id, slug, title, body, excerpt, word_count, is_private, created_at, updated_at, published_at)
      select ${author.id}, 't-' || number, case when number <= ${OLD} then 'Vuurtoren ' else 'Molen ' end || number,
        '<p>Wind.</p>', 'Wind.', 1, false, at, at, at
      from generate_series(1, 4000) as number, lateral (select ${many.clock.now()}::timestamptz + number * interval '1 s') as now (at)
    `.execute(many.services.db);
  });
  const named = (what: string, numbers: number[]) => numbers.map((number) => `${what} ${number}`);

  it("is found in the newest texts when all have it", async () => {
    expect(await titlesOf({ text: "wind", perPage: 3 })).toEqual(named("Molen", [4000, 3999, 3998]));
    const oldest = { field: "date", order: "asc" } as const;
    expect(await titlesOf({ text: "wind", sort: oldest, perPage: 3 })).toEqual(named("Vuurtoren", [1, 2, 3]));
    expect(await titlesOf({ text: "wind", perPage: 3, page: 333 })).toEqual(named("Molen", [3004, 3003, 3002]));
  });

  it("is found when none of the newest has it", async () => {
    const { data, meta } = await searchMany({ models: ["text"], text: "vuurtoren", perPage: 3 });
    expect(data.map(({ title }: { title: string }) => title)).toEqual(named("Vuurtoren", [1100, 1099, 1098]));
    expect(meta).toMatchObject({ total: 1000, hasMore: true });
  });

  it.each([
    ["1234 wind", ["Molen 1234"]],
    ["wind 1234", ["Molen 1234"]],
    ["het 1234 wind", ["Molen 1234"]],
    ["molen wind", ["Molen 4000", "Molen 3999"]],
    ["vuurtoren wind", ["Vuurtoren 1100", "Vuurtoren 1099"]],
  ])("is found together with another word: %s", async (typed, found) => {
    expect(await titlesOf({ text: typed, perPage: 2 })).toEqual(found);
  });

  it("is compared after a rare word only in the texts with that word", async () => {
    const queries = await many.queriesOf(() => titlesOf({ text: "1234 wind" }));
    const comparing = queries.filter(({ parameters }) => parameters.some((value) => /wind:\*/.test(String(value))));
    expect(comparing.length).toBeGreaterThan(0);
    for (const { parameters } of comparing) expect(parameters).toContainEqual([expect.any(String)]);
  });

  it("is not looked up after words that no text has", async () => {
    const queries = await many.queriesOf(() => titlesOf({ text: "bestaatniet wind" }));
    const ofTexts = queries.filter(({ sql: query }) => !query.includes("names_plain"));
    expect(
      ofTexts.map(({ parameters }) => parameters.join(" ")).filter((value) => /bestaatniet.*wind:/.test(value)),
    ).toEqual([]);
  });

  it("is found in every order, page by page", async () => {
    const byTitle = { sort: { field: "title", order: "asc" } as const, perPage: 3 };
    expect(await titlesOf({ text: "vuurtoren", ...byTitle })).toEqual(named("Vuurtoren", [1, 10, 100]));
    expect(await titlesOf({ text: "vuurtoren", ...byTitle, page: 2 })).toEqual(named("Vuurtoren", [1000, 1001, 1002]));
    expect(await titlesOf({ text: "vuurtoren", ...byTitle, page: 334 })).toHaveLength(3);
    expect(await titlesOf({ text: "vuurtoren", ...byTitle, page: 335 })).toEqual([]);
  });

  it("is not searched beyond the last page that exists", async () => {
    const sort = { field: "title", order: "asc" } as const;
    const queries = await many.queriesOf(() => titlesOf({ text: "vuurtoren", sort, perPage: 100, page: 10_000 }));
    const limits = queries.flatMap(({ parameters }) => parameters);
    expect(limits).toContain(1_100);
    expect(limits).not.toContain(1_000_000);
  });
});

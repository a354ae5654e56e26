import { CompiledQuery } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { fillBig } from "../demo/big/fill-big.ts";
import { faultsOf, sizesOf } from "./platform/testing/query-plan.ts";
import { useTestApi } from "./platform/testing/test-api.ts";
import type { TestBrowser } from "./platform/testing/test-browser.ts";

/** What the calls are made on. */
interface Setting {
  /** Signed in, with many texts. */
  author: TestBrowser;
  visitor: TestBrowser;
  /** A public text, of somebody else than the author. */
  slug: string;
  ownSlug: string;
}
const form = { title: "Een nieuwe tekst", body: "<p>Het regent.</p>", genres: [1, 3], private: 0 };

/** A new endpoint that reads or writes what grows belongs here. */
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "newest texts, visitor": ({ visitor }) => visitor.get("/texts"),
  "newest texts, member": ({ author }) => author.get("/texts"),
  "a text, visitor": ({ visitor, slug }) => visitor.get(`/texts/${slug}`),
  "a text, member": ({ author, slug }) => author.get(`/texts/${slug}`),
  "own texts": ({ author }) => author.get("/me/texts"),
  "writing a text": ({ author }) => author.post("/texts", form),
  "changing a text": ({ author, ownSlug }) => author.put(`/texts/${ownSlug}`, form),
  "who am I": ({ author }) => author.get("/me"),
  notifications: ({ author }) => author.get("/me/notifications"),
};

/** Statements that may read a table whole, with the reason. */
const EXCUSED: { statement: RegExp; why: string }[] = [
  {
    statement: /^select count\(\*\) as "total" from "texts" as "text" where "text"."is_private" = \$1/,
    why: "a list says how many texts there are",
  },
];

describe("every query is on an index", () => {
  const test = useTestApi();
  let setting: Setting;
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { db } = test.services;
    await fillBig(db, { texts: 4_000, people: 1_200, likes: 20_000 });
    sizes = await sizesOf(db);
    const [author, other] = await db
      .selectFrom("texts")
      .select(["author_id as id", ({ fn }) => fn.min("slug").as("slug")])
      .where("is_private", "=", false)
      .where("members_only", "=", false)
      .groupBy("author_id")
      .orderBy(({ fn }) => fn.countAll(), "desc")
      .limit(2)
      .execute();
    if (!author || !other) throw new Error("Nobody wrote anything");
    setting = {
      author: await test.browser().signInAs(author.id),
      visitor: test.browser(),
      slug: other.slug,
      ownSlug: author.slug,
    };
  }, 60_000);

  it("is judged on tables that are big enough", () => {
    expect([...sizes.keys()]).toEqual(
      expect.arrayContaining(["texts", "text_slugs", "text_genres", "text_likes", "users"]),
    );
  });

  it.each([
    ["select id from texts where views = 7", ["texts is on no index"]],
    ["select id from texts where not is_private and views = 7", ["texts is read whole"]],
    ["select id from texts order by word_count limit 3", ["texts is on no index"]],
    ["select id from texts where not is_private order by word_count limit 3", ["texts is read whole"]],
    ["select id from texts where not is_private order by likes desc, published_at desc, id desc limit 3", []],
    ["update users set varia = '' where varia = 'x'", ["users is on no index"]],
    ["select id from users where email = 'x' limit 1", ["users is on no index"]],
    ["select id from users where lower(email) = 'x'", []],
    ["select name from genres", []],
  ])("judges %s", async (statement, faults) => {
    expect(await faultsOf(test.services.db, CompiledQuery.raw(statement), sizes)).toEqual(faults);
  });

  it.each(Object.keys(CALLS))("%s", async (name) => {
    const queries = await test.queriesOf(async () => {
      const answer = await CALLS[name]?.(setting);
      expect(answer?.status).toBeLessThan(300);
    });
    const statements = new Map(queries.map((query) => [query.sql, query]));
    const faults: string[] = [];
    for (const query of statements.values()) {
      if (EXCUSED.some(({ statement }) => statement.test(query.sql))) continue;
      for (const fault of await faultsOf(test.services.db, query, sizes)) faults.push(`${fault}: ${query.sql}`);
    }
    expect(faults).toEqual([]);
  });
});

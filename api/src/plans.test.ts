import { CompiledQuery } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { SearchQuery } from "@inktvis/contract/features/search";
import { fillBig } from "../demo/big/fill-big.ts";
import { COMMON_WORD, plantedWords } from "../demo/big/planted-words.ts";
import { faultsOf, sizesOf } from "./platform/testing/query-plan.ts";
import { useTestApi } from "./platform/testing/test-api.ts";
import type { TestBrowser } from "./platform/testing/test-browser.ts";

/** What the calls are made on. */
interface Setting {
  /** Signed in, with many texts. */
  author: TestBrowser;
  visitor: TestBrowser;
  /** A public text of somebody else. */
  slug: string;
  ownSlug: string;
  other: string;
}
const form = { title: "Een nieuwe tekst", body: "<p>Het regent.</p>", genres: [1, 3], private: 0 };
const search = (q: Omit<SearchQuery, "models"> & Partial<SearchQuery>) =>
  `/search?q=${encodeURIComponent(JSON.stringify({ models: ["text"], ...q }))}`;
const [PLANTED = ""] = plantedWords(1);
/** In no text, and in the name of somebody who wrote some. */
const WRITER = "wolvendael";
const draft = `/me/drafts/${crypto.randomUUID()}`;

/** A new endpoint that reads or writes what grows belongs here. */
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "newest texts, visitor": ({ visitor }) => visitor.get(search({})),
  "newest texts, member": ({ author }) => author.get(search({})),
  "newest texts, page 5": ({ visitor }) => visitor.get(search({ page: 5 })),
  "texts of a genre": ({ visitor }) => visitor.get(search({ filters: { genres: [3] } })),
  "texts of a rare genre": ({ visitor }) => visitor.get(search({ filters: { genres: [18] } })),
  "most liked texts": ({ visitor }) => visitor.get(search({ sort: { field: "popularity", order: "desc" } })),
  "texts by title": ({ visitor }) => visitor.get(search({ sort: { field: "title", order: "asc" } })),
  tips: ({ visitor }) => visitor.get(search({ modelConfigurations: { text: { isTip: true } } })),
  "texts with a rare word": ({ visitor }) => visitor.get(search({ text: PLANTED })),
  "texts with a common word": ({ visitor }) => visitor.get(search({ text: COMMON_WORD })),
  "texts with a word with a letter wrong": ({ visitor }) => visitor.get(search({ text: "kasstanjelaer" })),
  "texts by who wrote them": ({ visitor }) => visitor.get(search({ text: WRITER })),
  "people by name": ({ visitor }) => visitor.get(search({ models: ["user"], text: "vandaele" })),
  "newest people": ({ visitor }) => visitor.get(search({ models: ["user"] })),
  "texts and people": ({ visitor }) => visitor.get(search({ models: ["text", "user"], text: "boer" })),
  "a text, visitor": ({ visitor, slug }) => visitor.get(`/texts/${slug}`),
  "a text, member": ({ author, slug }) => author.get(`/texts/${slug}`),
  "where to read on": ({ visitor, slug }) => visitor.get(`/texts/${slug}/neighbours`),
  "own texts": ({ author }) => author.get("/me/texts"),
  favourites: ({ author }) => author.get("/me/texts/favorites"),
  "texts of people followed": ({ author }) => author.get("/me/texts/followed"),
  "a profile, visitor": ({ visitor, other }) => visitor.get(`/users/${other}`),
  "a profile, member": ({ author, other }) => author.get(`/users/${other}`),
  "texts of a profile": ({ visitor, other }) => visitor.get(`/users/${other}/texts`),
  following: ({ author, other }) => author.post(`/users/${other}/follow`),
  unfollowing: ({ author, other }) => author.post(`/users/${other}/unfollow`),
  liking: ({ author, slug }) => author.post(`/texts/${slug}/like`),
  unliking: ({ author, slug }) => author.post(`/texts/${slug}/unlike`),
  reporting: ({ author, slug }) => author.post(`/texts/${slug}/report`),
  unreporting: ({ author, slug }) => author.post(`/texts/${slug}/unreport`),
  "tracking a view": async ({ visitor, slug }) => {
    const { token } = (await visitor.get(`/texts/${slug}/tr`)).body.data;
    return visitor.post("/texts/t/view", { token });
  },
  "writing a text": ({ author }) => author.post("/texts", form),
  "changing a text": ({ author, ownSlug }) => author.put(`/texts/${ownSlug}`, form),
  "versions of a text": ({ author, ownSlug }) => author.get(`/texts/${ownSlug}/versions`),
  "keeping a draft": ({ author }) => author.put(draft, { ...form, textId: null, membersOnly: 0 }),
  drafts: ({ author }) => author.get("/me/drafts"),
  "who am I": ({ author }) => author.get("/me"),
  notifications: ({ author }) => author.get("/me/notifications"),
};

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
      .innerJoin("users as author", "author.id", "texts.author_id")
      .select(["author.id", "author.slug as author", ({ fn }) => fn.min("texts.slug").as("slug")])
      .where("is_private", "=", false)
      .where("members_only", "=", false)
      .groupBy("author.id")
      .orderBy(({ fn }) => fn.countAll(), "desc")
      .limit(2)
      .execute();
    if (!author || !other) throw new Error("Nobody wrote anything");
    await db
      .updateTable("users")
      .set({ nickname: `${WRITER} ${other.author}` })
      .where("slug", "=", other.author)
      .execute();
    setting = {
      author: await test.browser().signInAs(author.id),
      visitor: test.browser(),
      slug: other.slug,
      ownSlug: author.slug,
      other: other.author,
    };
  }, 60_000);

  it("is judged on tables that are big enough", () => {
    expect([...sizes.keys()]).toEqual(
      expect.arrayContaining(["texts", "text_slugs", "text_genres", "text_likes", "users"]),
    );
  });

  it.each([
    ["select id from texts where views = 7", ["texts is read whole"]],
    ["select id from texts where not is_private and views = 7", ["texts is read whole"]],
    ["select id from texts order by word_count limit 3", ["texts is read whole"]],
    ["select id from texts where not is_private order by word_count limit 3", ["texts is read whole"]],
    ["select id from texts where not is_private order by likes desc, published_at desc, id desc limit 3", []],
    ["update users set varia = '' where varia = 'x'", ["users is read whole"]],
    ["select id from users where email = 'x' limit 1", ["users is read whole"]],
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
      for (const fault of await faultsOf(test.services.db, query, sizes)) faults.push(`${fault}: ${query.sql}`);
    }
    expect(faults).toEqual([]);
  });
});

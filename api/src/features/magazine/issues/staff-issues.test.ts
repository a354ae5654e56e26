import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anIssue } from "./issue.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});

let number = 0;
const ISSUE = {
  title: "Water",
  season: "herfst 2026",
  intro: "Over wat stijgt.",
  contents: [],
  publishedAt: "2026-01-01",
};
const create = (wanted: object = {}) =>
  editor.post("/staff/magazine-issues", { ...ISSUE, number: ++number, ...wanted }, "staff");
const update = (id: string, body: object) => editor.put(`/staff/magazine-issues/${id}`, body, "staff");
const shown = (slug: string) => test.browser().get(`/magazine-issues/${slug}`, "verzin");
const piece = async (wanted: object = {}) =>
  (await anArticle(test.services, { type: "verzin-publication", ...wanted })).id;
const problemsOf = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
];

describe("an issue in the staff room", () => {
  it("has a cover and contents in the order that editors choose, with every change in the audit log", async () => {
    const [one, other] = [await piece({ title: "Een" }), await piece({ title: "Twee" })];
    const image = dataUrl(await aPicture());
    const contents = [
      { articleId: one, section: " " },
      { articleId: other, section: "Verhalen" },
    ];
    const made = (await create({ image, contents })).body.data;
    expect(made).toMatchObject({ slug: "water", isPublic: true, revision: 1, contents: [{ section: null }, {}] });
    expect((await shown("water")).body.data.image.url.default).toContain("/media/images/");
    const { status, body } = await update(made.id, { ...made, image: undefined, contents: contents.toReversed() });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ revision: 2, contents: [{ articleId: other }, { articleId: one }] });
    expect(body.data.image).not.toBeNull();
    expect((await editor.delete(`/staff/magazine-issues/${made.id}`, "staff")).status).toBe(204);
    const log = test.services.db.selectFrom("audit_log").select("action").where("subject", "=", "magazineIssues");
    expect((await log.orderBy("id").execute()).map(({ action }) => action)).toEqual(["create", "update", "delete"]);
    expect((await shown("water")).status).toBe(404);
    expect((await test.browser().get("/articles/een", "verzin")).status).not.toBe(500);
    await test.runJobs();
    expect(await test.services.db.selectFrom("images").select("id").execute()).toEqual([]);
  });

  it("gets a new address with its title, and redirects from one that was public", async () => {
    const made = (await create({ title: "Zout" })).body.data;
    const { data } = (await update(made.id, { ...made, image: undefined, title: "Zoet" })).body;
    expect(data.slug).toBe("zoet");
    expect((await shown("zout")).body.data.slug).toBe("zoet");
    const hidden = (await create({ title: "Geheim", publishedAt: null })).body.data;
    await update(hidden.id, { ...hidden, image: undefined, title: "Open", publishedAt: "2026-01-01" });
    expect((await shown("geheim")).status).toBe(404);
  });

  it("refuses to overwrite what somebody else changed in the meantime", async () => {
    const made = (await create({ title: "Samen" })).body.data;
    const save = (title: string) => update(made.id, { ...made, image: undefined, title });
    expect((await save("Samen een")).status).toBe(200);
    expect(await save("Samen twee")).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    expect((await editor.get(`/staff/magazine-issues/${made.id}`, "staff")).body.data.title).toBe("Samen een");
  });

  it("reports per field a taken number, and an article that is not of the magazine or listed twice", async () => {
    const taken = await anIssue(test.services, { number: 5000 });
    expect(problemsOf(await create({ number: taken.number }))).toEqual([422, ["number"]]);
    const [news, one, elsewhere] = [await piece({ type: "news" }), await piece(), await piece()];
    await anIssue(test.services, { contents: [{ articleId: elsewhere }] });
    for (const articles of [[news], [crypto.randomUUID()], [one, one], [elsewhere]]) {
      const contents = articles.map((articleId) => ({ articleId, section: null }));
      expect(problemsOf(await create({ contents })), String(articles)).toEqual([422, ["contents"]]);
    }
    expect(problemsOf(await create({ title: "", season: "", intro: "", number: 0 }))).toEqual([
      422,
      ["number", "title", "season", "intro"],
    ]);
  });

  it("keeps an article whose type was changed, and names one that cannot be added", async () => {
    const [changed, news] = [
      await piece({ title: "Ooit een verhaal" }),
      await piece({ type: "news", title: "Nieuws" }),
    ];
    const issue = await anIssue(test.services, { contents: [{ articleId: changed }] });
    await test.services.db.updateTable("articles").set({ type: "news" }).where("id", "=", changed).execute();
    const opened = (await editor.get(`/staff/magazine-issues/${issue.id}`, "staff")).body.data;
    const save = (contents: object[]) => update(issue.id, { ...opened, image: undefined, title: "Nieuw", contents });
    const refusal = await save([...opened.contents, { articleId: news, section: null }]);
    expect(refusal.body.errors.contents[0]).toContain("‘Nieuws’");
    expect((await save(opened.contents)).status).toBe(200);
    expect(opened.contents).toEqual([{ articleId: changed, title: "Ooit een verhaal", section: null }]);
  });

  it("names an article that is in another issue, and reports one that no longer exists", async () => {
    const [first, moved, gone] = [await piece(), await piece({ title: "Eb" }), crypto.randomUUID()];
    const other = await anIssue(test.services, { contents: [{ articleId: moved }] });
    const refusalOf = async (...articles: string[]) =>
      (await create({ contents: articles.map((articleId) => ({ articleId, section: null })) })).body.errors.contents;
    expect(await refusalOf(first, moved)).toEqual([
      `‘Eb’ staat al in nummer ${other.number}. Haal het daar of hier weg.`,
    ]);
    expect(await refusalOf(first, gone)).toEqual([
      "Het artikel van bijdrage 2 is er niet meer. Haal die bijdrage weg.",
    ]);
  });

  it("may contain two hundred contributions", async () => {
    const contents = [];
    for (let at = 0; at < 200; at++) contents.push({ articleId: await piece(), section: "x".repeat(100) });
    expect((await create({ contents })).status).toBe(201);
    expect(problemsOf(await create({ contents: [...contents, contents[0]] }))).toEqual([422, ["contents"]]);
  });

  it("shares no article with another issue, even when two editors place it at the same time", async () => {
    const articleId = await piece();
    const contents = [{ articleId, section: null }];
    const answers = await Promise.all([create({ title: "Links", contents }), create({ title: "Rechts", contents })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  const found = async (q: string) =>
    (await editor.get(`/staff/magazine-contributions?${new URLSearchParams({ q })}`, "staff")).body.data;

  it("finds the articles of the magazine by a part of their title, with the issue that they are in", async () => {
    const [free, placed] = [
      await piece({ title: "De sluis op slot", published_at: null }),
      await piece({ title: "Sluis 7" }),
    ];
    const news = await piece({ title: "Sluis open", type: "news" });
    const other = await piece({ title: "De brug" });
    const issue = await anIssue(test.services, { contents: [{ articleId: placed }] });
    const data = await found(" sLUIS ");
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: free, issue: null, isPublic: false }),
        expect.objectContaining({ id: placed, issue: issue.number, isPublic: true }),
      ]),
    );
    for (const id of [news, other]) expect(JSON.stringify(data)).not.toContain(id);
  });

  it("finds the oldest article too, however many there are, and at most twenty", async () => {
    const oldest = await piece({ title: "Stukje bij beetje", created_at: new Date("1990-01-01") });
    await sql`insert into articles (slug, type, title, body, excerpt, created_at, updated_at)
      select 'stuk-' || n, 'verzin-publication', 'Stuk ' || n, '', '', now(), now() from generate_series(1, 2001) n`.execute(
      test.services.db,
    );
    expect(await found("stukje")).toMatchObject([{ id: oldest, issue: null }]);
    expect(await found("stuk")).toHaveLength(20);
    expect(await found("")).toHaveLength(20);
    await test.services.db.deleteFrom("articles").where("slug", "like", "stuk-%").execute();
  });
});

describe("the author of an article in the staff room (docs/product/magazine.md#authors)", () => {
  const ARTICLE = {
    type: "verzin-publication",
    title: "Peil",
    excerpt: "Water.",
    body: "<p>Water.</p>",
    publishedAt: null,
  };
  const write = (wanted: object) => editor.post("/staff/articles", { ...ARTICLE, ...wanted }, "staff");

  it("is a profile or a name", async () => {
    const { slug, nickname } = await aPerson(test.services);
    const answer = await write({ authorSlug: slug });
    expect(answer.body.data).toMatchObject({ authorSlug: slug, authorName: nickname, author: null });
    expect((await write({ author: "Iemand" })).body.data).toMatchObject({ authorSlug: null, author: "Iemand" });
    expect(problemsOf(await write({ author: "Iemand", authorSlug: slug }))).toEqual([422, ["author"]]);
    expect(problemsOf(await write({ authorSlug: "bestaat-niet" }))).toEqual([422, ["authorSlug"]]);
  });

  it("cannot be set to a blocked person, but stays when they are blocked later", async () => {
    const { id, slug } = await aPerson(test.services);
    const made = (await write({ authorSlug: slug })).body.data;
    await test.services.db.updateTable("users").set({ blocked_at: test.clock.now() }).where("id", "=", id).execute();
    expect(problemsOf(await write({ authorSlug: slug }))).toEqual([422, ["authorSlug"]]);
    const body = { ...made, image: undefined, attachment: undefined, title: "Peil twee" };
    const answer = await editor.put(`/staff/articles/${made.id}`, body, "staff");
    expect(answer.body.data).toMatchObject({ authorSlug: slug, title: "Peil twee" });
  });
});

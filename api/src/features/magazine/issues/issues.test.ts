import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anIssue } from "./issue.factory.ts";

const test = useTestApi();
const get = (path: string) => test.browser().get(path, "verzin");
const piece = (wanted: object = {}) => anArticle(test.services, { type: "verzin-publication", ...wanted });
const soon = () => later(test.clock.now(), hours(1));

describe("issues of the magazine (docs/product/magazine.md#issues)", () => {
  it("are listed from the newest, published ones only, with the number of articles anybody may read", async () => {
    const pieces = [await piece(), await piece(), await piece({ published_at: soon() })];
    const old = await anIssue(test.services, { number: 1, contents: pieces.map(({ id }) => ({ articleId: id })) });
    await anIssue(test.services, { number: 4, published_at: soon() });
    await anIssue(test.services, { number: 3, published_at: null });
    const { slug } = await anIssue(test.services, { number: 2 });
    const { data } = (await get("/magazine-issues")).body;
    expect(data).toMatchObject([
      { slug, number: 2, contributionCount: 0, image: null },
      { slug: old.slug, number: 1, contributionCount: 2 },
    ]);
    const many = await test.countQueries(() => get("/magazine-issues"));
    expect(many).toBeLessThanOrEqual(2);
  });

  it("have their contents in order, with consecutive articles under the same heading grouped", async () => {
    const names = ["Peil", "Riemen", "Sluis", "Slot"];
    const pieces = await Promise.all(names.map((title) => piece({ title })));
    const headings = [null, "Verhalen", "Verhalen", null];
    const contents = pieces.map(({ id }, at) => ({ articleId: id, section: headings[at] ?? null }));
    const { slug } = await anIssue(test.services, { contents });
    const { sections, intro } = (await get(`/magazine-issues/${slug}`)).body.data;
    expect(intro).toBe("Over wat stijgt.");
    const titlesOf = ({ heading, contributions }: { heading: string; contributions: { title: string }[] }) => [
      heading,
      contributions.map(({ title }) => title),
    ];
    expect(sections.map(titlesOf)).toEqual([
      [null, ["Peil"]],
      ["Verhalen", ["Riemen", "Sluis"]],
      [null, ["Slot"]],
    ]);
  });

  it("leave out articles that are not published yet, and those no longer of the magazine", async () => {
    const pieces = [
      await piece({ published_at: null }),
      await piece({ type: "news" }),
      await piece({ title: "Blijft" }),
    ];
    const { slug } = await anIssue(test.services, { contents: pieces.map(({ id }) => ({ articleId: id })) });
    const { sections, contributionCount } = (await get(`/magazine-issues/${slug}`)).body.data;
    expect(sections).toMatchObject([{ contributions: [{ title: "Blijft" }] }]);
    expect(contributionCount).toBe(1);
  });

  it("link to the published issue before and after, and are found at a former address", async () => {
    const [first, hidden, last] = [
      await anIssue(test.services, { number: 9011 }),
      await anIssue(test.services, { number: 9012, published_at: null }),
      await anIssue(test.services, { number: 9013 }),
    ];
    await test.services.db.insertInto("magazine_issue_slugs").values({ slug: "vroeger", issue_id: last.id }).execute();
    const { data } = (await get("/magazine-issues/vroeger")).body;
    expect(data).toMatchObject({ slug: last.slug, previous: { slug: first.slug, number: 9011 }, next: null });
    expect((await get(`/magazine-issues/${first.slug}`)).body.data.next).toMatchObject({ number: 9013 });
    expect((await get(`/magazine-issues/${hidden.slug}`)).status).toBe(404);
    expect((await get("/magazine-issues/bestaat-niet")).status).toBe(404);
  });

  it("take as many queries with two hundred contributions as with one", async () => {
    const pieces = [];
    for (let at = 0; at < 200; at++) pieces.push(await piece());
    const many = await anIssue(test.services, { contents: pieces.map(({ id }) => ({ articleId: id })) });
    const one = await anIssue(test.services, { contents: [{ articleId: (await piece()).id }] });
    const [queries, few] = [
      await test.countQueries(() => get(`/magazine-issues/${many.slug}`)),
      await test.countQueries(() => get(`/magazine-issues/${one.slug}`)),
    ];
    expect(queries).toBe(few);
  });
});

describe("the issue of an article", () => {
  it("is known by the article's current or former address, with the contributions before and after it", async () => {
    const [first, middle, hidden, last] = [
      await piece(),
      await piece({ title: "Midden" }),
      await piece({ published_at: null }),
      await piece(),
    ];
    const issue = await anIssue(test.services, {
      contents: [first, middle, hidden, last].map(({ id }) => ({ articleId: id, section: "Verhalen" })),
    });
    await test.services.db.insertInto("article_slugs").values({ slug: "ooit", article_id: middle.id }).execute();
    expect((await get("/articles/ooit/magazine-issue")).body.data).toEqual({
      issue: { slug: issue.slug, number: issue.number, title: issue.title },
      section: "Verhalen",
      previous: expect.objectContaining({ slug: first.slug }),
      next: expect.objectContaining({ slug: last.slug }),
    });
  });

  it("is null for an article outside issues or in an unpublished issue, or that does not exist", async () => {
    const [loose, early] = [await piece(), await piece()];
    await anIssue(test.services, { published_at: null, contents: [{ articleId: early.id }] });
    for (const slug of [loose.slug, early.slug, "bestaat-niet"])
      expect((await get(`/articles/${slug}/magazine-issue`)).body).toEqual({ data: null });
  });
});

describe("the author of a contribution (docs/product/magazine.md#authors)", () => {
  it("is named as in their current profile, with a link to it", async () => {
    const { id, slug } = await aPerson(test.services, { nickname: "Nele Zee" });
    const article = await piece({ author_id: id });
    const issue = await anIssue(test.services, { contents: [{ articleId: article.id }] });
    await test.services.db.updateTable("users").set({ nickname: "Nele van Zee" }).where("id", "=", id).execute();
    const named = { author: "Nele van Zee", authorProfile: { slug, nickname: "Nele van Zee" } };
    expect((await get(`/articles/${article.slug}`)).body.data).toMatchObject(named);
    const { sections } = (await get(`/magazine-issues/${issue.slug}`)).body.data;
    expect(sections).toMatchObject([{ contributions: [named] }]);
  });

  it("is not named while blocked, or once erased; a name without a profile stays", async () => {
    const { id } = await aPerson(test.services, { blocked_at: test.clock.now() });
    const gone = await aPerson(test.services);
    const [blocked, erased, named] = [
      await piece({ author_id: id }),
      await piece({ author_id: gone.id }),
      await piece({ author: "Iemand" }),
    ];
    await test.services.db.deleteFrom("users").where("id", "=", gone.id).execute();
    const authorsOf = async ({ slug }: { slug: string }) => {
      const { author, authorProfile } = (await get(`/articles/${slug}`)).body.data;
      return [author, authorProfile];
    };
    expect(await authorsOf(blocked)).toEqual([null, null]);
    expect(await authorsOf(erased)).toEqual([null, null]);
    expect(await authorsOf(named)).toEqual(["Iemand", null]);
  });
});

describe("an issue as an e-book", () => {
  it("has its contents in order below their headings, with their authors", async () => {
    const { id } = await aPerson(test.services, { nickname: "Nele <Zee>" });
    const contents = [
      { articleId: (await piece({ title: "Peil & pomp", author_id: id, body: "<p>Water.</p>" })).id },
      { articleId: (await piece({ title: "Sluis" })).id, section: "Verhalen" },
      { articleId: (await piece({ title: "Riemen" })).id, section: "Verhalen" },
      { articleId: (await piece({ title: "Straks", published_at: null })).id, section: "Verhalen" },
    ];
    const { slug, number } = await anIssue(test.services, { title: "Water", intro: "Eb & <em>vloed</em>.", contents });
    const answer = await test.browser().send("GET", `/magazine-issues/${slug}/epub`, "verzin", {});
    expect(answer.headers["content-disposition"]).toContain(`verzin-${number}-water.epub`);
    const parts = unzipSync(new Uint8Array(answer.bytes));
    const part = (name: string) => strFromU8(parts[`EPUB/${name}`] ?? new Uint8Array());
    const titles = [...part("nav.xhtml").matchAll(/<(?:span|a [^>]*)>([^<]*)</g)].map(([, title]) => title);
    expect(titles).toEqual(["Water", "Peil &amp; pomp", "Verhalen", "Sluis", "Riemen"]);
    expect(part("texts/2.xhtml")).toContain('<p class="byline">Nele &lt;Zee&gt;</p>');
    expect(part("texts/1.xhtml")).toContain(">Eb &amp; &lt;em&gt;vloed&lt;/em&gt;.</p>");
    expect(Object.keys(parts).join()).not.toContain("texts/5");
    expect(part("package.opf")).toContain(`<dc:title>Verzin ${number}: Water</dc:title>`);
  });

  it("does not exist before the issue is published and contains a published article", async () => {
    const later = { articleId: (await piece({ published_at: null })).id };
    const now = { articleId: (await piece()).id };
    for (const issue of [{ published_at: soon(), contents: [now] }, { contents: [] }, { contents: [later] }]) {
      const { slug } = await anIssue(test.services, issue);
      expect((await get(`/magazine-issues/${slug}/epub`)).status).toBe(404);
    }
  });
});

import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

const test = useTestApi();
const titlesOf = ({ body }: { body: any }) => body.data.entries.map(({ title }: { title: string }) => title);

describe("a feed", () => {
  it("has the twenty newest public texts, newest first, in one query", async () => {
    const author = await aPerson(test.services);
    for (let number = 0; number < 22; number++) {
      test.clock.advance(1000);
      await aText(test.services, {
        author_id: author.id,
        title: `Tekst ${number}`,
        body: "<p>Wind.</p>",
        genres: [1, 2],
      });
    }
    const answer = await test.browser().get("/feeds/texts");
    expect(titlesOf(answer)).toEqual(Array.from({ length: 20 }, (_, index) => `Tekst ${21 - index}`));
    expect(answer.body.data.entries[0]).toMatchObject({
      path: "/tekst-lezen/tekst-21",
      author: author.nickname,
      publishedAt: test.clock.now().toISOString(),
      content: "<p>Wind.</p>",
      summary: "Wind.",
      categories: [expect.any(String), expect.any(String)],
    });
    expect(answer.body.data.updatedAt).toBe(test.clock.now().toISOString());
    expect(await test.countQueries(() => test.browser().get("/feeds/texts"))).toBe(1);
  });

  it("has an excerpt and a link for a long text", async () => {
    const author = await aPerson(test.services);
    const long = await aText(test.services, { author_id: author.id, body: `<p>${"Tij & ontij. ".repeat(4000)}</p>` });
    const { body } = await test.browser().get(`/feeds/users/${author.slug}`);
    const [{ content }] = body.data.entries;
    expect(content).toMatch(/^<p>Tij &amp; ontij\. [^<]{100,300}…<\/p>/);
    expect(content).toContain(`<a href="/tekst-lezen/${long.slug}">Lees verder</a>`);
  });

  it("has no private or members-only texts, not even for their author", async () => {
    const author = await aPerson(test.services);
    const browser = await test.browser().signInAs(author.id);
    for (const hidden of [{ is_private: true }, { members_only: true }])
      await aText(test.services, { author_id: author.id, title: "Niet voor iedereen", ...hidden });
    await aText(test.services, { author_id: author.id, title: "Voor iedereen" });
    for (const path of ["/feeds/texts", `/feeds/users/${author.slug}`]) {
      const titles = titlesOf(await browser.get(path));
      expect(titles).toContain("Voor iedereen");
      expect(titles).not.toContain("Niet voor iedereen");
    }
  });

  it("of an author has only their texts, and may be empty", async () => {
    const [author, other] = [await aPerson(test.services), await aPerson(test.services)];
    await aText(test.services, { author_id: author.id, title: "Van mij" });
    const answer = await test.browser().get(`/feeds/users/${author.slug}`);
    expect(answer.body.data).toMatchObject({
      title: `Teksten van ${author.nickname}`,
      path: `/profiel/${author.slug}`,
    });
    expect(titlesOf(answer)).toEqual(["Van mij"]);
    expect(titlesOf(await test.browser().get(`/feeds/users/${other.slug}`))).toEqual([]);
  });

  it("of articles has only those of its shelf, and nothing before publication", async () => {
    const day = test.clock.now();
    const tip = await anArticle(test.services, { type: "tip-of-the-week", body: "<p>Schrap.</p>", author: "An" });
    const news = await anArticle(test.services, { type: "report" });
    await anArticle(test.services, { type: "tip-of-the-week", published_at: new Date(day.getTime() + 60_000) });
    await anArticle(test.services, { type: "tip-of-the-week", published_at: null });
    const tips = await test.browser().get("/feeds/articles/tips");
    expect(tips.body.data).toMatchObject({
      path: "/tip-van-de-week",
      entries: [{ path: `/tip-van-de-week/${tip.slug}`, author: "An", content: "<p>Schrap.</p>" }],
    });
    expect(titlesOf(await test.browser().get("/feeds/articles/news"))).toEqual([news.title]);
    expect((await test.browser().get("/feeds/articles/roddels")).status).toBe(404);
  });

  it("of an unknown or blocked author is a 404", async () => {
    const blocked = await aPerson(test.services, { blocked_at: test.clock.now() });
    for (const slug of ["niemand", blocked.slug])
      expect((await test.browser().get(`/feeds/users/${slug}`)).status).toBe(404);
  });
});

import { Article } from "@inktvis/contract/features/content/articles";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { storeFile } from "#features/media/files/store-file.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { anArticle } from "./article.factory.ts";

const test = useTestApi();
const get = (slug: string) => test.browser().get(`/articles/${slug}`);
/** docs/product/content.md#labels */
const ACADEMY_NEWS_TAG = 9;
const titlesOf = (articles: { title: string }[]) => articles.map(({ title }) => title);

describe("an article", () => {
  it("returns everything that its page shows", async () => {
    const image = await storeImage(test.services, { bytes: await aPicture(), ownerId: null, field: "image" });
    const file_id = await storeFile(test.services, { name: "Oefenblad.pdf", bytes: Buffer.from("%PDF-1.4") });
    const { slug, id } = await anArticle(test.services, {
      type: "report",
      title: "Een avond in Oostende",
      body: "<p>Het waaide.</p>",
      excerpt: "Het waaide.",
      author: "Wannes",
      image_id: image.id,
      file_id,
      cta_button_text: "Schrijf je in",
      cta_button_url: "/activiteiten",
      pinned: true,
      genres: [2, 1],
      tags: [9, 4],
    });
    const { status, body } = await get(slug);
    expect(status).toBe(200);
    expect(Article.parse(body.data)).toEqual(body.data);
    expect(body.data).toMatchObject({
      id,
      slug,
      type: "report",
      title: "Een avond in Oostende",
      body: "<p>Het waaide.</p>",
      excerpt: "Het waaide.",
      author: "Wannes",
      ctaButtonText: "Schrijf je in",
      ctaButtonUrl: "/activiteiten",
      pinned: true,
      image: { url: { default: expect.stringContaining(image.id) }, width: 64 },
      file: { name: "Oefenblad.pdf", url: expect.stringMatching(/^\/media\/files\/[0-9a-f-]{36}\/oefenblad\.pdf$/) },
      genres: [{ id: 2 }, { id: 1 }],
      tags: [
        { id: 4, name: "Startpagina" },
        { id: 9, name: "Nieuws van de academie" },
      ],
      date: test.clock.now().toISOString(),
      createdAt: test.clock.now().toISOString(),
    });
  });

  it("is a 404 until the minute at which it is published", async () => {
    const never = await anArticle(test.services, { published_at: null });
    const soon = await anArticle(test.services, { published_at: new Date(test.clock.now().getTime() + 60_000) });
    expect((await get(never.slug)).status).toBe(404);
    expect((await get(soon.slug)).status).toBe(404);
    test.clock.advance(60_000);
    expect((await get(soon.slug)).status).toBe(200);
    expect((await get("bestaat-niet")).status).toBe(404);
  });
});

describe("related articles", () => {
  it("are of the same type: those that share a genre first, then the newest", async () => {
    const made: { slug: string }[] = [];
    for (const [title, genres] of [
      ["oud van het genre", [7]],
      ["nieuwer van het genre", [7, 8]],
      ["ouder van een ander", [9]],
      ["nieuwste van een ander", [9]],
    ] as const) {
      test.clock.advance(1000);
      made.push(await anArticle(test.services, { type: "tip-of-the-week", title, genres }));
    }
    await anArticle(test.services, { type: "news", title: "van een andere soort", genres: [7] });
    await anArticle(test.services, { type: "tip-of-the-week", title: "nog niet uit", genres: [7], published_at: null });
    const { slug } = await anArticle(test.services, { type: "tip-of-the-week", genres: [7] });
    const { related } = (await get(slug)).body.data;
    expect(titlesOf(related)).toEqual(["nieuwer van het genre", "oud van het genre", "nieuwste van een ander"]);
    expect(related[0]).not.toHaveProperty("body");
    expect(await test.countQueries(() => get(slug))).toBe(3);
  });
});

describe("articles in the search", () => {
  const found = useTestApi();
  const search = async (q: object) =>
    (await found.browser().get(`/search?q=${encodeURIComponent(JSON.stringify({ models: ["article"], ...q }))}`)).body;
  const titles = async (q: object) => titlesOf((await search(q)).data);

  beforeAll(async () => {
    for (const wanted of [
      { type: "news", title: "Een molen in Doel", pinned: true, tags: [4] },
      { type: "tip-of-the-week", title: "Begin te laat", body: "<p>Wie de molen kent, schrapt.</p>", genres: [2] },
      { type: "report", title: "Avond op zolder", genres: [2, 3], tags: [4, 9] },
      { type: "news", title: "Nog niet uit", published_at: null },
    ] as const) {
      found.clock.advance(1000);
      await anArticle(found.services, wanted);
    }
  });

  it("are filtered by one or more types, by genre and by tag", async () => {
    const ofType = (type: string | string[]) => titles({ modelConfigurations: { article: { type } } });
    expect(await ofType("tip-of-the-week")).toEqual(["Begin te laat"]);
    expect(await ofType(["news", "report"])).toEqual(["Avond op zolder", "Een molen in Doel"]);
    expect(await ofType("bestaat-niet")).toEqual([]);
    expect(await titles({ filters: { genres: [3] } })).toEqual(["Avond op zolder"]);
    expect(await titles({ filters: { tags: [4] } })).toEqual(["Avond op zolder", "Een molen in Doel"]);
  });

  it("are found by title and body, titles first, and sorted by date, by title or with pinned ones first", async () => {
    const { data } = await search({ text: "molen" });
    expect(titlesOf(data)).toEqual(["Een molen in Doel", "Begin te laat"]);
    expect(data[0]).toMatchObject({ model: "article", type: "news", pinned: true });
    expect(data[1].snippet).toContainEqual({ text: "molen", hit: true });
    expect(await titles({})).toEqual(["Avond op zolder", "Begin te laat", "Een molen in Doel"]);
    expect(await titles({ sort: { field: "title", order: "asc" } })).toEqual([
      "Avond op zolder",
      "Begin te laat",
      "Een molen in Doel",
    ]);
    expect(await titles({ sort: { field: "pinned", order: "desc" } })).toEqual([
      "Een molen in Doel",
      "Avond op zolder",
      "Begin te laat",
    ]);
  });

  it("with one tag are shown up to a hundred on a page, newest first, and no more", async () => {
    const tagged = { filters: { tags: [ACADEMY_NEWS_TAG] }, sort: { field: "published_at", order: "desc" } };
    for (let number = 0; number < 100; number++) {
      found.clock.advance(1000);
      await anArticle(found.services, { title: `Nieuws ${number}`, tags: [ACADEMY_NEWS_TAG] });
    }
    const { data, meta } = await search({ ...tagged, perPage: 100 });
    expect(titlesOf(data)).toEqual(Array.from({ length: 100 }, (_, index) => `Nieuws ${99 - index}`));
    expect(meta.total).toBe(101);
    const tooMany = encodeURIComponent(JSON.stringify({ models: ["article"], ...tagged, perPage: 101 }));
    expect((await found.browser().get(`/search?q=${tooMany}`)).status).toBe(422);
  });
});

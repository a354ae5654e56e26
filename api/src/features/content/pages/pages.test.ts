import { Page } from "@inktvis/contract/features/content/pages";
import type { SiteName } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anArticle } from "../articles/article.factory.ts";
import { aPage } from "./page.factory.ts";

const test = useTestApi();
const get = (slug: string, site: SiteName = "organization", path?: string) =>
  test.browser().get(`/pages/${slug}${path ? `?path=${encodeURIComponent(path)}` : ""}`, site);

describe("a page", () => {
  it("returns everything that it shows, with its ancestors and subpages", async () => {
    const about = await aPage(test.services, { slug: "wie-we-zijn", title: "Wie we zijn" });
    const history = await aPage(test.services, { slug: "verhaal", title: "Ons verhaal", parent_id: about.id });
    const page = await aPage(test.services, {
      slug: "begin",
      title: "Het begin",
      parent_id: history.id,
      body: "<p>Er was een zolder.</p>",
      cta_button_text: "Kom langs",
      cta_button_url: "/contact",
      form: "newsletter",
    });
    await aPage(test.services, { slug: "zolder", title: "De zolder", parent_id: page.id });
    await aPage(test.services, { slug: "archief", title: "Archief", parent_id: page.id });
    await aPage(test.services, { slug: "klad", parent_id: page.id, published_at: null });
    const { status, body } = await get("begin");
    expect(status).toBe(200);
    expect(Page.parse(body.data)).toEqual(body.data);
    expect(body.data).toEqual({
      title: "Het begin",
      slug: "begin",
      site: "organization",
      body: "<p>Er was een zolder.</p>",
      fullPath: "/wie-we-zijn/verhaal/begin",
      parentPage: { title: "Ons verhaal", fullPath: "/wie-we-zijn/verhaal" },
      parents: [
        { title: "Wie we zijn", fullPath: "/wie-we-zijn" },
        { title: "Ons verhaal", fullPath: "/wie-we-zijn/verhaal" },
      ],
      subPages: [
        { title: "Archief", fullPath: "/wie-we-zijn/verhaal/begin/archief" },
        { title: "De zolder", fullPath: "/wie-we-zijn/verhaal/begin/zolder" },
      ],
      image: null,
      file: null,
      ctaButtonText: "Kom langs",
      ctaButtonUrl: "/contact",
      tagId: null,
      isMoved: false,
      form: "newsletter",
      related: [],
    });
    expect(await test.countQueries(() => get("begin"))).toBe(2);
  });

  it("is a 404 on another site and before it is published", async () => {
    const page = await aPage(test.services, { site: "verzin" });
    const draft = await aPage(test.services, { published_at: null });
    expect((await get(page.slug, "verzin")).status).toBe(200);
    expect((await get(page.slug)).status).toBe(404);
    expect((await get(draft.slug)).status).toBe(404);
    expect((await get("bestaat-niet")).status).toBe(404);
  });

  it("does not name an unpublished ancestor, which stays a part of its path", async () => {
    const above = await aPage(test.services, { slug: "nog-in-de-maak", published_at: null });
    const { slug } = await aPage(test.services, { parent_id: above.id });
    expect((await get(slug)).body.data).toMatchObject({
      fullPath: `/nog-in-de-maak/${slug}`,
      parentPage: null,
      parents: [],
    });
  });

  it("is found by its path when two have the same slug", async () => {
    const above = await aPage(test.services, { slug: "boven" });
    await aPage(test.services, { slug: "praktisch", title: "Hoog" });
    await aPage(test.services, { slug: "praktisch", title: "Laag", parent_id: above.id });
    expect((await get("praktisch")).body.data.title).toBe("Hoog");
    expect((await get("praktisch", "organization", "/boven/praktisch")).body.data.title).toBe("Laag");
  });

  it("that is its own ancestor is returned nevertheless", async () => {
    const page = await aPage(test.services);
    await test.services.db.updateTable("pages").set({ parent_id: page.id }).where("id", "=", page.id).execute();
    expect((await get(page.slug)).status).toBe(200);
  });

  it("lists at most 48 articles with its tag, newest first", async () => {
    for (let number = 0; number < 50; number++) {
      test.clock.advance(1000);
      await anArticle(test.services, { title: `Nieuws ${number}`, tags: [9] });
    }
    await anArticle(test.services, { title: "Van een ander label", tags: [8] });
    await anArticle(test.services, { title: "Nog niet uit", tags: [9], published_at: null });
    const { slug } = await aPage(test.services, { tag_id: 9 });
    const { tagId, related } = (await get(slug)).body.data;
    expect(tagId).toBe(9);
    expect(related.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 48 }, (_, index) => `Nieuws ${49 - index}`),
    );
    expect(await test.countQueries(() => get(slug))).toBe(3);
  });
});

describe("pages in the search", () => {
  const found = useTestApi();

  it("are found from every site by title and body, with their full address", async () => {
    const above = await aPage(found.services, { site: "verzin", slug: "over" });
    await aPage(found.services, { site: "verzin", slug: "winkels", title: "Waar het ligt", parent_id: above.id });
    await aPage(found.services, { title: "Klad van waar het ligt", published_at: null });
    const q = (wanted: object) => `/search?q=${encodeURIComponent(JSON.stringify({ models: ["page"], ...wanted }))}`;
    const { data } = (await found.browser().get(q({ text: "ligt" }))).body;
    expect(data).toEqual([
      expect.objectContaining({
        model: "page",
        title: "Waar het ligt",
        site: "verzin",
        fullPath: "/over/winkels",
        tileUrl: expect.stringMatching(/^http:\/\/verzin\.localhost(:\d+)?\/over\/winkels$/),
      }),
    ]);
    expect((await found.browser().get(q({ filters: { genres: [1] } }))).body.data).toEqual([]);
  });
});

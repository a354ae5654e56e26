import { LANDING_SITES, LandingPage } from "@inktvis/contract/features/content/landing-pages";
import type { StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { SiteName } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { later, minutes } from "#platform/clock.ts";
import { pictureOf } from "#platform/files/media.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aLandingPage, anIntro } from "./landing-page.factory.ts";

const test = useTestApi();
const get = (slug: string, site: SiteName = "organization") => test.browser().get(`/landing_pages/${slug}`, site);
const anImage = async () => {
  const stored = await storeImage(test.services, {
    bytes: await aPicture(),
    ownerId: null,
    field: "file",
    details: { alt: "De zee", maker: "Lien Claes", focalPoint: { x: 20, y: 80 } },
  });
  return { id: stored.id, image: { url: { default: pictureOf(stored).url.default } } };
};
const ids = () => crypto.randomUUID();
const link = { text: "Doe mee", url: "/lezen" };

describe("a landing page", () => {
  it("returns each kind of block, with the details of its pictures", async () => {
    const { image } = await anImage();
    const blocks: StoredBlock[] = [
      { kind: "intro", id: ids(), title: "De zomer", text: "<p>Kom.</p>", link, image },
      {
        kind: "info_big",
        id: ids(),
        title: "Zo werkt het",
        text: "",
        image: null,
        spotlight: { title: "Snel", text: "Voor mei.", link: null },
      },
      { kind: "quotes", id: ids(), title: null, quotes: [{ text: "Heerlijk.", author: "An", role: null }] },
      { kind: "gallery", id: ids(), title: "De zomer", pictures: [{ image, caption: "Aan zee" }] },
      { kind: "block_4", id: ids(), title: null, frames: [{ title: "Rust", text: "Veel.", image, link }], link: null },
    ];
    const menu = [
      { title: "Beelden", block: blocks[3]?.id, url: null },
      { title: "Lees", block: null, url: "/lezen" },
    ];
    const { slug } = await aLandingPage(test.services, { blocks, menu, theme_site: "verzin" });
    const { status, body } = await get(slug);
    expect(status).toBe(200);
    expect(LandingPage.parse(body.data)).toEqual(body.data);
    expect(body.data).toMatchObject({ slug, site: "organization", themeSite: "verzin", noindex: false });
    const { kind, id } = blocks[0] as StoredBlock;
    expect(body.data.blocks[0]).toMatchObject({ kind, id, link, image: { width: 64 } });
    const carried = { alt: "De zee", maker: "Lien Claes", focalPoint: { x: 20, y: 80 } };
    expect(body.data.blocks[0].image).toMatchObject(carried);
    expect(body.data.blocks[3].pictures[0].image).toMatchObject(carried);
    expect(body.data.blocks.map((block: { anchor: string }) => block.anchor)).toEqual([
      "de-zomer",
      "zo-werkt-het",
      "citaten",
      "de-zomer-2",
      "troeven",
    ]);
    expect(body.data.menu).toEqual([
      { title: "Beelden", url: "#de-zomer-2" },
      { title: "Lees", url: "/lezen" },
    ]);
  });

  it("is found on its own site, and is a 404 on the five others", async () => {
    for (const site of LANDING_SITES) {
      const { slug } = await aLandingPage(test.services, { site });
      const answers = await Promise.all(LANDING_SITES.map(async (other) => [other, (await get(slug, other)).status]));
      expect(answers).toEqual(LANDING_SITES.map((other) => [other, other === site ? 200 : 404]));
    }
  });

  it("is a 404 until the minute at which it is published", async () => {
    const never = await aLandingPage(test.services, { published_at: null });
    const soon = await aLandingPage(test.services, { published_at: later(test.clock.now(), minutes(1)) });
    expect((await get(never.slug)).status).toBe(404);
    expect((await get(soon.slug)).status).toBe(404);
    test.clock.advance(minutes(1));
    expect((await get(soon.slug)).status).toBe(200);
  });

  it("takes as many statements to read with a gallery as with a title", async () => {
    const { image } = await anImage();
    const pictures = Array.from({ length: 24 }, () => ({ image, caption: null }));
    const gallery: StoredBlock = { kind: "gallery", id: ids(), title: null, pictures };
    const plain = await aLandingPage(test.services);
    const full = await aLandingPage(test.services, { blocks: [gallery, { ...gallery, id: ids() }] });
    const few = await test.countQueries(() => get(plain.slug));
    expect(await test.countQueries(() => get(full.slug))).toBe(few);
  });

  it("shows no picture that staff has taken down", async () => {
    const { id, image } = await anImage();
    const blocks: StoredBlock[] = [
      { ...(anIntro() as Extract<StoredBlock, { kind: "intro" }>), image },
      { kind: "gallery", id: ids(), title: null, pictures: [{ image, caption: null }] },
    ];
    const { slug } = await aLandingPage(test.services, { blocks });
    await test.services.db
      .updateTable("images")
      .set({ taken_down_at: test.clock.now() })
      .where("id", "=", id)
      .execute();
    const [intro, gallery] = (await get(slug)).body.data.blocks;
    expect(intro.image).toBeNull();
    expect(gallery.pictures).toEqual([]);
  });

  it("is in the sitemap of its site unless search engines may not show it, but never in the search", async () => {
    const shown = await aLandingPage(test.services, { site: "verzin", title: "Walvisvaardersfeest" });
    const hidden = await aLandingPage(test.services, { site: "verzin", noindex: true });
    const planned = await aLandingPage(test.services, { site: "verzin", published_at: null });
    const { body } = await test.browser().get("/sitemap/landing", "verzin");
    const paths = body.data.map(({ path }: { path: string }) => path);
    expect(paths).toContain(`/l/${shown.slug}`);
    expect(paths).not.toContain(`/l/${hidden.slug}`);
    expect(paths).not.toContain(`/l/${planned.slug}`);
    const query = encodeURIComponent(JSON.stringify({ text: "Walvisvaardersfeest", models: ["page", "article"] }));
    expect((await test.browser().get(`/search?q=${query}`)).body.data).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
let publishedAt: string;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
  publishedAt = test.clock.now().toISOString();
});

const post = (body: object) =>
  editor.post("/staff/pages", { ...VALID_BODIES["staffPages.update"], publishedAt, ...body }, "staff");
const make = async (slug: string, body: object = {}) => (await post({ slug, ...body })).body.data;
const put = (page: { id: string; slug: string; revision: number; parentId: string | null }, body: object) =>
  editor.put(
    `/staff/pages/${page.id}`,
    {
      ...VALID_BODIES["staffPages.update"],
      publishedAt,
      slug: page.slug,
      parentId: page.parentId,
      revision: page.revision,
      ...body,
    },
    "staff",
  );
const read = (path: string) =>
  test
    .browser()
    .get(`/pages/${path.slice(path.lastIndexOf("/") + 1)}?path=${encodeURIComponent(path)}`, "organization");

describe("a page in the staff room", () => {
  it("has the chosen parent, and a slug made from its title when none is given", async () => {
    const above = await make("over-het-huis");
    const { status, body } = await post({ slug: "", title: "Ons Café", parentId: above.id, tagId: 4 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: "ons-cafe",
      fullPath: "/over-het-huis/ons-cafe",
      address: expect.stringMatching(/organization\.localhost(:\d+)?\/over-het-huis\/ons-cafe$/),
      isPublic: true,
      tagId: 4,
    });
    expect((await read("/over-het-huis/ons-cafe")).body.data).toMatchObject({ title: "Ons Café", isMoved: false });
    const [entry] = await test.services.db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject_id", "=", body.data.id)
      .execute();
    expect(entry).toMatchObject({ action: "create", subject: "pages", after: { fullPath: "/over-het-huis/ons-cafe" } });
  });

  it("is refused with a taken path, or a parent on another site, below itself or too deep", async () => {
    const top = await make("boven");
    const below = await make("onder", { parentId: top.id });
    const elsewhere = await make("elders", { site: "verzin" });
    expect((await post({ slug: "boven" })).body.errors).toEqual({ slug: [expect.stringContaining("al een pagina")] });
    expect((await put(below, { slug: "x", parentId: elsewhere.id })).body.errors).toEqual({
      parentId: ["Kies een pagina van dezelfde site."],
    });
    for (const parentId of [top.id, below.id]) {
      expect((await put(top, { parentId })).body.errors).toEqual({
        parentId: ["Een pagina kan niet onder zichzelf hangen."],
      });
    }
    expect((await put(top, { site: "verzin" })).body.errors).toHaveProperty("site");
    expect((await post({ slug: "label", tagId: 9999 })).body.errors).toEqual({
      tagId: ["Kies een label uit de lijst."],
    });
    const withChild = await make("met-kind-eronder");
    await make("kind-eronder", { parentId: withChild.id });
    let parentId = below.id;
    for (let depth = 3; depth <= 10; depth++) {
      if (depth === 10)
        expect((await put(withChild, { parentId })).body.errors, "its subpage would be too deep").toEqual({
          parentId: ["Zo diep kan geen pagina hangen."],
        });
      parentId = (await make(`diep-${depth}`, { parentId })).id;
    }
    expect((await post({ slug: "te-diep", parentId })).body.errors).toEqual({
      parentId: ["Zo diep kan geen pagina hangen."],
    });
  });

  it("redirects from its former paths, with its subpages, once it was public", async () => {
    const top = await make("oud-adres");
    await make("kind", { parentId: top.id });
    await make("klad", { parentId: top.id, publishedAt: null });
    const moved = (await put(top, { slug: "nieuw-adres" })).body.data;
    expect((await read("/oud-adres")).body.data).toMatchObject({ fullPath: "/nieuw-adres", isMoved: true });
    expect((await read("/oud-adres/kind")).body.data).toMatchObject({ fullPath: "/nieuw-adres/kind", isMoved: true });
    expect((await read("/oud-adres/klad")).status).toBe(404);
    // A new page at the former path takes precedence over the redirect.
    await make("oud-adres", { title: "Iets anders" });
    expect((await read("/oud-adres")).body.data).toMatchObject({ title: "Iets anders", isMoved: false });
    await put(moved, { slug: "derde-adres" });
    expect((await read("/nieuw-adres/kind")).body.data.fullPath).toBe("/derde-adres/kind");
    expect((await read("/oud-adres/kind")).body.data.fullPath).toBe("/derde-adres/kind");
  });

  it("is refused when somebody else saved in the meantime", async () => {
    const page = await make("van-twee");
    expect((await put(page, { title: "Van de een" })).status).toBe(200);
    expect((await put(page, { title: "Van de ander" })).status).toBe(409);
  });

  it("cannot be deleted while it has subpages", async () => {
    const top = await make("met-kind");
    const child = await make("het-kind", { parentId: top.id });
    const refusal = await editor.delete(`/staff/pages/${top.id}`, "staff");
    expect([refusal.status, refusal.body.message]).toEqual([
      422,
      "Onder deze pagina hangen andere. Verwijder of verhuis die eerst.",
    ]);
    expect((await editor.delete(`/staff/pages/${child.id}`, "staff")).status).toBe(204);
    expect((await editor.delete(`/staff/pages/${top.id}`, "staff")).status).toBe(204);
  });

  it("cannot become the parent of its own parent, even at the same moment", async () => {
    const [a, b] = [await make("tegelijk-a"), await make("tegelijk-b")];
    const answers = await Promise.all([put(a, { parentId: b.id }), put(b, { parentId: a.id })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("the list of pages", () => {
  it("is filtered by site, title and state, and sorted by path", async () => {
    const top = await make("zz-lijst", { site: "verzin", title: "Lijst boven" });
    await make("aa", { site: "verzin", title: "Lijst onder", parentId: top.id, publishedAt: null });
    const paths = async (query: string) =>
      (await editor.get(`/staff/pages?${query}`, "staff")).body.data.map(
        ({ fullPath }: { fullPath: string }) => fullPath,
      );
    expect(await paths("site=verzin&q=lijst")).toEqual(["/zz-lijst", "/zz-lijst/aa"]);
    expect(await paths("site=verzin&state=draft")).toEqual(["/zz-lijst/aa"]);
    expect(await paths("site=schrijfacademie")).toEqual([]);
  });
});

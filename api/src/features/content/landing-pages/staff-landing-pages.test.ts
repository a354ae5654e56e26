import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { pictureOf } from "#platform/files/media.ts";

const test = useTestApi();
const good = VALID_BODIES["staffLandingPages.create"];
let editor: TestBrowser;
let editorId: string;
beforeAll(async () => {
  editorId = (await aPerson(test.services, { roles: ["editor"] })).id;
  editor = await test.browser().signInAs(editorId, ["staff"]);
});

const post = async (body: object = {}) => editor.post("/staff/landing-pages", { ...good, ...body }, "staff");
const make = async (body: object = {}) => (await post(body)).body.data;
const put = (page: { id: string }, body: object = {}) =>
  editor.put(`/staff/landing-pages/${page.id}`, { ...good, revision: 1, ...body }, "staff");
const errorsOf = async (body: object) => (await post(body)).body.errors;
const read = (slug: string) => test.browser().get(`/landing_pages/${slug}`, "organization");
const ids = () => crypto.randomUUID();
const intro = (differs: object = {}) => ({
  kind: "intro",
  id: ids(),
  title: "De zomer",
  text: "<p>Kom.</p>",
  ...differs,
});
const now = () => test.clock.now().toISOString();

async function anUpload(ownerId: string | null = editorId) {
  const stored = await storeImage(test.services, {
    bytes: await aPicture(),
    ownerId,
    field: "file",
    details: { alt: "De zee" },
  });
  return { id: stored.id, image: pictureOf(stored) };
}

describe("creating a landing page in the staff room", () => {
  it("stores its blocks in order, sanitized, and is in the audit log", async () => {
    const { image } = await anUpload();
    const blocks = [
      intro({ text: '<p onclick="x()">Het <b>waait</b>.</p><script>alert(1)</script>', image }),
      { kind: "quotes", id: ids(), quotes: [{ text: "<script>alert(1)</script>", author: "An" }] },
    ];
    const menu = [{ title: "Citaten", block: blocks[1]?.id }];
    const { status, body } = await post({ title: "Zomer aan zee", blocks, menu, publishedAt: now() });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: "zomer-aan-zee",
      site: "organization",
      themeSite: "verzin",
      menu: [{ title: "Citaten", block: blocks[1]?.id, url: null }],
      blocks: [
        { kind: "intro", text: "<p>Het <strong>waait</strong>.</p>", link: null, image: { alt: "De zee", width: 64 } },
        { kind: "quotes", anchor: "citaten", quotes: [{ text: "<script>alert(1)</script>", role: null }] },
      ],
      isPublic: true,
      address: expect.stringMatching(/\/l\/zomer-aan-zee$/),
      revision: 1,
    });
    expect((await read("zomer-aan-zee")).body.data.menu).toEqual([{ title: "Citaten", url: "#citaten" }]);
    const log = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "subject"])
      .where("subject_id", "=", body.data.id)
      .execute();
    expect(log).toEqual([{ action: "create", subject: "landingPages" }]);
  });

  it("takes its address from the chosen slug, numbered when another page has it", async () => {
    expect((await make({ slug: "Mijn Actie!" })).slug).toBe("mijn-actie");
    expect((await make({ slug: "mijn-actie", site: "verzin" })).slug).toBe("mijn-actie-2");
  });

  it("gives each page an address of its own when several are created at once", async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => make({ title: "Samen begonnen" })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(5);
  });

  it("is refused for an unknown block, and stores nothing", async () => {
    const count = async () => (await test.services.db.selectFrom("landing_pages").select("id").execute()).length;
    const before = await count();
    const { status, body } = await post({ blocks: [intro(), { kind: "video", id: ids(), title: "Een film" }] });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ "blocks.1.kind": [expect.stringMatching(/^Zo'n blok kennen we niet/)] });
    expect(await count()).toBe(before);
  });

  it("is refused with a message at each invalid field", async () => {
    const inBlock = async (differs: object) => errorsOf({ blocks: [intro(differs)] });
    expect(await errorsOf({ blocks: [] })).toEqual({ blocks: ["Zet minstens één blok op de pagina."] });
    expect(await inBlock({ title: "" })).toEqual({ "blocks.0.title": ["Titel is verplicht."] });
    expect(await inBlock({ link: { text: "Lees" } })).toEqual({
      "blocks.0.link.url": ["Zeg waar de knop naartoe leidt."],
    });
    for (const url of ["javascript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,x", "//elders.be"])
      expect(await inBlock({ link: { text: "Lees", url } }), url).toEqual({
        "blocks.0.link.url": [expect.stringContaining("Vul een webadres in")],
      });
    for (const address of ["https://x.example/a.png", "/media/../geheim", `/media/images/${ids()}/sm.webp?x`])
      expect(await inBlock({ image: { url: { default: address } } }), address).toEqual({
        "blocks.0.image.url.default": ["Kies de afbeelding opnieuw: deze vinden we niet."],
      });
    expect(await errorsOf({ menu: [{ title: "Nergens" }] })).toEqual({ "menu.0.block": [expect.any(String)] });
    expect(await errorsOf({ menu: [{ title: "Weg", block: ids() }] })).toEqual({
      "menu.0.block": ["Dit blok staat niet meer op de pagina. Kies een ander."],
    });
    const twice = intro();
    expect(await errorsOf({ blocks: [twice, { ...twice, id: twice.id.toUpperCase() }] })).toEqual({
      "blocks.1.id": ["Dit blok staat er twee keer. Haal er een van weg."],
    });
    expect((await post({ site: "auth" })).status).toBe(422);
    expect((await post({ site: "staff" })).status).toBe(422);
  });

  it("is refused for ten thousand blocks and for endless texts, and accepts the maximum", async () => {
    const many = (length: number) => Array.from({ length }, () => intro());
    expect((await post({ blocks: many(10_000) })).status).toBe(413);
    expect(await errorsOf({ blocks: many(31) })).toEqual({ blocks: [expect.stringContaining("hoogstens 30")] });
    const long = (length: number) => intro({ text: `<p>${"a ".repeat(length / 2)}</p>` });
    expect((await post({ blocks: [long(500_000)] })).status).toBe(422);
    const frames = Array.from({ length: 12 }, () => ({ title: "Een troef", text: "€".repeat(600) }));
    const largest = [
      ...Array.from({ length: 15 }, () => long(9_990)),
      ...Array.from({ length: 15 }, () => ({ kind: "block_4", id: ids(), frames })),
    ];
    expect((await post({ blocks: largest })).status).toBe(201);
  });
});

describe("the pictures of a landing page", () => {
  it("are uploaded by the editor, and may stay when another editor saves", async () => {
    const { image } = await anUpload();
    const blocks = [intro({ image })];
    const page = await make({ blocks });
    const colleague = (await aPerson(test.services, { roles: ["editor"] })).id;
    const other = await test.browser().signInAs(colleague, ["staff"]);
    const saved = await other.put(`/staff/landing-pages/${page.id}`, { ...good, blocks, revision: 1 }, "staff");
    expect(saved.status).toBe(200);
  });

  it("are never those of somebody else, neither as a block nor in a text", async () => {
    const { image } = await anUpload((await aPerson(test.services)).id);
    const refusal = { blocks: [expect.stringContaining("niet zelf geüpload")] };
    expect(await errorsOf({ blocks: [intro({ image })] })).toEqual(refusal);
    const text = `<p>x</p><img src="${image.url?.default}" alt="x" />`;
    expect(await errorsOf({ blocks: [intro({ text })] })).toEqual(refusal);
    expect(await errorsOf({ blocks: [{ kind: "gallery", id: ids(), pictures: [{ image }] }] })).toEqual(refusal);
    const page = await make();
    expect((await put(page, { blocks: [intro({ image })] })).body.errors).toEqual(refusal);
  });

  it("are deleted once no block and no version shows them any more", async () => {
    const { id, image } = await anUpload();
    const exists = async () =>
      (await test.services.db.selectFrom("images").select("id").where("id", "=", id).execute()).length === 1;
    const page = await make({ blocks: [intro({ image })] });
    await put(page, { title: "Nog steeds", blocks: [{ kind: "gallery", id: ids(), pictures: [{ image }] }] });
    await test.runJobs();
    expect(await exists()).toBe(true);
    await put(page, { revision: 2 });
    await test.runJobs();
    // A version still shows them.
    expect(await exists()).toBe(true);
    await editor.delete(`/staff/landing-pages/${page.id}`, "staff");
    await test.runJobs();
    expect(await exists()).toBe(false);
  });
});

describe("changing a landing page", () => {
  it("keeps redirecting from the old address if it was public", async () => {
    const page = await make({ title: "Eerst zo", publishedAt: now() });
    await put(page, { title: "Dan zo", publishedAt: now() });
    expect((await read("eerst-zo")).body.data.slug).toBe("dan-zo");
    const never = await make({ title: "Nooit verschenen" });
    await put(never, { title: "Anders genoemd", publishedAt: now() });
    expect((await read("nooit-verschenen")).status).toBe(404);
    expect((await read("anders-genoemd")).status).toBe(200);
  });

  it("cannot move it to another site", async () => {
    expect((await put(await make(), { site: "verzin" })).body.errors).toEqual({
      site: [expect.stringContaining("verhuist niet")],
    });
  });

  it("is refused when somebody else saved in the meantime; of two simultaneous saves one gets a 409", async () => {
    const page = await make();
    expect((await put(page, { description: "Van de een." })).status).toBe(200);
    const second = await put(page, { description: "Van de ander." });
    expect(second).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    const both = await Promise.all(["a", "b"].map((description) => put(page, { description, revision: 2 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("deletes the page with its addresses", async () => {
    const page = await make({ title: "Weg ermee", publishedAt: now() });
    expect((await editor.delete(`/staff/landing-pages/${page.id}`, "staff")).status).toBe(204);
    expect((await read("weg-ermee")).status).toBe(404);
    expect((await editor.get(`/staff/landing-pages/${page.id}`, "staff")).status).toBe(404);
  });

  it("lists all landing pages, filtered by site and state", async () => {
    await make({ title: "Ontwerp voor de lijst", site: "account" });
    const list = async (query: string) => (await editor.get(`/staff/landing-pages?${query}`, "staff")).body;
    const titles = async (query: string) => (await list(query)).data.map(({ title }: { title: string }) => title);
    expect(await titles("site=account&state=draft")).toEqual(["Ontwerp voor de lijst"]);
    expect(await titles("site=account&state=public")).toEqual([]);
    expect(await titles("q=voor+de+lijst")).toEqual(["Ontwerp voor de lijst"]);
  });
});

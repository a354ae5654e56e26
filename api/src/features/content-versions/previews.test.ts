import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { days, hours, later } from "#platform/clock.ts";
import { isPictureVisible } from "#features/media-in-use/picture-visibility.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anIntro } from "#features/content/landing-pages/landing-page.factory.ts";
import { editing } from "./content-versions.factory.ts";
import { trimVersions } from "./trim-versions.ts";

const test = useTestApi();
const few = useTestApi({ LIMIT_PREVIEWS: "2/1h" });
let editor: TestBrowser;
const { make, get, look, plan, share, send, versionsOf, publicNow } = editing(
  () => test.clock.now(),
  () => editor,
);
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});

const tokenIn = (address: string) => new URL(address).searchParams.get("voorbeeld") ?? "";
const open = (address: string, site = "organization") =>
  test.browser().get(`/content-previews/${tokenIn(address)}`, site as "organization");
const linkOf = async (version: { id: string }) => (await share(version.id)).body.data.address as string;

describe("a preview", () => {
  it("shows an article as it will be to people with the link, and changes nothing", async () => {
    const made = await make({ title: "Wat er staat" });
    const { status, body } = await look(made, {
      title: "Wat er komt",
      body: "<p onclick='x()'>Nieuw.</p>",
      genres: [1],
    });
    expect([status, body.data.state]).toEqual([201, "draft"]);
    const address = await linkOf(body.data);
    expect(address).toMatch(/\/nieuws\/wat-er-komt\?voorbeeld=/);
    const { page, plannedFor } = (await open(address)).body.data;
    expect(page).toMatchObject({
      kind: "articles",
      site: "organization",
      path: "/nieuws/wat-er-komt",
      content: { title: "Wat er komt", body: "<p>Nieuw.</p>", genres: [{ id: 1 }] },
    });
    expect(plannedFor).toBeNull();
    expect(await get(made.id)).toMatchObject({ title: "Wat er staat", revision: 1, slug: made.slug });
    expect(await versionsOf(made.id)).toHaveLength(1);
    expect((await test.browser().get("/articles/wat-er-komt")).status).toBe(404);
  });

  it("shows an unpublished article, and keeps it unpublished", async () => {
    const made = await make({ title: "Nog niet", publishedAt: null });
    const address = await linkOf((await look(made, { title: "Nog niet", publishedAt: null })).body.data);
    expect((await open(address)).body.data.page.content.title).toBe("Nog niet");
    expect((await get(made.id)).isPublic).toBe(false);
    expect((await test.browser().get(`/articles/${made.slug}`)).status).toBe(404);
  });

  it("ends after a day for others, but not for editors; a wrong link or site is a 404", async () => {
    const made = await make();
    const address = await linkOf((await look(made)).body.data);
    expect((await open(address, "verzin")).status).toBe(404);
    expect((await open(`${address.slice(0, -2)}xx`)).status).toBe(404);
    const { body } = await look(made);
    expect((await test.browser().get(`/content-previews/${body.data.id}`)).status).toBe(404);
    const editorId = (await aPerson(test.services, { roles: ["editor"] })).id;
    test.clock.advance(hours(24));
    expect((await open(address)).status).toBe(404);
    const member = await test.browser().signInAs((await aPerson(test.services)).id, ["organization"]);
    expect((await member.get(`/content-previews/${tokenIn(address)}`, "organization")).status).toBe(404);
    const colleague = await test.browser().signInAs(editorId, ["organization"]);
    expect((await colleague.get(`/content-previews/${tokenIn(address)}`, "organization")).status).toBe(200);
  });

  it("can be opened a limited number of times by visitors, because it is a save that is rolled back; editors are not limited", async () => {
    const colleague = await aPerson(few.services, { roles: ["editor"] });
    const staff = await few.browser().signInAs(colleague.id, ["staff", "organization"]);
    const { id } = (await staff.post("/staff/articles", publicNow(), "staff")).body.data;
    const [version] = (await staff.get(`/staff/content-versions?kind=articles&subjectId=${id}`, "staff")).body.data;
    const shared = await staff.post(`/staff/content-versions/${version.id}/share`, {}, "staff");
    const path = `/content-previews/${tokenIn(shared.body.data.address)}`;
    const statuses = async (browser: TestBrowser) => [
      (await browser.get(path, "organization")).status,
      (await browser.get(path, "organization")).status,
      (await browser.get(path, "organization")).status,
    ];
    expect(await statuses(few.browser())).toEqual([200, 200, 429]);
    expect(await statuses(staff)).toEqual([200, 200, 200]);
  });

  it("shows its new picture to people with the link, and loses it when the draft is deleted", async () => {
    editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
    const made = await make();
    const image = dataUrl(await aPicture());
    const draft = (await look(made, { image })).body.data;
    const [id = ""] = await pictureOf(draft.id);
    const isVisible = () => isPictureVisible({ ...test.services, now: test.clock.now(), viewer: undefined }, id);
    await test.runJobs();
    expect(await isVisible()).toBe(false);
    const address = await linkOf(draft);
    expect((await open(address)).body.data.page.content.image.url.default).toContain(id);
    expect(await isVisible()).toBe(true);
    test.clock.advance(hours(25));
    expect(await isVisible()).toBe(false);
    test.clock.advance(hours(24));
    await trimVersions(test.services);
    await test.runJobs();
    expect(await test.services.db.selectFrom("images").select("id").where("id", "=", id).execute()).toEqual([]);
    editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
  });

  it("is unique per editor, with a link that shows the latest; the picture of the previous one is deleted", async () => {
    const made = await make();
    const image = dataUrl(await aPicture());
    const first = (await look(made, { title: "De eerste", image })).body.data;
    const address = await linkOf(first);
    const [picture = ""] = await pictureOf(first.id);
    const second = (await look(made, { title: "De tweede" })).body.data;
    expect(second.id).toBe(first.id);
    expect((await open(address)).body.data.page.content.title).toBe("De tweede");
    await test.runJobs();
    expect(await test.services.db.selectFrom("images").select("id").where("id", "=", picture).execute()).toEqual([]);
  });

  it("refuses a change that could not be saved, with the error at its field", async () => {
    const made = await make();
    expect((await look(made, { genres: [9999] })).body.errors).toEqual({ genres: ["Kies je genres uit de lijst."] });
    expect((await look(made, { body: "<p> </p>" })).body.errors).toEqual({ body: ["Schrijf eerst de tekst."] });
    expect((await look({ ...made, id: crypto.randomUUID() })).status).toBe(404);
  });

  it("also works for pages and home pages, on their own sites", async () => {
    const page = { ...VALID_BODIES["staffPages.create"], site: "verzin", slug: "hoe-het-wordt", publishedAt: null };
    const made = (await editor.post("/staff/pages", page, "staff")).body.data;
    const draft = await send("pages", made.id, { ...page, title: "Hoe het wordt", revision: 1 });
    const address = await linkOf(draft.body.data);
    expect((await open(address, "verzin")).body.data.page).toMatchObject({
      site: "verzin",
      path: "/hoe-het-wordt",
      content: { title: "Hoe het wordt", fullPath: "/hoe-het-wordt" },
    });
    const { revision } = (await editor.get("/staff/homepages/schrijfacademie", "staff")).body.data;
    const home = await send("homepages", "schrijfacademie", { spotlightTitle: "Nieuw!", callsToAction: [], revision });
    const homeAddress = await linkOf(home.body.data);
    expect((await open(homeAddress, "schrijfacademie")).body.data.page).toMatchObject({
      path: "/",
      content: { spotlight: { title: "Nieuw!" } },
    });
    expect((await test.browser().get("/homepages/schrijfacademie")).status).toBe(404);
  });

  it("works for a landing page, on its site and in its theme; restoring an older version may bring back somebody else's picture", async () => {
    const page = {
      ...VALID_BODIES["staffLandingPages.create"],
      slug: "hoe-ze-landt",
      site: "verzin",
      publishedAt: null,
    };
    const made = (await editor.post("/staff/landing-pages", page, "staff")).body.data;
    const draft = await send("landingPages", made.id, {
      ...page,
      title: "Hoe ze landt",
      themeSite: "community",
      revision: 1,
    });
    const address = await linkOf(draft.body.data);
    expect((await open(address, "verzin")).body.data.page).toMatchObject({
      site: "verzin",
      path: "/l/hoe-ze-landt",
      content: { title: "Hoe ze landt", themeSite: "community" },
    });
    const other = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
    const { id } = await storeImage(test.services, { bytes: await aPicture(), ownerId: null, field: "image" });
    const intro = anIntro();
    const blocks = [{ ...intro, link: null, image: { url: { default: `/media/images/${id}/default.webp` } } }];
    await test.services.db
      .updateTable("landing_pages")
      .set({ blocks: JSON.stringify(blocks) })
      .where("id", "=", made.id)
      .execute();
    await test.services.db.deleteFrom("content_versions").where("subject_id", "=", made.id).execute();
    await editor.put(`/staff/landing-pages/${made.id}`, { ...page, blocks: [intro], revision: 1 }, "staff");
    const [, first] = await versionsOf(made.id, "landingPages");
    const restore = await other.post(`/staff/content-versions/${first.id}/restore`, { revision: 2 }, "staff");
    expect(restore.status).toBe(204);
    const now = (await other.get(`/staff/landing-pages/${made.id}`, "staff")).body.data;
    expect(now.blocks[0].image.url.default).toContain(id);
  });

  it("shows to editors what else will be public by then, and to nobody else", async () => {
    const inDays = (count: number) => later(test.clock.now(), days(count));
    const labels = { genres: [], tags: [9] };
    const made = await make({ title: "Het ene", ...labels });
    const other = await make({ title: "Nog geheim", ...labels, publishedAt: inDays(10).toISOString() });
    const { body } = await plan(made, inDays(30), { title: "Het ene, later", ...labels });
    const address = await linkOf(body.data);
    const pageFor = async (browser: TestBrowser) => {
      const answer = await browser.get(`/content-previews/${tokenIn(address)}`, "organization");
      return JSON.stringify(answer.body.data.page.content);
    };
    const others = await pageFor(test.browser());
    expect(others).toContain("Het ene, later");
    expect(others).not.toContain("Nog geheim");
    const { id } = await aPerson(test.services, { roles: ["editor"] });
    expect(await pageFor(await test.browser().signInAs(id, ["organization"]))).toContain("Nog geheim");
    await editor.delete(`/staff/articles/${other.id}`, "staff");
  });

  it("is deleted with its subject", async () => {
    const made = await make();
    const address = await linkOf((await look(made)).body.data);
    await editor.delete(`/staff/articles/${made.id}`, "staff");
    expect((await open(address)).status).toBe(404);
    expect((await send("articles", made.id, { ...publicNow(), revision: 1 })).status).toBe(404);
  });
});

const pictureOf = async (versionId: string) =>
  (
    await test.services.db
      .selectFrom("content_versions")
      .select("pictures")
      .where("id", "=", versionId)
      .executeTakeFirstOrThrow()
  ).pictures ?? [];

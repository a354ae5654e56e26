import type { ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import type { SiteName } from "@inktvis/contract/sites";
import { beforeEach, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { days, later, minutes } from "#platform/clock.ts";
import { anIssue } from "#features/magazine/issues/issue.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { editing } from "./content-versions.factory.ts";
import { publishPlanned } from "./publish-planned.ts";

const test = useTestApi();
let editor: TestBrowser;
const { send, share, versionsOf } = editing(
  () => test.clock.now(),
  () => editor,
);
beforeEach(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});

interface Case {
  kind: ContentKind;
  path: string;
  body: object | undefined;
  site: SiteName;
  /** The address of the row's page. */
  at: (row: { id: string }) => string;
}

const CASES: readonly Case[] = [
  {
    kind: "products",
    path: "/staff/products",
    body: VALID_BODIES["staffProducts.create"],
    site: "organization",
    at: () => "/shop/zoals-het-wordt",
  },
  {
    kind: "alumni",
    path: "/staff/alumni",
    body: VALID_BODIES["staffAlumni.create"],
    site: "schrijfacademie",
    at: () => "/alumni/zoals-het-wordt",
  },
  {
    kind: "teamTiles",
    path: "/staff/team-tiles",
    body: { ...VALID_BODIES["staffTeamTiles.create"], tags: [7] },
    site: "verzin",
    at: ({ id }) => `/redactie#${id}`,
  },
  {
    kind: "magazineIssues",
    path: "/staff/magazine-issues",
    body: { ...VALID_BODIES["staffMagazineIssues.create"], number: 4321 },
    site: "verzin",
    at: () => "/nummers/zoals-het-wordt",
  },
  {
    kind: "newsletters",
    path: "/staff/newsletters",
    body: VALID_BODIES["staffNewsletters.create"],
    site: "organization",
    at: () => "/nieuwsbrief/archief/zoals-het-wordt",
  },
];

const make = async ({ path, body }: Case) =>
  (await editor.post(path, { ...body, title: "Zoals het is", publishedAt: null }, "staff")).body.data;
const rowOf = async ({ path }: Case, id: string) => (await editor.get(`${path}/${id}`, "staff")).body.data;
const changeOf = ({ body }: Case, revision: number) => ({
  ...body,
  title: "Zoals het wordt",
  publishedAt: null,
  revision,
});

describe.each(CASES)("versions of $kind", (one) => {
  const { kind, path, site, at } = one;

  it("are previewed on their site, at the address that they will have, which changes nothing", async () => {
    const made = await make(one);
    const draft = (await send(kind, made.id, changeOf(one, made.revision))).body.data;
    const address = new URL((await share(draft.id)).body.data.address);
    const token = address.searchParams.get("voorbeeld") ?? "";
    expect(address.pathname + address.hash).toBe(at(made));
    const { page } = (await test.browser().get(`/content-previews/${token}`, site)).body.data;
    expect(page).toMatchObject({ kind, site, path: at(made), content: { title: "Zoals het wordt" } });
    expect(await rowOf(one, made.id)).toEqual(made);
    expect((await test.browser().get(`/content-previews/${token}`, "community")).status).toBe(404);
    await editor.delete(`${path}/${made.id}`, "staff");
  });

  it("are kept of each save, can be restored, and are deleted with their subject", async () => {
    const made = await make(one);
    await editor.put(`${path}/${made.id}`, changeOf(one, made.revision), "staff");
    const [second, first, ...more] = await versionsOf(made.id, kind);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ name: "Zoals het wordt", changed: ["title"] });
    const restored = await editor.post(
      `/staff/content-versions/${first.id}/restore`,
      { revision: second.revision },
      "staff",
    );
    expect(restored.status).toBe(204);
    expect((await rowOf(one, made.id)).title).toBe("Zoals het is");
    expect((await editor.delete(`${path}/${made.id}`, "staff")).status).toBe(204);
    expect(await versionsOf(made.id, kind)).toEqual([]);
  });

  it("become public at a planned moment, except for newsletters, which are sent", async () => {
    const made = await make(one);
    const plannedFor = later(test.clock.now(), minutes(20)).toISOString();
    const change = { ...changeOf(one, made.revision), publishedAt: plannedFor };
    const { status } = await send(kind, made.id, change, { plannedFor });
    expect(status).toBe(kind === "newsletters" ? 422 : 201);
    test.clock.advance(minutes(20));
    await publishPlanned(test.services);
    editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
    expect((await rowOf(one, made.id)).title).toBe(kind === "newsletters" ? "Zoals het is" : "Zoals het wordt");
    await editor.delete(`${path}/${made.id}`, "staff");
  });
});

it("a version of a newsletter that was sent can be neither restored nor shared", async () => {
  const one = CASES.find(({ kind }) => kind === "newsletters")!;
  const made = await make(one);
  await editor.put(`${one.path}/${made.id}`, changeOf(one, made.revision), "staff");
  const [second, first] = await versionsOf(made.id, "newsletters");
  await test.services.db
    .updateTable("newsletters")
    .set({ sent_at: test.clock.now(), slug: "verstuurd", recipient_count: 1 })
    .where("id", "=", made.id)
    .execute();
  const { status, body } = await editor.post(
    `/staff/content-versions/${first.id}/restore`,
    { revision: second.revision },
    "staff",
  );
  expect([status, body.code]).toEqual([409, "already-sent"]);
  expect((await share(first.id)).status).toBe(409);
});

it("a version of an issue names its articles before and after the change", async () => {
  const article = { ...VALID_BODIES["staffArticles.create"], type: "verzin-publication" };
  const { id: articleId } = (await editor.post("/staff/articles", { ...article, title: "De sluis" }, "staff")).body
    .data;
  const one = CASES.find(({ kind }) => kind === "magazineIssues")!;
  const made = await make(one);
  const contents = [{ articleId, section: "Verhalen" }];
  await editor.put(`${one.path}/${made.id}`, { ...changeOf(one, made.revision), title: made.title, contents }, "staff");
  const [second] = await versionsOf(made.id, "magazineIssues");
  const shown = async () => (await editor.get(`/staff/content-versions/${second.id}`, "staff")).body.data;
  const { before, after, content } = await shown();
  expect([before, after]).toEqual([{ contents: [] }, { contents: ["Verhalen: De sluis"] }]);
  expect(content.contents, "for its form").toEqual([{ articleId, title: "De sluis", section: "Verhalen" }]);
  await editor.delete(`/staff/articles/${articleId}`, "staff");
  expect((await shown()).content.contents).toEqual([]);
});

it("a version of an issue is restored without the articles that no longer exist", async () => {
  const article = { ...VALID_BODIES["staffArticles.create"], type: "verzin-publication" };
  const write = async (title: string) =>
    (await editor.post("/staff/articles", { ...article, title }, "staff")).body.data;
  const [gone, stays] = [await write("Weg"), await write("Blijft")];
  const contentsOf = (articles: { id: string }[]) => articles.map(({ id }) => ({ articleId: id, section: null }));
  const one = CASES.find(({ kind }) => kind === "magazineIssues")!;
  const made = await make({ ...one, body: { ...one.body, number: 5002, contents: contentsOf([gone, stays]) } });
  const change = { ...changeOf(one, made.revision), number: 5002, contents: [] };
  await editor.put(`${one.path}/${made.id}`, change, "staff");
  await editor.delete(`/staff/articles/${gone.id}`, "staff");
  const [second, first] = await versionsOf(made.id, "magazineIssues");
  const body = { revision: second.revision };
  expect((await editor.post(`/staff/content-versions/${first.id}/restore`, body, "staff")).status).toBe(204);
  expect((await rowOf(one, made.id)).contents).toMatchObject(contentsOf([stays]));
});

it("the preview of an issue shows its planned contents to everybody, but other planned issues only to editors", async () => {
  const one = CASES.find(({ kind }) => kind === "magazineIssues")!;
  const inDays = (count: number) => later(test.clock.now(), days(count));
  const article = { ...VALID_BODIES["staffArticles.create"], type: "verzin-publication", title: "De brug" };
  const body = { ...article, publishedAt: inDays(20).toISOString() };
  const { id: articleId } = (await editor.post("/staff/articles", body, "staff")).body.data;
  await anIssue(test.services, { number: 5000, title: "Nog geheim", published_at: inDays(10) });
  const made = await make({ ...one, body: { ...one.body, number: 5001 } });
  const plannedFor = inDays(30).toISOString();
  const contents = [{ articleId, section: null }];
  const change = { ...changeOf(one, made.revision), number: 5001, contents, publishedAt: plannedFor };
  const { data } = (await send("magazineIssues", made.id, change, { plannedFor })).body;
  const token = new URL((await share(data.id)).body.data.address).searchParams.get("voorbeeld") ?? "";
  const pageFor = async (browser: TestBrowser) =>
    JSON.stringify((await browser.get(`/content-previews/${token}`, "verzin")).body.data.page.content);
  const others = await pageFor(test.browser());
  expect(others).toContain("De brug");
  expect(others).not.toContain("Nog geheim");
  const { id } = await aPerson(test.services, { roles: ["editor"] });
  expect(await pageFor(await test.browser().signInAs(id, ["verzin"]))).toContain("Nog geheim");
});

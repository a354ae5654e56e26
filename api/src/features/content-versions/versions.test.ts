import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { days } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { trimVersions } from "./trim-versions.ts";

const test = useTestApi();
const article = VALID_BODIES["staffArticles.create"];
let editor: TestBrowser;
let editorId: string;
beforeAll(async () => {
  editorId = (await aPerson(test.services, { nickname: "Rein", roles: ["editor"] })).id;
});
/** Needed whenever the clock is advanced so far that sessions end. */
const signIn = async () => {
  editor = await test.browser().signInAs(editorId, ["staff"]);
};
beforeEach(signIn);

const publicNow = () => ({ ...article, publishedAt: test.clock.now().toISOString() });
const make = async (body: object = {}) =>
  (await editor.post("/staff/articles", { ...publicNow(), ...body }, "staff")).body.data;
const put = async ({ id, revision }: { id: string; revision: number }, body: object = {}) =>
  (await editor.put(`/staff/articles/${id}`, { ...publicNow(), revision, ...body }, "staff")).body.data;
const versionsOf = async (id: string, kind = "articles") =>
  (await editor.get(`/staff/content-versions?kind=${kind}&subjectId=${id}`, "staff")).body.data;
const get = async (id: string) => (await editor.get(`/staff/content-versions/${id}`, "staff")).body.data;
const restore = (id: string, revision: number) =>
  editor.post(`/staff/content-versions/${id}/restore`, { revision }, "staff");
const pictures = async () => (await test.services.db.selectFrom("images").select("id").execute()).map(({ id }) => id);

describe("versions of editorial content", () => {
  it("show who saved what and when, and what changed", async () => {
    const made = await make({ title: "De eerste titel", tags: [4] });
    test.clock.advance(days(1));
    await signIn();
    await put(made, { title: "De tweede titel", body: "<p>Heel andere woorden.</p>", tags: [4, 9] });
    const [second, first, ...more] = await versionsOf(made.id);
    expect(more).toEqual([]);
    expect(second).toMatchObject({
      author: "Rein",
      savedAt: test.clock.now().toISOString(),
      revision: 2,
      isCurrent: true,
      name: "De tweede titel",
    });
    expect(second.changed).toEqual(expect.arrayContaining(["body", "tags", "title"]));
    expect(first).toMatchObject({ revision: 1, isCurrent: false, changed: null });
    const { before, after } = await get(second.id);
    expect(before).toMatchObject({ title: "De eerste titel" });
    expect(before.tags).toHaveLength(1);
    expect(after).toMatchObject({ title: "De tweede titel", body: "<p>Heel andere woorden.</p>" });
    expect(after.tags).toHaveLength(2);
  });

  it("are restored by a new save, without their moment and place, which is recorded in the audit log", async () => {
    const made = await make({ title: "Zoals het was", publishedAt: null, pinned: true });
    const changed = await put(made, { title: "Zoals het werd" });
    const [second, first] = await versionsOf(made.id);
    // The moment of publication stays, and so is not a change.
    expect((await get(first.id)).takingBack).toEqual({
      changed: ["pinned", "title"],
      before: { pinned: false, title: "Zoals het werd" },
      after: { pinned: true, title: "Zoals het was" },
    });
    expect((await get(second.id)).takingBack).toBeNull();
    expect((await restore(first.id, changed.revision)).status).toBe(204);
    const now = (await editor.get(`/staff/articles/${made.id}`, "staff")).body.data;
    expect(now).toMatchObject({ title: "Zoals het was", pinned: true, revision: 3, isPublic: true });
    const [third] = await versionsOf(made.id);
    expect(third).toMatchObject({ revision: 3, author: "Rein", isCurrent: true });
    const [entry] = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "after"])
      .where("subject_id", "=", made.id)
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(entry).toMatchObject({ actor_id: editorId, after: { title: "Zoals het was" } });
  });

  it("are not restored over what somebody else saved in the meantime", async () => {
    const made = await make();
    const changed = await put(made, { title: "Iemand anders" });
    const [, first] = await versionsOf(made.id);
    expect((await restore(first.id, made.revision)).status).toBe(409);
    const answers = await Promise.all([restore(first.id, changed.revision), restore(first.id, changed.revision)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it("say of a picture that was taken down that it is gone, not that there was none", async () => {
    const made = await make({ image: dataUrl(await aPicture()) });
    await put(made, { image: null });
    const id = /images\/([^/]+)/.exec(made.image.url.default)?.[1] ?? "";
    await test.services.db
      .updateTable("images")
      .set({ taken_down_at: test.clock.now() })
      .where("id", "=", id)
      .execute();
    const [, first] = await versionsOf(made.id);
    const { takingBack } = (await editor.get(`/staff/content-versions/${first.id}`, "staff")).body.data;
    expect([takingBack.before, takingBack.after]).toEqual([{ image: null }, { image: "gone" }]);
  });

  it("keep their picture until they are trimmed, and restore it", async () => {
    const made = await make({ image: dataUrl(await aPicture()) });
    const changed = await put(made, { image: null });
    await test.runJobs();
    const [, first] = await versionsOf(made.id);
    expect((await editor.get(`/staff/content-versions/${first.id}`, "staff")).body.data.takingBack).toEqual({
      changed: ["image"],
      before: { image: null },
      after: { image: made.image },
    });
    await restore(first.id, changed.revision);
    const back = (await editor.get(`/staff/articles/${made.id}`, "staff")).body.data;
    expect(back.image).toEqual(made.image);
    const gone = await put(back, { image: null });
    for (let revision = gone.revision, at = 0; at < 50; at++)
      ({ revision } = await put({ id: made.id, revision }, { title: `Titel ${at}` }));
    const id = /images\/([^/]+)/.exec(made.image.url.default)?.[1] ?? "";
    expect(await pictures()).toContain(id);
    await trimVersions(test.services);
    await test.runJobs();
    expect(await pictures()).not.toContain(id);
    const { data, meta } = (
      await editor.get(`/staff/content-versions?kind=articles&subjectId=${made.id}&perPage=100`, "staff")
    ).body;
    expect([data.length, meta.total]).toEqual([50, 50]);
  });

  it("that are older than two years are deleted, but never the last one", async () => {
    const made = await make();
    await put(made, { title: "Lang geleden" });
    test.clock.advance(days(3 * 365));
    await signIn();
    await trimVersions(test.services);
    expect(await versionsOf(made.id)).toMatchObject([{ name: "Lang geleden" }]);
  });

  it("are also kept of content that was saved before versions existed", async () => {
    const made = await make({ title: "Van vroeger" });
    await test.services.db.deleteFrom("content_versions").where("subject_id", "=", made.id).execute();
    await put(made, { title: "Van nu" });
    expect(await versionsOf(made.id)).toMatchObject([
      { name: "Van nu", changed: expect.arrayContaining(["title"]) },
      { name: "Van vroeger", author: null },
    ]);
  });

  it("leave out a deleted label, take over a merged genre, and are deleted with the article", async () => {
    const tag = (await editor.post("/staff/tags", { name: "Even maar" }, "staff")).body.data;
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
    const genre = (await admin.post("/staff/genres", { name: `Genre ${crypto.randomUUID()}` }, "staff")).body.data;
    const made = await make({ tags: [tag.id, 9], genres: [genre.id] });
    const changed = await put(made, { tags: [9], genres: [] });
    expect((await editor.delete(`/staff/tags/${tag.id}`, "staff")).status).toBe(204);
    expect((await admin.post(`/staff/genres/${genre.id}/merge`, { into: 1 }, "staff")).status).toBe(204);
    const [, first] = await versionsOf(made.id);
    expect((await restore(first.id, changed.revision)).status).toBe(204);
    const now = (await editor.get(`/staff/articles/${made.id}`, "staff")).body.data;
    expect(now).toMatchObject({ tags: [9], genres: [1] });
    await editor.delete(`/staff/articles/${made.id}`, "staff");
    expect(await versionsOf(made.id)).toEqual([]);
  });

  it("that the form no longer accepts are refused with a message", async () => {
    const made = await make();
    await put(made, { title: "Anders" });
    const [, first] = await versionsOf(made.id);
    await test.services.db
      .updateTable("content_versions")
      .set({ content: JSON.stringify({ title: "x" }) })
      .where("id", "=", first.id)
      .execute();
    const { status, body } = await restore(first.id, 2);
    expect([status, body.message]).toEqual([422, expect.stringContaining("van voor het formulier veranderde")]);
  });

  it("work for pages and home pages too; a page stays where it was moved to", async () => {
    const page = { ...VALID_BODIES["staffPages.create"], publishedAt: test.clock.now().toISOString() };
    const made = (await editor.post("/staff/pages", { ...page, slug: "versies-eerst" }, "staff")).body.data;
    await editor.put(
      `/staff/pages/${made.id}`,
      { ...page, title: "Nieuw", slug: "versies-later", revision: 1 },
      "staff",
    );
    const [, first] = await versionsOf(made.id, "pages");
    expect((await restore(first.id, 2)).status).toBe(204);
    expect((await editor.get(`/staff/pages/${made.id}`, "staff")).body.data).toMatchObject({
      title: made.title,
      slug: "versies-later",
      revision: 3,
    });
    const save = async (title: string) => {
      const { revision } = (await editor.get("/staff/homepages/verzin", "staff")).body.data;
      return editor.put("/staff/homepages/verzin", { spotlightTitle: title, callsToAction: [], revision }, "staff");
    };
    await save("De zomer");
    const { revision } = (await save("De winter")).body.data;
    const summer = (await versionsOf("verzin", "homepages")).at(1);
    expect(summer).toMatchObject({ name: null });
    expect((await restore(summer.id, revision)).status).toBe(204);
    expect((await editor.get("/staff/homepages/verzin", "staff")).body.data.spotlightTitle).toBe("De zomer");
  });

  it("by an editor whose account is erased stay, without the name", async () => {
    const leaver = await aPerson(test.services, { roles: ["editor"] });
    const browser = await test.browser().signInAs(leaver.id, ["staff"]);
    const made = (await browser.post("/staff/articles", publicNow(), "staff")).body.data;
    await test.services.db.deleteFrom("users").where("id", "=", leaver.id).execute();
    expect(await versionsOf(made.id)).toMatchObject([{ author: null, savedAt: expect.any(String) }]);
  });

  it("name an author as their profile does now, even a blocked one, but nobody once they are erased", async () => {
    const [writer, blocked] = [await aPerson(test.services), await aPerson(test.services)];
    const made = await make({ author: null, authorSlug: writer.slug });
    const second = await put(made, { author: null, authorSlug: blocked.slug });
    const third = await put(second, { author: "Iemand" });
    const { db } = test.services;
    await db.updateTable("users").set({ blocked_at: test.clock.now() }).where("id", "=", blocked.id).execute();
    const [, ofBlocked, ofWriter] = await versionsOf(made.id);
    expect((await get(ofWriter.id)).content).toMatchObject({ authorSlug: writer.slug });
    expect((await restore(ofBlocked.id, third.revision)).status).toBe(204);
    const back = (await editor.get(`/staff/articles/${made.id}`, "staff")).body.data;
    expect(back).toMatchObject({ author: null, authorSlug: blocked.slug });
    await db.deleteFrom("users").where("id", "=", writer.id).execute();
    // Somebody else who takes the free address did not write this.
    await aPerson(test.services, { slug: writer.slug });
    expect((await get(ofWriter.id)).content).toMatchObject({ author: null, authorSlug: null });
    expect((await restore(ofWriter.id, back.revision)).status).toBe(204);
    const last = (await editor.get(`/staff/articles/${made.id}`, "staff")).body.data;
    expect(last).toMatchObject({ author: null, authorSlug: null });
  });
});

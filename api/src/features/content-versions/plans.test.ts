import { beforeEach, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { hours, later, minutes } from "#platform/clock.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { editing } from "./content-versions.factory.ts";
import { publishPlanned } from "./publish-planned.ts";

const test = useTestApi();
let editor: TestBrowser;
let person: Awaited<ReturnType<typeof aPerson>>;
const { make, get, put, plan, send, share, versionsOf } = editing(
  () => test.clock.now(),
  () => editor,
);
beforeEach(async () => {
  person = await aPerson(test.services, { roles: ["editor"] });
  editor = await test.browser().signInAs(person.id, ["staff"]);
});

const soon = () => later(test.clock.now(), minutes(20));
const itsMomentComes = () => test.clock.advance(minutes(20));
const publish = () => publishPlanned(test.services);
const move = (id: string, plannedFor: Date, revision: number) =>
  editor.put(`/staff/content-versions/${id}`, { plannedFor: plannedFor.toISOString(), revision }, "staff");
const withdraw = (id: string) => editor.delete(`/staff/content-versions/${id}`, "staff");
const planned = (id: string) => versionsOf(id, "articles", "open");

describe("a planned change", () => {
  it("becomes public at its moment, once; until then the old version stays", async () => {
    const made = await make({ title: "Voor de grote dag" });
    const { status, body } = await plan(made, soon(), { title: "Op de grote dag", tags: [9] });
    expect([status, body.data.state, body.data.changed]).toEqual([201, "planned", expect.arrayContaining(["title"])]);
    await publish();
    expect(await get(made.id)).toMatchObject({ title: "Voor de grote dag", revision: 1 });
    itsMomentComes();
    await Promise.all([publish(), publish()]);
    await publish();
    expect(await get(made.id)).toMatchObject({ title: "Op de grote dag", tags: [9], revision: 2, isPublic: true });
    expect(await planned(made.id)).toEqual([]);
    expect(await versionsOf(made.id)).toMatchObject([{ revision: 2, author: person.nickname }, { revision: 1 }]);
    expect(await test.runJobs()).toEqual([]);
    const log = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "action"])
      .where("subject_id", "in", [made.id, body.data.id])
      .orderBy("id")
      .execute();
    expect(log.map(({ action }) => action)).toEqual(["create", "create", "update"]);
    expect(log.every(({ actor_id }) => actor_id === person.id)).toBe(true);
  });

  it("is unique per article, however the id of the article is written", async () => {
    const made = await make();
    const capitals = { ...made, id: made.id.toUpperCase() };
    expect((await plan(capitals, soon())).body.data.subjectId).toBe(made.id);
    expect((await plan(made, soon())).status).toBe(422);
    expect((await plan(capitals, soon())).status).toBe(422);
    expect(await planned(capitals.id)).toHaveLength(1);
  });

  it("is carried out only once by two processes that both found it", async () => {
    const made = await make();
    await plan(made, soon(), { title: "Maar een keer" });
    itsMomentComes();
    await inOrderOf(test)(blockWrites("content_versions"), [publish, publish]);
    const saves = await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", made.id)
      .where("action", "=", "update")
      .execute();
    expect(saves).toHaveLength(1);
    expect(await get(made.id)).toMatchObject({ title: "Maar een keer", revision: 2 });
    expect(await test.runJobs()).toEqual([]);
  });

  it("is not carried out over what somebody saved in the meantime: its editor gets a mail, and plans it again", async () => {
    const made = await make({ title: "Het begin" });
    const { id } = (await plan(made, soon(), { title: "Het plan" })).body.data;
    const changed = await put(made, { title: "Het werk van een ander" });
    expect(await planned(made.id)).toMatchObject([{ isStale: true, problem: null }]);
    // It will no longer become public by itself, so it does not count as planned.
    expect(await versionsOf(made.id, "articles", "planned")).toEqual([]);
    expect(await versionsOf(made.id, "articles", "failed")).toMatchObject([{ id }]);
    itsMomentComes();
    await Promise.all([publish(), publish()]);
    await publish();
    expect((await get(made.id)).title).toBe("Het werk van een ander");
    const [told, ...more] = await test.runJobs();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ to: person.email, subject: expect.stringContaining("verscheen niet") });
    expect(await versionsOf(made.id, "articles", "failed")).toMatchObject([
      { problem: expect.stringContaining("Intussen werd iets anders bewaard") },
    ]);
    expect((await move(id, soon(), made.revision)).status).toBe(409);
    // The plan holds all fields as they were before: the editor has to compare the two and plan again.
    expect((await move(id, soon(), changed.revision)).status).toBe(422);
    await plan(changed, soon(), { title: "Het plan" }, { replaces: id });
    expect(await planned(made.id)).toMatchObject([{ isStale: false, problem: null }]);
    itsMomentComes();
    await publish();
    expect((await get(made.id)).title).toBe("Het plan");
  });

  it("is refused for a draft that it would leave a draft", async () => {
    const draft = await make({ title: "Nog niet", publishedAt: null });
    expect((await plan(draft, soon(), { publishedAt: null })).body.errors).toEqual({
      plannedFor: [expect.stringContaining("blijft het een klad")],
    });
    expect((await plan(draft, soon())).status).toBe(201);
    const made = await make();
    expect((await plan(made, soon(), { publishedAt: null })).status).toBe(201);
    itsMomentComes();
    await publish();
    expect([await get(draft.id), await get(made.id)]).toMatchObject([{ isPublic: true }, { isPublic: false }]);
  });

  it("is moved, withdrawn, replaced or carried out at once", async () => {
    const made = await make({ title: "Zo staat het" });
    const { id } = (await plan(made, soon(), { title: "Later" })).body.data;
    expect((await plan(made, soon())).body.errors).toEqual({
      plannedFor: [expect.stringContaining("al een wijziging")],
    });
    expect((await move(id, test.clock.now(), 1)).body.errors).toEqual({
      plannedFor: ["Kies een moment dat nog komt."],
    });
    await move(id, later(test.clock.now(), hours(2)), 1);
    itsMomentComes();
    await publish();
    expect((await get(made.id)).title).toBe("Zo staat het");
    const replaced = (await plan(made, later(test.clock.now(), hours(2)), { title: "Anders" }, { replaces: id })).body;
    expect(await planned(made.id)).toMatchObject([{ id: replaced.data.id, name: "Anders" }]);
    expect((await withdraw(replaced.data.id)).status).toBe(204);
    expect(await planned(made.id)).toEqual([]);
    expect((await withdraw(replaced.data.id)).status).toBe(404);
    const [saved] = await versionsOf(made.id);
    expect((await withdraw(saved.id)).status).toBe(422);
    const again = (await plan(made, soon(), { title: "Toch maar nu" })).body.data;
    await editor.post(`/staff/content-versions/${again.id}/restore`, { revision: 1 }, "staff");
    expect(await get(made.id)).toMatchObject({ title: "Toch maar nu", revision: 2 });
    expect(await planned(made.id)).toEqual([]);
  });

  it("replaces only a plan of the same subject, neither a version nor the plan of another subject", async () => {
    const [made, other] = [await make(), await make()];
    const theirs = (await plan(other, soon(), { title: "Van een ander" })).body.data;
    const [saved] = await versionsOf(made.id);
    for (const replaces of [theirs.id, saved.id, crypto.randomUUID()]) {
      const refusal = await plan(made, soon(), {}, { replaces });
      expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ["plannedFor"]]);
    }
    // A preview cannot take over the picture of a version in this way either.
    const change = { ...VALID_BODIES["staffArticles.create"], revision: made.revision };
    expect((await send("articles", made.id, change, { replaces: saved.id })).status).toBe(422);
    expect(await planned(other.id)).toMatchObject([{ id: theirs.id }]);
    expect([await planned(made.id), (await versionsOf(made.id)).length]).toEqual([[], 1]);
    const own = (await plan(made, soon())).body.data;
    const { result } = await test.services.db.transaction().execute(async (tx) => {
      await tx.deleteFrom("content_versions").where("id", "=", own.id).execute();
      return test.started(() => plan(made, soon(), {}, { replaces: own.id }));
    });
    expect((await result).status).toBe(422);
    expect(await planned(made.id)).toEqual([]);
  });

  it("that is withdrawn while a process is carrying it out does not become public", async () => {
    const made = await make({ title: "Blijft" });
    const { id } = (await plan(made, soon(), { title: "Ingetrokken" })).body.data;
    itsMomentComes();
    const process = await test.services.db.transaction().execute(async (tx) => {
      await tx.selectFrom("articles").select("id").where("id", "=", made.id).forUpdate().execute();
      const { result } = await test.started(publish);
      await tx.deleteFrom("content_versions").where("id", "=", id).execute();
      return [result];
    });
    await Promise.all(process);
    expect(await get(made.id)).toMatchObject({ title: "Blijft", revision: 1 });
  });

  it("is not carried out over what somebody is saving at that moment", async () => {
    const made = await make({ title: "Het begin" });
    await plan(made, soon(), { title: "Het plan" });
    itsMomentComes();
    const process = await test.services.db.transaction().execute(async (tx) => {
      const ofArticle = tx.updateTable("articles").where("id", "=", made.id);
      await ofArticle.set({ title: "Van een ander" }).execute();
      const { result } = await test.started(publish);
      await ofArticle.set({ revision: 2 }).execute();
      return [result];
    });
    await Promise.all(process);
    expect(await get(made.id)).toMatchObject({ title: "Van een ander", revision: 2 });
    expect(await planned(made.id)).toMatchObject([
      { isStale: false, problem: expect.stringContaining("werd iets anders bewaard") },
    ]);
  });

  it("brings its picture, which is not deleted before; withdrawing the plan deletes the picture", async () => {
    const image = dataUrl(await aPicture());
    const made = await make();
    const images = () => test.services.db.selectFrom("images").select("id").execute();
    const before = (await images()).length;
    const { id } = (await plan(made, soon(), { image })).body.data;
    await test.runJobs();
    expect(await images()).toHaveLength(before + 1);
    await withdraw(id);
    await test.runJobs();
    expect(await images()).toHaveLength(before);
    await plan(made, soon(), { image });
    itsMomentComes();
    await publish();
    expect((await get(made.id)).image).not.toBeNull();
  });

  it("is carried out even if its picture was deleted, its editor erased or its article is not public", async () => {
    const image = dataUrl(await aPicture());
    const made = await make({ publishedAt: null });
    const publishedAt = later(test.clock.now(), hours(48)).toISOString();
    const { id } = (await plan(made, soon(), { image, title: "Zonder beeld", publishedAt })).body.data;
    const { image_id } = await test.services.db
      .selectFrom("content_versions")
      .select("image_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await test.services.db.deleteFrom("images").where("id", "=", image_id).execute();
    await test.services.db.deleteFrom("users").where("id", "=", person.id).execute();
    itsMomentComes();
    await publish();
    editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
    expect(await get(made.id)).toMatchObject({ title: "Zonder beeld", image: null, isPublic: false });
    expect((await versionsOf(made.id))[0]).toMatchObject({ author: null, revision: 2 });
  });

  it("is deleted with its article", async () => {
    const made = await make();
    const { id } = (await plan(made, soon())).body.data;
    await editor.delete(`/staff/articles/${made.id}`, "staff");
    itsMomentComes();
    await publish();
    expect((await share(id)).status).toBe(404);
    expect(await test.runJobs()).toEqual([]);
  });

  it("is deleted at its moment if it was made while its article was being deleted", async () => {
    const made = await make();
    const { id } = (await plan(made, soon())).body.data;
    await test.services.db.deleteFrom("articles").where("id", "=", made.id).execute();
    itsMomentComes();
    await publish();
    expect(await versionsOf(made.id)).toEqual([]);
    expect((await share(id)).status).toBe(404);
  });

  it("for a page whose address was taken, or whose parent was deleted, says why it did not become public", async () => {
    const page = { ...VALID_BODIES["staffPages.create"], publishedAt: test.clock.now().toISOString() };
    const post = async (body: object) => (await editor.post("/staff/pages", { ...page, ...body }, "staff")).body.data;
    const [moving, below, parent] = [
      await post({ slug: "plan-verhuist" }),
      await post({ slug: "plan-eronder" }),
      await post({ slug: "plan-ouder" }),
    ];
    const at = { plannedFor: soon().toISOString() };
    await send("pages", moving.id, { ...page, slug: "plan-bezet", revision: 1 }, at);
    await send("pages", below.id, { ...page, slug: "plan-eronder", parentId: parent.id, revision: 1 }, at);
    await post({ slug: "plan-bezet" });
    await editor.delete(`/staff/pages/${parent.id}`, "staff");
    itsMomentComes();
    await publish();
    const problemOf = async ({ id }: { id: string }) => (await versionsOf(id, "pages", "failed"))[0]?.problem;
    expect(await problemOf(moving)).toBe("Op dit adres staat al een pagina. Kies een ander.");
    expect(await problemOf(below)).toBe("Kies een pagina van dezelfde site.");
    expect(await test.runJobs()).toHaveLength(2);
    expect((await editor.get(`/staff/pages/${moving.id}`, "staff")).body.data.slug).toBe("plan-verhuist");
  });

  it("works even for a home page that was never saved", async () => {
    const { revision } = (await editor.get("/staff/homepages/creatiefschrijvenjong", "staff")).body.data;
    expect(revision).toBe(0);
    const change = { spotlightTitle: "Straks", callsToAction: [], revision };
    await send("homepages", "creatiefschrijvenjong", change, { plannedFor: soon().toISOString() });
    test.clock.advance(minutes(20) + minutes(1));
    await publish();
    expect((await test.browser().get("/homepages/creatiefschrijvenjong")).body.data.spotlight.title).toBe("Straks");
  });
});

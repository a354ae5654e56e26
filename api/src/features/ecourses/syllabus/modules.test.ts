import { MAX_MODULES } from "@inktvis/contract/features/ecourses/syllabus";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aStudent } from "../ecourses/ecourse.factory.ts";
import { syllabusMakers } from "./syllabus.factory.ts";

const test = useTestApi();
const { made, modulesOf, lessonsOf, lessonRow } = syllabusMakers(test);
const titles = async (ecourseId: string) => (await modulesOf(ecourseId)).map(({ title }) => title);

describe("a module", () => {
  it("is added at the end, or at a given place", async () => {
    const { id, browser } = await made([1, 1]);
    const last = { title: " Rivieren ", description: " Over stroom.\n", ecourseId: id, sortOrder: 9999 };
    const answer = await browser.post("/ecourse-modules", last);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      id: expect.any(String),
      title: "Rivieren",
      description: "Over stroom.",
      sortOrder: 3,
      ecourseId: id,
      revision: 1,
    });
    await browser.post("/ecourse-modules", { title: "Bronnen", ecourseId: id, sortOrder: 1 });
    await browser.post("/ecourse-modules", { title: "Zee", ecourseId: id });
    expect(await titles(id)).toEqual(["Bronnen", "Module 1", "Module 2", "Rivieren", "Zee"]);
    expect((await modulesOf(id)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps what is not sent when it is changed", async () => {
    const { browser, moduleIds } = await made();
    const at = `/ecourse-modules/${moduleIds[0]}`;
    await browser.put(at, { description: "Over stroom." });
    const { body } = await browser.put(at, { title: "Rivieren" });
    expect(body.data).toMatchObject({ title: "Rivieren", description: "Over stroom.", sortOrder: 1 });
    expect((await browser.put(at, { description: "" })).body.data.description).toBeNull();
  });

  it("is not overwritten when it was changed in the meantime; moving it does not count as a change", async () => {
    const { id, browser, moduleIds } = await made([0, 0]);
    const at = `/ecourse-modules/${moduleIds[0]}`;
    expect((await browser.put(at, { sortOrder: 2 })).body.data.revision).toBe(1);
    expect((await browser.put(at, { title: "De eerste", revision: 1 })).body.data.revision).toBe(2);
    const stale = await browser.put(at, { description: "De tweede", revision: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, "changed-elsewhere"]);
    const { modules } = (await browser.get(`/ecourses/${id}`)).body.data;
    expect(modules[1]).toMatchObject({ title: "De eerste", description: null, revision: 2 });
  });

  it("moves to a place, even with its id in capitals", async () => {
    const { id, browser, moduleIds } = await made([0, 0, 0]);
    const { body } = await browser.put(`/ecourse-modules/${moduleIds[0]?.toUpperCase()}`, { sortOrder: 2 });
    expect(body.data.sortOrder).toBe(2);
    expect(await titles(id)).toEqual(["Module 2", "Module 1", "Module 3"]);
  });

  it("cannot move to another online course", async () => {
    const [{ browser, moduleIds }, other] = [await made(), await made()];
    const answer = await browser.put(`/ecourse-modules/${moduleIds[0]}`, { ecourseId: other.id });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { ecourseId: ["Kies een module van dezelfde online cursus."] } },
    });
  });

  it("is deleted with its lessons, which remain as deleted, and their tests; the gap closes", async () => {
    const { id, browser, moduleIds, lessonIds } = await made([2, 1]);
    const [lessonId = "", , otherId = ""] = lessonIds;
    const now = test.clock.now();
    const aTest = { ecourse_id: id, title: "Test", questions: "[]", created_at: now };
    await test.services.db
      .insertInto("ecourse_tests")
      .values([
        { ...aTest, lesson_id: lessonId },
        { ...aTest, lesson_id: otherId },
        { ...aTest, lesson_id: null },
      ])
      .execute();
    expect((await browser.delete(`/ecourse-modules/${moduleIds[0]}`)).status).toBe(204);
    expect(await modulesOf(id)).toMatchObject([{ title: "Module 2", position: 1 }]);
    expect(await lessonRow(lessonId)).toMatchObject({ title: "Les 1.1", module_id: null, deleted_at: now, body: "" });
    const tests = await test.services.db
      .selectFrom("ecourse_tests")
      .select(["lesson_id", "replaced_at"])
      .where("ecourse_id", "=", id)
      .execute();
    expect(tests.filter(({ replaced_at }) => replaced_at).map((row) => row.lesson_id)).toEqual([lessonId]);
    expect((await browser.delete(`/ecourse-modules/${moduleIds[0]}`)).status).toBe(404);
  });

  it.each<[string, unknown, string]>([
    ["title", "Te", "Titel moet minstens 3 tekens hebben."],
    ["title", "x".repeat(256), "Titel mag hoogstens 255 tekens hebben."],
    ["description", "x".repeat(10_001), "Beschrijving mag hoogstens 10000 tekens hebben."],
    ["sortOrder", 0, "Plaats moet minstens 1 zijn."],
    ["ecourseId", "zomaar", "Online cursus is niet geldig."],
  ])("says for %s what is wrong (%#)", async (field, value, message) => {
    const { id, browser, moduleIds } = await made();
    const body = { title: "Rivieren", description: "x".repeat(10_000), ecourseId: id, sortOrder: 9999, [field]: value };
    expect((await browser.post("/ecourse-modules", body)).body.errors).toEqual({ [field]: [message] });
    expect((await browser.put(`/ecourse-modules/${moduleIds[0]}`, body)).body.errors).toEqual({ [field]: [message] });
  });

  it("is refused past a hundred", async () => {
    const { id, browser } = await made(Array(MAX_MODULES - 1).fill(0));
    const add = () => browser.post("/ecourse-modules", { title: "Nog een", ecourseId: id });
    expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject({ status: 422, body: { message: expect.stringContaining("hoogstens 100") } });
  });
});

describe("modules and lessons", () => {
  it("do not exist for anybody but their maker and staff, not even for students", async () => {
    const { id, moduleIds, lessonIds } = await made();
    const [moduleId = "", lessonId = ""] = [moduleIds[0], lessonIds[0]];
    const maker = await aPerson(test.services, { roles: ["ecourse_organizer"] });
    await aStudent(test.services, id, maker.id);
    const other = await test.browser().signInAs(maker.id);
    const lesson = { title: "Een les", body: "<p>x</p>", ecourseModuleId: moduleId };
    for (const call of [
      other.post("/ecourse-modules", { title: "Van mij", ecourseId: id }),
      other.put(`/ecourse-modules/${moduleId}`, { title: "Van mij" }),
      other.put(`/ecourses/${id}/modules-sort-orders`, { sortOrders: [] }),
      other.put(`/ecourse-modules/${moduleId}/classes-sort-orders`, { sortOrders: [] }),
      other.post("/ecourse-module-classes", lesson),
      other.put(`/ecourse-module-classes/${lessonId}`, { title: "Van mij" }),
      other.delete(`/ecourse-module-classes/${lessonId}`),
      other.delete(`/ecourse-modules/${moduleId}`),
    ])
      expect((await call).status).toBe(404);
    expect(await lessonsOf(moduleId)).toMatchObject([{ title: "Les 1.1" }, { title: "Les 1.2" }]);
  });

  it("record in the audit log what staff do, and not what their maker does", async () => {
    const { id, browser, moduleIds, lessonIds } = await made([2]);
    const staff = await aPerson(test.services, { roles: ["admin"] });
    const admin = await test.browser().signInAs(staff.id);
    await browser.put(`/ecourse-modules/${moduleIds[0]}`, { title: "Van de maker" });
    await admin.put(`/ecourse-module-classes/${lessonIds[1]}`, { body: "<p>Van het huis.</p>", sortOrder: 1 });
    const rows = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "action", "before", "after"])
      .where("subject", "=", "ecourses")
      .where("subject_id", "=", id)
      .execute();
    const lessons = (...names: string[]) => [{ title: "Van de maker", description: null, lessons: names }];
    expect(rows).toEqual([
      {
        actor_id: staff.id,
        action: "update-lesson",
        before: { modules: lessons("Les 1.1", "Les 1.2"), body: "<p>Kijk een kwartier naar stromend water.</p>" },
        after: { modules: lessons("Les 1.2", "Les 1.1"), body: "<p>Van het huis.</p>" },
      },
    ]);
  });
});

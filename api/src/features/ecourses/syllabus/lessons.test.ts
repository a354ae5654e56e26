import { MAX_LESSONS } from "@inktvis/contract/features/ecourses/syllabus";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { newLesson, syllabusMakers } from "./syllabus.factory.ts";

const test = useTestApi();
const { made, lessonsOf, idsOf, lessonRow } = syllabusMakers(test);

describe("a new lesson", () => {
  it("is added at the end of its module or at a given place, with sanitized markup", async () => {
    const { browser, moduleIds } = await made([2]);
    const [ecourseModuleId = ""] = moduleIds;
    const body = '<p onclick="x()">Kijk.<script>x</script></p>';
    const answer = await browser.post("/ecourse-module-classes", newLesson(ecourseModuleId, { body, assignment: " " }));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      id: expect.any(String),
      title: "Stilstaand water",
      description: "Over vijvers.",
      body: "<p>Kijk.</p>",
      assignment: null,
      sortOrder: 3,
      ecourseModuleId,
      revision: 1,
    });
    await browser.post("/ecourse-module-classes", newLesson(ecourseModuleId, { title: "Bronnen", sortOrder: 2 }));
    expect(await lessonsOf(ecourseModuleId)).toMatchObject([
      { title: "Les 1.1", position: 1 },
      { title: "Bronnen", position: 2 },
      { title: "Les 1.2", position: 3 },
      { title: "Stilstaand water", position: 4 },
    ]);
  });

  it("may be long, or consist of a picture only", async () => {
    const { browser, moduleIds } = await made();
    const words = "<p>water </p>".repeat(38_000);
    const post = (body: string) => browser.post("/ecourse-module-classes", newLesson(moduleIds[0] ?? "", { body }));
    expect((await post(words)).status).toBe(201);
    const picture = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
    const { data } = (await browser.upload("/images", picture)).body;
    expect((await post(`<p><img src="${data.url.default}" alt="" /></p>`)).status).toBe(201);
  });

  it.each<[string, unknown, string]>([
    ["title", "Te", "Titel moet minstens 3 tekens hebben."],
    ["title", "x".repeat(256), "Titel mag hoogstens 255 tekens hebben."],
    ["description", "x".repeat(10_001), "Beschrijving mag hoogstens 10000 tekens hebben."],
    ["body", "", "Tekst is verplicht."],
    ["body", "<p> </p><script>x</script>", "Schrijf eerst de les."],
    ["body", "x".repeat(500_001), "Tekst mag hoogstens 500000 tekens hebben."],
    ["assignment", "x".repeat(10_001), "Opdracht mag hoogstens 10000 tekens hebben."],
    ["sortOrder", 1.5, "Plaats is niet geldig."],
    ["ecourseModuleId", "zomaar", "Module is niet geldig."],
  ])("says for %s what is wrong (%#), as when changing one", async (field, value, message) => {
    const { browser, moduleIds, lessonIds } = await made();
    const body = newLesson(moduleIds[0] ?? "", { [field]: value });
    expect((await browser.post("/ecourse-module-classes", body)).body.errors).toEqual({ [field]: [message] });
    const changed = await browser.put(`/ecourse-module-classes/${lessonIds[0]}`, { [field]: value });
    expect(changed.body.errors).toEqual({ [field]: [message] });
    expect(await lessonsOf(moduleIds[0] ?? "")).toHaveLength(2);
  });

  it("is refused past five hundred; deleted ones do not count", async () => {
    const { browser, moduleIds, lessonIds } = await made([MAX_LESSONS - 1, 1]);
    const add = () => browser.post("/ecourse-module-classes", newLesson(moduleIds[1] ?? ""));
    expect(await add()).toMatchObject({ status: 422, body: { message: expect.stringContaining("hoogstens 500") } });
    await browser.delete(`/ecourse-module-classes/${lessonIds[0]}`);
    expect((await add()).status).toBe(201);
  });
});

describe("changing a lesson", () => {
  it("keeps what is not sent, and counts the change", async () => {
    const { browser, lessonIds } = await made();
    const at = `/ecourse-module-classes/${lessonIds[0]}`;
    await browser.put(at, { description: "Over vijvers.", assignment: "Schrijf over een vijver." });
    test.clock.advance(60_000);
    const { body } = await browser.put(at, { title: "Vijvers", revision: 2 });
    expect(body.data).toMatchObject({
      title: "Vijvers",
      description: "Over vijvers.",
      body: "<p>Kijk een kwartier naar stromend water.</p>",
      assignment: "Schrijf over een vijver.",
      sortOrder: 1,
      revision: 3,
    });
    expect((await lessonRow(lessonIds[0] ?? "")).updated_at).toEqual(test.clock.now());
    const emptied = await browser.put(at, { description: null, assignment: "" });
    expect(emptied.body.data).toMatchObject({ title: "Vijvers", description: null, assignment: null });
  });

  it("refuses a form based on an older version", async () => {
    const { browser, lessonIds } = await made();
    const save = (title: string) => browser.put(`/ecourse-module-classes/${lessonIds[0]}`, { title, revision: 1 });
    expect((await save("De eerste")).status).toBe(200);
    expect(await save("De tweede")).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    expect(await lessonRow(lessonIds[0] ?? "")).toMatchObject({ title: "De eerste", revision: 2 });
  });

  it("releases pictures that it no longer shows, and those of a deleted lesson", async () => {
    const { browser, lessonIds, organizerId } = await made();
    const upload = async () => {
      const file = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
      return (await browser.upload("/images", file)).body.data.url.default as string;
    };
    const at = `/ecourse-module-classes/${lessonIds[0]}`;
    const show = (url: string) => browser.put(at, { body: `<p>Zee</p><img src="${url}" alt="" />` });
    const left = async () => {
      await test.runLaterJobs();
      const images = test.services.db.selectFrom("images").select("id").where("owner_id", "=", organizerId);
      return (await images.execute()).length;
    };
    await show(await upload());
    expect(await left()).toBe(1);
    await show(await upload());
    expect(await left()).toBe(1);
    await browser.delete(at);
    expect(await left()).toBe(0);
  });
});

describe("moving a lesson", () => {
  it("to another module puts it at a given place there, without counting as a change", async () => {
    const { browser, moduleIds, lessonIds } = await made([3, 2]);
    const [from = "", to = ""] = moduleIds;
    const [a, b, c, d, e] = lessonIds;
    const answer = await browser.put(`/ecourse-module-classes/${a}`, { ecourseModuleId: to, sortOrder: 2 });
    expect(answer.body.data).toMatchObject({ ecourseModuleId: to, sortOrder: 2, revision: 1 });
    expect([await idsOf(from), await idsOf(to)]).toEqual([
      [b, c],
      [d, a, e],
    ]);
    await browser.put(`/ecourse-module-classes/${b}`, { ecourseModuleId: to });
    await browser.put(`/ecourse-module-classes/${e}`, { sortOrder: 1 });
    expect([await idsOf(from), await idsOf(to)]).toEqual([[c], [e, d, a, b]]);
    expect((await lessonsOf(from)).map(({ position }) => position)).toEqual([1]);
  });

  it("keeps who completed it", async () => {
    const { browser, moduleIds, lessonIds, organizerId } = await made([1, 1]);
    const now = test.clock.now();
    const tick = { lesson_id: lessonIds[0] ?? "", user_id: organizerId, opened_at: now, last_opened_at: now };
    await test.services.db
      .insertInto("lesson_progress")
      .values({ ...tick, completed_at: now })
      .execute();
    await browser.put(`/ecourse-module-classes/${lessonIds[0]}`, { ecourseModuleId: moduleIds[1] });
    const progress = test.services.db.selectFrom("lesson_progress").selectAll().where("user_id", "=", organizerId);
    expect(await progress.execute()).toMatchObject([{ lesson_id: lessonIds[0], completed_at: now }]);
  });

  it("to a module of another online course is refused, and changes nothing", async () => {
    const [{ browser, lessonIds }, other] = [await made(), await made()];
    const move = { title: "Weg", ecourseModuleId: other.moduleIds[0] };
    const answer = await browser.put(`/ecourse-module-classes/${lessonIds[0]}`, move);
    const message = "Kies een module van dezelfde online cursus.";
    expect(answer).toMatchObject({ status: 422, body: { errors: { ecourseModuleId: [message] } } });
    expect(await lessonRow(lessonIds[0] ?? "")).toMatchObject({ title: "Les 1.1", revision: 1 });
  });
});

describe("deleting a lesson", () => {
  it("leaves only its title, is refused further changes, and closes the gap", async () => {
    const { browser, moduleIds, lessonIds } = await made([3]);
    const [a = "", b = "", c = ""] = lessonIds;
    await browser.put(`/ecourse-module-classes/${b}`, { description: "Over vijvers.", assignment: "Schrijf." });
    expect((await browser.delete(`/ecourse-module-classes/${b}`)).status).toBe(204);
    expect(await lessonRow(b)).toMatchObject({
      title: "Les 1.2",
      description: null,
      body: "",
      assignment: null,
      module_id: null,
      deleted_at: test.clock.now(),
    });
    expect(await lessonsOf(moduleIds[0] ?? "")).toMatchObject([
      { id: a, position: 1 },
      { id: c, position: 2 },
    ]);
    for (const call of [
      browser.put(`/ecourse-module-classes/${b}`, { title: "Nog eens" }),
      browser.delete(`/ecourse-module-classes/${b}`),
    ])
      expect(await call).toMatchObject({ status: 410, body: { message: expect.stringContaining("verwijderd") } });
    expect((await browser.delete(`/ecourse-module-classes/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

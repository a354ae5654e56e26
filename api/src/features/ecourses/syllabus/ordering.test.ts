import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { newLesson, syllabusMakers } from "./syllabus.factory.ts";

const test = useTestApi();
const { made, modulesOf, idsOf } = syllabusMakers(test);

const asModules = (ids: readonly (string | undefined)[]) =>
  ids.map((moduleId, index) => ({ moduleId, sortOrder: index + 1 }));
const asLessons = (ids: readonly (string | undefined)[]) =>
  ids.map((moduleClassId, index) => ({ moduleClassId, sortOrder: index + 1 }));

it("orders all modules, whatever the numbers and the order in which they are sent", async () => {
  const { id, browser, moduleIds } = await made([0, 0, 0]);
  const [a, b, c] = moduleIds;
  const sortOrders = [
    { moduleId: a?.toUpperCase(), sortOrder: 40 },
    { moduleId: b, sortOrder: 9999 },
    { moduleId: c, sortOrder: 7 },
  ];
  expect((await browser.put(`/ecourses/${id}/modules-sort-orders`, { sortOrders })).status).toBe(204);
  expect(await modulesOf(id)).toMatchObject([
    { id: c, position: 1 },
    { id: a, position: 2 },
    { id: b, position: 3 },
  ]);
});

it("orders fifty lessons of a module, and none of another", async () => {
  const { browser, moduleIds, lessonIds } = await made([50, 2]);
  const [moduleId = "", other = ""] = moduleIds;
  const turned = lessonIds.slice(0, 50).toReversed();
  const at = `/ecourse-modules/${moduleId}/classes-sort-orders`;
  expect((await browser.put(at, { sortOrders: asLessons(turned) })).status).toBe(204);
  expect(await idsOf(moduleId)).toEqual(turned);
  expect(await idsOf(other)).toEqual(lessonIds.slice(50));
});

it("refuses an order that does not list exactly the lessons that exist, and changes nothing", async () => {
  const { browser, moduleIds, lessonIds } = await made([3, 1]);
  const [a, b, c, elsewhere] = lessonIds;
  const at = `/ecourse-modules/${moduleIds[0]}/classes-sort-orders`;
  for (const ids of [[], [c, b], [c, b, b], [c, b, a, a], [c, b, a, elsewhere], [c, b, crypto.randomUUID()]]) {
    const answer = await browser.put(at, { sortOrders: asLessons(ids) });
    expect(answer).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    expect(answer.body.message).toContain("intussen elders gewijzigd");
  }
  await browser.delete(`/ecourse-module-classes/${a}`);
  expect((await browser.put(at, { sortOrders: asLessons([c, b, a]) })).status).toBe(409);
  expect(await idsOf(moduleIds[0] ?? "")).toEqual([b, c]);
});

it("refuses an order of modules when one was added or deleted in the meantime", async () => {
  const { id, browser, moduleIds } = await made([0, 0]);
  const [a, b] = moduleIds;
  const order = () => browser.put(`/ecourses/${id}/modules-sort-orders`, { sortOrders: asModules([b, a]) });
  const { body } = await browser.post("/ecourse-modules", { title: "Rivieren", ecourseId: id });
  expect((await order()).status).toBe(409);
  await browser.delete(`/ecourse-modules/${body.data.id}`);
  expect((await order()).status).toBe(204);
  await browser.delete(`/ecourse-modules/${a}`);
  expect((await order()).status).toBe(409);
});

it("refuses to overwrite an order that the caller did not see", async () => {
  const { browser, moduleIds, lessonIds } = await made([3]);
  const [a, b, c] = lessonIds;
  const at = `/ecourse-modules/${moduleIds[0]}/classes-sort-orders`;
  const order = (ids: readonly (string | undefined)[]) =>
    browser.put(at, { sortOrders: asLessons(ids), before: lessonIds });
  expect((await order([b, a, c])).status).toBe(204);
  expect((await order([a, c, b])).status).toBe(409);
  expect(await idsOf(moduleIds[0] ?? "")).toEqual([b, a, c]);
});

it("accepts an empty order only for a module without lessons", async () => {
  const { browser, moduleIds } = await made([0]);
  const at = `/ecourse-modules/${moduleIds[0]}/classes-sort-orders`;
  expect((await browser.put(at, { sortOrders: [] })).status).toBe(204);
  await browser.post("/ecourse-module-classes", newLesson(moduleIds[0] ?? ""));
  expect((await browser.put(at, { sortOrders: [] })).status).toBe(409);
});

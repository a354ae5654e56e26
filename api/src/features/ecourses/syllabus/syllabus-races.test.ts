import { describe, expect, it } from "vitest";
import { blockWrites, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestResponse } from "#testing/test-browser.ts";
import { newLesson, syllabusMakers } from "./syllabus.factory.ts";

/* Two makers at once: every change locks the row of the online course, so they run one by one, and nothing is lost. */

const test = useTestApi();
const { made, idsOf, lessonsOf, modulesOf } = syllabusMakers(test);

type Made = Awaited<ReturnType<typeof made>>;

const inOrder = (acts: readonly (() => Promise<TestResponse>)[]) => statusesInOrder(test)(blockWrites("lessons"), acts);

const order =
  ({ browser, moduleIds }: Made, ids: readonly (string | undefined)[]) =>
  () =>
    browser.put(`/ecourse-modules/${moduleIds[0]}/classes-sort-orders`, {
      sortOrders: ids.map((moduleClassId, index) => ({ moduleClassId, sortOrder: index + 1 })),
    });
const add =
  ({ browser, moduleIds }: Made) =>
  () =>
    browser.post("/ecourse-module-classes", newLesson(moduleIds[0] ?? ""));
const remove =
  ({ browser }: Made, id: string | undefined) =>
  () =>
    browser.delete(`/ecourse-module-classes/${id}`);

describe("ordering lessons while another maker", () => {
  it("adds one: the later order is refused, an earlier one is kept", async () => {
    const [one, other] = [await made([2]), await made([2])];
    const turned = ({ lessonIds }: Made) => lessonIds.toReversed();
    expect(await inOrder([add(one), order(one, turned(one))])).toEqual([201, 409]);
    expect(await idsOf(one.moduleIds[0] ?? "")).toEqual([...one.lessonIds, expect.any(String)]);
    expect(await inOrder([order(other, turned(other)), add(other)])).toEqual([204, 201]);
    expect(await idsOf(other.moduleIds[0] ?? "")).toEqual([...turned(other), expect.any(String)]);
  });

  it("deletes one: the later order is refused, an earlier one is kept without that lesson", async () => {
    const [one, other] = [await made([3]), await made([3])];
    const orderOf = ({ lessonIds: [a, b, c] }: Made) => [c, b, a];
    expect(await inOrder([remove(one, one.lessonIds[1]), order(one, orderOf(one))])).toEqual([204, 409]);
    expect(await inOrder([order(other, orderOf(other)), remove(other, other.lessonIds[1])])).toEqual([204, 204]);
    expect(await lessonsOf(other.moduleIds[0] ?? "")).toMatchObject([
      { id: other.lessonIds[2], position: 1 },
      { id: other.lessonIds[0], position: 2 },
    ]);
  });

  it("deletes the module: nothing is left to order", async () => {
    const ecourse = await made([2, 1]);
    const removeModule = () => ecourse.browser.delete(`/ecourse-modules/${ecourse.moduleIds[0]}`);
    expect(await inOrder([removeModule, order(ecourse, ecourse.lessonIds.slice(0, 2))])).toEqual([204, 404]);
  });
});

it("gives two lessons that are added at once a place each", async () => {
  const ecourse = await made([1]);
  expect(await inOrder([add(ecourse), add(ecourse)])).toEqual([201, 201]);
  expect((await lessonsOf(ecourse.moduleIds[0] ?? "")).map(({ position }) => position)).toEqual([1, 2, 3]);
});

it("refuses a lesson that is added to a module while it is deleted, or deletes both", async () => {
  const [one, other] = [await made([1]), await made([1])];
  const removeModule = (ecourse: Made) => () => ecourse.browser.delete(`/ecourse-modules/${ecourse.moduleIds[0]}`);
  expect(await inOrder([removeModule(one), add(one)])).toEqual([204, 404]);
  expect(await inOrder([add(other), removeModule(other)])).toEqual([201, 204]);
  expect(await modulesOf(other.id)).toEqual([]);
  const rows = await test.services.db
    .selectFrom("lessons")
    .select("deleted_at")
    .where("ecourse_id", "in", [one.id, other.id])
    .execute();
  expect(rows.map(({ deleted_at }) => deleted_at)).toEqual(Array(3).fill(test.clock.now()));
});

it("leaves a lesson in place that is moved to a module while it is deleted, or deletes both", async () => {
  const [one, other] = [await made([1, 0]), await made([1, 0])];
  const removeTarget = (ecourse: Made) => () => ecourse.browser.delete(`/ecourse-modules/${ecourse.moduleIds[1]}`);
  const move = (ecourse: Made) => () =>
    ecourse.browser.put(`/ecourse-module-classes/${ecourse.lessonIds[0]}`, { ecourseModuleId: ecourse.moduleIds[1] });
  expect(await inOrder([removeTarget(one), move(one)])).toEqual([204, 422]);
  expect(await idsOf(one.moduleIds[0] ?? "")).toEqual(one.lessonIds);
  expect(await inOrder([move(other), removeTarget(other)])).toEqual([200, 204]);
  expect(await idsOf(other.moduleIds[0] ?? "")).toEqual([]);
});

it("answers that a lesson is gone when it is saved while it is deleted", async () => {
  const ecourse = await made([1]);
  const [id] = ecourse.lessonIds;
  const save = () => ecourse.browser.put(`/ecourse-module-classes/${id}`, { title: "Wat ik typte" });
  expect(await inOrder([remove(ecourse, id), save])).toEqual([204, 410]);
});

it("stores the first of two versions of a lesson that are saved at once, and refuses the other", async () => {
  const ecourse = await made([1]);
  const save = (title: string) => () =>
    ecourse.browser.put(`/ecourse-module-classes/${ecourse.lessonIds[0]}`, { title, revision: 1 });
  expect(await inOrder([save("De ene"), save("De andere")])).toEqual([200, 409]);
  expect(await lessonsOf(ecourse.moduleIds[0] ?? "")).toMatchObject([{ title: "De ene" }]);
});

import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { statusesInOrder } from "#testing/in-order.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aCourse } from "../courses/course.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});

const DISCOUNT = { conditions: "Wie werk zoekt.", percentage: 15 };
const make = async (path: string) => {
  const body = { name: `Keuze ${crypto.randomUUID()}`, ...(path === "course-discount-types" && DISCOUNT) };
  return (await editor.post(`/staff/${path}`, body, "staff")).body.data.id as number;
};
const row = (path: string, id: number) => editor.get(`/staff/${path}/${id}`, "staff");
const remove = (path: string, id: number) => editor.delete(`/staff/${path}/${id}`, "staff");
const merge = (path: string, id: number, into: number) => editor.post(`/staff/${path}/${id}/merge`, { into }, "staff");

const levelsOf = async (course_id: string) =>
  (
    await test.services.db.selectFrom("course_levels").select("level_id").where("course_id", "=", course_id).execute()
  ).map(({ level_id }) => level_id);

describe("a choice that a course has", () => {
  it.each([
    ["course-types", (id: number) => ({ course_type_id: id })],
    ["course-regions", (id: number) => ({ course_region_id: id })],
    ["course-durations", (id: number) => ({ course_duration_id: id })],
    ["course-age-categories", (id: number) => ({ course_age_category_id: id })],
    ["course-student-levels", (id: number) => ({ levels: [id] })],
    ["course-discount-types", (id: number) => ({ discounts: [id], has_enrollments: true })],
  ])("of %s cannot be deleted, and can be merged into another", async (path, choosing) => {
    const [from, into] = [await make(path), await make(path)];
    await aCourse(test.services, choosing(from));
    const one = await remove(path, from);
    expect([one.status, one.body.message]).toEqual([422, expect.stringContaining("bij één cursus en kan niet weg.")]);
    await aCourse(test.services, choosing(from));
    expect((await remove(path, from)).body.message).toContain("bij 2 cursussen");
    expect((await row(path, from)).body.data.uses).toBe(2);
    expect((await merge(path, from, into)).status).toBe(204);
    expect((await row(path, from)).status).toBe(404);
    expect((await row(path, into)).body.data.uses).toBe(2);
    const { action, before } = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "before"])
      .where("subject_id", "=", String(from))
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect([action, before]).toEqual(["merge", expect.objectContaining({ name: expect.any(String) })]);
  });

  it("is there once after merging, if a course had both", async () => {
    const [from, into] = [await make("course-student-levels"), await make("course-student-levels")];
    const course = await aCourse(test.services, { levels: [from, into] });
    await merge("course-student-levels", from, into);
    expect(await levelsOf(course.id)).toEqual([into]);
  });
});

it("merging adds nothing to a course that gives up the choice in the meantime", async () => {
  const { db } = test.services;
  const [from, into] = [await make("course-student-levels"), await make("course-student-levels")];
  const course = await aCourse(test.services, { levels: [from] });
  const { result } = await db.transaction().execute(async (tx) => {
    await tx.updateTable("course_levels").set({ level_id: 2 }).where("course_id", "=", course.id).execute();
    await tx.updateTable("courses").set({ revision: 2 }).where("id", "=", course.id).execute();
    return test.started(() => merge("course-student-levels", from, into));
  });
  expect((await result).status).toBe(204);
  expect(await levelsOf(course.id)).toEqual([2]);
});

it("when two choices are merged into each other at the same time, one of them stays", async () => {
  const [one, other] = [await make("course-regions"), await make("course-regions")];
  // Each counts the courses of its own choice, once it has the lock.
  const statuses = await statusesInOrder(test)(
    (tx) => sql`lock table courses in access exclusive mode`.execute(tx),
    [() => merge("course-regions", one, other), () => merge("course-regions", other, one)],
  );
  expect(statuses).toEqual([204, 422]);
  expect((await row("course-regions", other)).status).toBe(200);
});

import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#platform/db/database.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { validCourse } from "../../../valid-bodies.ts";
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

const courseChoosing = (wanted: Parameters<typeof aCourse>[1]) => aCourse(test.services, wanted);
const chosenBy = async (id: string, field: "region" | "levels" | "discounts") => {
  const { db } = test.services;
  if (field === "region")
    return [
      (await db.selectFrom("courses").selectAll().where("id", "=", id).executeTakeFirstOrThrow()).course_region_id,
    ];
  if (field === "levels")
    return (await db.selectFrom("course_levels").select("level_id").where("course_id", "=", id).execute()).map(
      ({ level_id }) => level_id,
    );
  return (await db.selectFrom("course_discounts").select("discount_type_id").where("course_id", "=", id).execute()).map(
    ({ discount_type_id }) => discount_type_id,
  );
};

describe("a choice that a course has", () => {
  it.each([
    ["course-types", (id: number) => ({ course_type_id: id })],
    ["course-regions", (id: number) => ({ course_region_id: id })],
    ["course-durations", (id: number) => ({ course_duration_id: id })],
    ["course-age-categories", (id: number) => ({ course_age_category_id: id })],
    ["course-student-levels", (id: number) => ({ levels: [id] })],
    ["course-discount-types", (id: number) => ({ discounts: [id], has_enrollments: true })],
  ])("of %s is not deleted, and is taken up in another", async (path, choosing) => {
    const [from, into] = [await make(path), await make(path)];
    await courseChoosing(choosing(from));
    const one = await remove(path, from);
    expect([one.status, one.body.message]).toEqual([422, expect.stringContaining("bij één cursus en kan niet weg.")]);
    await courseChoosing(choosing(from));
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

  it("is there once where a course had both", async () => {
    const [from, into] = [await make("course-student-levels"), await make("course-student-levels")];
    const course = await courseChoosing({ levels: [from, into] });
    await merge("course-student-levels", from, into);
    expect(await chosenBy(course.id, "levels")).toEqual([into]);
  });
});

describe("merging while somebody saves a course", () => {
  /** An organiser with a course in a region. */
  async function anOrganizer(course_region_id: number) {
    const organizer = await aPerson(test.services, { roles: ["course_organizer"] });
    const course = await courseChoosing({ organizer_id: organizer.id, course_region_id });
    return { course, browser: await test.browser().signInAs(organizer.id) };
  }
  const save = (browser: TestBrowser, slug: string, courseRegionId: number) =>
    browser.put(`/courses/${slug}`, { ...validCourse, courseRegionId });
  /** Does something while somebody holds a course, lets it go, and answers what was begun meanwhile. */
  async function whileHeld<T>(courseId: string, begin: (tx: Tx) => Promise<T>) {
    return test.services.db.transaction().execute(async (tx) => {
      await tx.selectFrom("courses").select("id").where("id", "=", courseId).forUpdate().execute();
      return begin(tx);
    });
  }

  it("gives a course that is being saved with it the other one afterwards", async () => {
    const [from, into] = [await make("course-regions"), await make("course-regions")];
    const { course, browser } = await anOrganizer(4);
    const { saving, merging } = await whileHeld(course.id, async () => ({
      saving: await test.started(() => save(browser, course.slug, from)),
      merging: await test.started(() => merge("course-regions", from, into)),
    }));
    expect([(await saving.result).status, (await merging.result).status]).toEqual([200, 204]);
    expect(await chosenBy(course.id, "region")).toEqual([into]);
  });

  it("says at the field that it is gone to who saves after it", async () => {
    const [from, into] = [await make("course-regions"), await make("course-regions")];
    const { course, browser } = await anOrganizer(4);
    const other = await courseChoosing({ course_region_id: from });
    const { saving, merging } = await whileHeld(other.id, async () => ({
      merging: await test.started(() => merge("course-regions", from, into)),
      saving: await test.started(() => save(browser, course.slug, from)),
    }));
    expect((await merging.result).status).toBe(204);
    const refusal = await saving.result;
    expect([refusal.status, refusal.body.errors]).toEqual([422, { courseRegionId: ["Kies uit de lijst."] }]);
    expect(await chosenBy(course.id, "region")).toEqual([4]);
  });

  it("adds nothing to a course that lets go of it meanwhile", async () => {
    const [from, into] = [await make("course-student-levels"), await make("course-student-levels")];
    const course = await courseChoosing({ levels: [from] });
    const merging = await whileHeld(course.id, async (tx) => {
      await tx.updateTable("course_levels").set({ level_id: 2 }).where("course_id", "=", course.id).execute();
      return test.started(() => merge("course-student-levels", from, into));
    });
    expect((await merging.result).status).toBe(204);
    expect(await chosenBy(course.id, "levels")).toEqual([2]);
  });
});

it("two choices that are taken up in one another at once: one of them stays", async () => {
  const [one, other] = [await make("course-regions"), await make("course-regions")];
  const started = await test.services.db.transaction().execute(async (tx) => {
    // Both look how often theirs is used, once they hold it.
    await sql`lock table courses in access exclusive mode`.execute(tx);
    return [
      await test.started(() => merge("course-regions", one, other)),
      await test.started(() => merge("course-regions", other, one)),
    ];
  });
  const statuses = await Promise.all(started.map(async ({ result }) => (await result).status));
  expect(statuses).toEqual([204, 422]);
  expect((await row("course-regions", other)).status).toBe(200);
});

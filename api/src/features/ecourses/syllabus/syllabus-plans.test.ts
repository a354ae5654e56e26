import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { fullScansOf, sizesOf } from "#testing/query-plan.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { newLesson, syllabusMakers } from "./syllabus.factory.ts";

const test = useTestApi();
const { made } = syllabusMakers(test);

interface Setting {
  maker: TestBrowser;
  admin: TestBrowser;
  id: string;
  moduleIds: string[];
  lessonIds: string[];
}

/** Some are done by staff: those also read what the audit log compares. */
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "adding a module": ({ maker, id }) => maker.post("/ecourse-modules", { title: "Rivieren", ecourseId: id }),
  "moving a module": ({ admin, moduleIds }) => admin.put(`/ecourse-modules/${moduleIds[2]}`, { sortOrder: 1 }),
  "adding a lesson": ({ maker, moduleIds }) => maker.post("/ecourse-module-classes", newLesson(moduleIds[0] ?? "")),
  "moving a lesson to another module": ({ admin, moduleIds, lessonIds }) =>
    admin.put(`/ecourse-module-classes/${lessonIds[0]}`, { title: "Weg", ecourseModuleId: moduleIds[1], sortOrder: 1 }),
  "ordering lessons": ({ maker, moduleIds, lessonIds }) => {
    const sortOrders = lessonIds.slice(-2).map((moduleClassId) => ({ moduleClassId, sortOrder: 1 }));
    return maker.put(`/ecourse-modules/${moduleIds[3]}/classes-sort-orders`, { sortOrders });
  },
  "an overview": ({ maker, id }) => maker.get(`/ecourses/${id}`),
  "deleting a lesson": ({ maker, lessonIds }) => maker.delete(`/ecourse-module-classes/${lessonIds[1]}`),
  "deleting a module": ({ admin, moduleIds }) => admin.delete(`/ecourse-modules/${moduleIds[1]}`),
};

describe("every query about modules and lessons uses an index", () => {
  let setting: Setting;
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { services } = test;
    const { organizerId } = await made();
    await sql`
      with many as (
        insert into ecourses (organizer_id, title, body, created_at, updated_at)
        select ${organizerId}, 'Cursus', '<p>Water.</p>', now(), now() from generate_series(1, 2000) returning id
      ), modules as (
        insert into ecourse_modules (ecourse_id, title, position)
        select id, 'Module', place from many, generate_series(1, 2) place returning id, ecourse_id
      ), filled as (
        insert into lessons (ecourse_id, module_id, title, body, position, created_at, updated_at)
        select ecourse_id, id, 'Les', '<p>Water.</p>', place, now(), now() from modules, generate_series(1, 3) place
        returning id, ecourse_id
      )
      insert into ecourse_tests (ecourse_id, lesson_id, title, questions, created_at)
      select ecourse_id, id, 'Test', '[]', now() from filled`.execute(services.db);
    await sql`analyze`.execute(services.db);
    sizes = await sizesOf(services.db);
    const { browser, id, moduleIds, lessonIds } = await made([2, 1, 0, 2]);
    const staff = await aPerson(services, { roles: ["admin"] });
    setting = { maker: browser, admin: await test.browser().signInAs(staff.id), id, moduleIds, lessonIds };
  });

  it("is tested on large tables", () => {
    const large = ["ecourses", "ecourse_modules", "lessons", "ecourse_tests"];
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(large));
  });

  it.each(Object.keys(CALLS))("%s", async (name) => {
    const act = async () => expect((await CALLS[name]?.(setting))?.status).toBeLessThan(300);
    expect(await fullScansOf(test, act, sizes)).toEqual([]);
  });
});

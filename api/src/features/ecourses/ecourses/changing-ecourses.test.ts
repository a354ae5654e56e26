import { describe, expect, it } from "vitest";
import { validEcourse } from "#valid-bodies.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aLink } from "../access/ecourse-invitation.factory.ts";
import { aCertificate } from "../certificates/certificate.factory.ts";
import { aTest } from "../tests/test.factory.ts";
import { anEcourse, aStudent } from "./ecourse.factory.ts";
import { ecourseMakers } from "./made-ecourse.factory.ts";

const test = useTestApi();
const { aMaker, aStaffMember, made } = ecourseMakers(test);
const signIn = (id: string) => test.browser().signInAs(id);
const auditOf = (id: string) =>
  test.services.db
    .selectFrom("audit_log")
    .select(["action", "subject_name", "owner_id", "before", "after"])
    .where("subject", "=", "ecourses")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
const isThere = async (id: string) =>
  (await test.services.db.selectFrom("ecourses").select("id").where("id", "=", id).execute()).length === 1;

describe("changing an online course (docs/product/ecourses.md#making)", () => {
  it("refuses a form based on an older version, and keeps what is stored", async () => {
    const { browser, ecourse } = await made();
    const at = `/ecourses/${ecourse.id}`;
    expect((await browser.put(at, { ...validEcourse, title: "De eerste", revision: 1 })).status).toBe(200);
    const stale = await browser.put(at, { ...validEcourse, title: "De tweede", revision: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, "changed-elsewhere"]);
    expect((await browser.get(at)).body.data).toMatchObject({ title: "De eerste", revision: 2 });
  });

  it("answers 404 to another maker, and to one who lost the right to create online courses", async () => {
    const { id, organizerId } = await anEcourse(test.services);
    const { browser: other } = await aMaker();
    const former = await signIn(organizerId);
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", organizerId).execute();
    const at = `/ecourses/${id}`;
    const change = async (browser: typeof other) => [
      (await browser.put(at, validEcourse)).status,
      (await browser.delete(at)).status,
    ];
    expect(await change(other)).toEqual([404, 404]);
    expect(await change(former)).toEqual([403, 403]);
    expect((await other.get(`/ecourses/${id}`)).status).toBe(404);
    expect((await former.get(`/ecourses/${id}`)).status).toBe(404);
    expect((await other.post(`/ecourses/${id}/archive`)).status).toBe(404);
    expect((await other.get(`/ecourses/${id}/figures`)).status).toBe(404);
  });

  it("needs a title and a description", async () => {
    const { browser, ecourse } = await made();
    const { status, body } = await browser.put(`/ecourses/${ecourse.id}`, { title: " x ", body: "<p> </p>" });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["title"]]);
    const empty = await browser.put(`/ecourses/${ecourse.id}`, { title: "Vloed", body: "<p> </p>" });
    expect([empty.status, empty.body.errors]).toEqual([422, { body: ["Beschrijf eerst je online cursus."] }]);
    const long = await browser.put(`/ecourses/${ecourse.id}`, { title: "x".repeat(256), body: "x".repeat(500_001) });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ["title", "body"]]);
    const longest = { title: "x".repeat(255), body: `<p>${"woord ".repeat(83_000)}</p>` };
    expect((await browser.put(`/ecourses/${ecourse.id}`, longest)).status).toBe(200);
  });
});

describe("deleting an online course", () => {
  it("deletes its modules, lessons, tests and what removed people did", async () => {
    const { services, clock } = test;
    const ecourse = await anEcourse(services);
    const { id, right } = await aTest(services, { ecourse_id: ecourse.id });
    const removed = await aPerson(services);
    const { id: studentId } = await aStudent(services, ecourse.id, removed.id);
    const answered = { test_id: id, user_id: removed.id, response_data: JSON.stringify(right), saved_at: clock.now() };
    await services.db.insertInto("test_responses").values(answered).execute();
    const removedAt = { removed_at: clock.now() };
    await services.db.updateTable("ecourse_students").set(removedAt).where("id", "=", studentId).execute();
    const left = async () => [
      ...(await services.db.selectFrom("ecourse_modules").select("id").where("ecourse_id", "=", ecourse.id).execute()),
      ...(await services.db.selectFrom("lessons").select("id").where("ecourse_id", "=", ecourse.id).execute()),
      ...(await services.db.selectFrom("ecourse_tests").select("id").where("ecourse_id", "=", ecourse.id).execute()),
      ...(await services.db.selectFrom("test_responses").select("id").where("user_id", "=", removed.id).execute()),
    ];
    expect(await left()).toHaveLength(2 + 3 + 1 + 1);
    const maker = await signIn(ecourse.organizerId);
    expect((await maker.delete(`/ecourses/${ecourse.id}`)).status).toBe(204);
    expect(await left()).toEqual([]);
    expect((await maker.get(`/ecourses/${ecourse.id}`)).status).toBe(404);
    expect((await maker.delete(`/ecourses/${ecourse.id}`)).status).toBe(404);
  });

  it.each([
    ["somebody was given access", (id: string, personId: string) => aStudent(test.services, id, personId)],
    [
      "somebody takes part in a course that it is linked to",
      async (ecourse_id: string, user_id: string) => {
        const { id: course_id } = await aCourse(test.services, { has_enrollments: true });
        await aLink(test.services, { course_id, ecourse_id });
        await anEnrolment(test.services, { course_id, user_id });
      },
    ],
    [
      "somebody earned its certificate",
      (ecourseId: string, userId: string) => aCertificate(test.services, { ecourseId, userId }),
    ],
  ])("is refused once %s, with the advice to archive", async (_title, follow) => {
    const { id, organizerId } = await anEcourse(test.services);
    await follow(id, (await aPerson(test.services)).id);
    const maker = await signIn(organizerId);
    const { status, body } = await maker.delete(`/ecourses/${id}`);
    expect([status, body.message]).toEqual([422, expect.stringContaining("archiveren")]);
    expect((await maker.get(`/ecourses/${id}`)).body.data.me.can).toEqual({
      update: true,
      delete: false,
      archive: true,
    });
  });

  it("is possible again once nobody has access any more", async () => {
    const { id, organizerId } = await anEcourse(test.services);
    const { id: studentId } = await aStudent(test.services, id, (await aPerson(test.services)).id);
    const { id: course_id } = await aCourse(test.services, { has_enrollments: true });
    await aLink(test.services, { course_id, ecourse_id: id });
    for (const state of ["delisted", "paying"] as const) await anEnrolment(test.services, { course_id, state });
    const maker = await signIn(organizerId);
    expect((await maker.delete(`/ecourses/${id}`)).status).toBe(422);
    await test.services.db
      .updateTable("ecourse_students")
      .set({ removed_at: test.clock.now() })
      .where("id", "=", studentId)
      .execute();
    expect((await maker.delete(`/ecourses/${id}`)).status).toBe(204);
  });
});

describe("archiving an online course", () => {
  it("is shown in the list and can be undone; repeating either is no error", async () => {
    const { browser, ecourse } = await made();
    const at = `/ecourses/${ecourse.id}`;
    const listed = async () => (await browser.get("/ecourses")).body.data[0].archivedAt;
    expect([(await browser.post(`${at}/archive`)).status, (await browser.post(`${at}/archive`)).status]).toEqual([
      204, 204,
    ]);
    expect(await listed()).toBe(test.clock.now().toISOString());
    expect((await browser.get(at)).body.data.me.can).toMatchObject({ archive: false, update: true });
    expect([(await browser.post(`${at}/unarchive`)).status, (await browser.post(`${at}/unarchive`)).status]).toEqual([
      204, 204,
    ]);
    expect(await listed()).toBeNull();
  });
});

describe("changes by staff in somebody else's online course", () => {
  it("are in the audit log with the differences; changes by the maker are not", async () => {
    const { person, browser, ecourse } = await made();
    const staff = await aStaffMember();
    await browser.put(`/ecourses/${ecourse.id}`, { ...validEcourse, title: "Van de maker" });
    await staff.put(`/ecourses/${ecourse.id}`, { ...validEcourse, title: "Van het kantoor" });
    await staff.post(`/ecourses/${ecourse.id}/archive`);
    await staff.delete(`/ecourses/${ecourse.id}`);
    expect(await auditOf(ecourse.id)).toEqual([
      {
        action: "update",
        subject_name: "Van de maker",
        owner_id: person.id,
        before: { title: "Van de maker" },
        after: { title: "Van het kantoor" },
      },
      expect.objectContaining({ action: "archive", before: { archivedAt: null } }),
      expect.objectContaining({ action: "delete", before: expect.objectContaining({ title: "Van het kantoor" }) }),
    ]);
    expect(await isThere(ecourse.id)).toBe(false);
  });
});

describe("two simultaneous requests", () => {
  const inOrder = (id: string, acts: readonly (() => Promise<{ status: number }>)[]) =>
    statusesInOrder(test)(holdRow("ecourses", id), acts);

  it("based on one version: the first is stored, the other is refused", async () => {
    const { browser, ecourse } = await made();
    const save = (title: string) => () =>
      browser.put(`/ecourses/${ecourse.id}`, { ...validEcourse, title, revision: 1 });
    expect(await inOrder(ecourse.id, [save("De ene"), save("De andere")])).toEqual([200, 409]);
    expect((await browser.get(`/ecourses/${ecourse.id}`)).body.data).toMatchObject({ title: "De ene", revision: 2 });
  });

  it("to delete it and to give access: access that came first is kept", async () => {
    const { id, organizerId } = await anEcourse(test.services);
    const maker = await signIn(organizerId);
    const { id: personId } = await aPerson(test.services);
    const deletion = await test.services.db.transaction().execute(async (tx) => {
      await tx
        .insertInto("ecourse_students")
        .values({ ecourse_id: id, user_id: personId, joined_at: test.clock.now() })
        .execute();
      return test.started(() => maker.delete(`/ecourses/${id}`));
    });
    expect((await deletion.result).status).toBe(422);
    expect((await (await signIn(personId)).get(`/ecourses/${id}`)).status).toBe(200);
  });
});

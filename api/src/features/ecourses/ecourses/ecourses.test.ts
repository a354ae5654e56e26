import { describe, expect, it } from "vitest";
import { countRowsRead } from "#testing/query-plan.ts";
import { useTestApi } from "#testing/test-api.ts";
import { validEcourse } from "#valid-bodies.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourseInvitation } from "../access/ecourse-invitation.factory.ts";
import { anEcourse, aStudent } from "./ecourse.factory.ts";

const test = useTestApi();
const aMaker = () => aPerson(test.services, { roles: ["ecourse_organizer"] });
const signIn = (id: string) => test.browser().signInAs(id);

describe("making an online course (docs/product/ecourses.md#making)", () => {
  it("keeps what was filled in, sanitized, and starts without modules, test or students", async () => {
    const maker = await signIn((await aMaker()).id);
    const body = { title: "  Schrijven aan zee ", body: "<p>Zeven <script>x</script>lessen.</p>" };
    const { status, body: made } = await maker.post("/ecourses", body);
    expect([status, made.data]).toEqual([
      201,
      {
        id: expect.any(String),
        slug: "schrijven-aan-zee",
        title: "Schrijven aan zee",
        archivedAt: null,
        body: "<p>Zeven lessen.</p>",
        revision: 1,
        asksAllLessons: false,
        modules: [],
        allClasses: [],
        test: null,
        invitation: null,
        me: {
          can: { update: true, delete: true, archive: true },
          isPreview: true,
          completion: { completed: 0, total: 0, percentage: 0 },
          continueWith: null,
          hasBegun: false,
          certificateId: null,
        },
      },
    ]);
    expect((await maker.get(`/ecourses/${made.data.id}`)).body).toEqual(made);
  });

  it("updates it, and keeps whether the final test requires all lessons when that is not sent", async () => {
    const { id, organizerId } = await anEcourse(test.services);
    const maker = await signIn(organizerId);
    const changed = await maker.put(`/ecourses/${id}`, { ...validEcourse, title: "Schrijven bij eb", revision: 1 });
    expect([changed.status, changed.body.data]).toEqual([
      200,
      expect.objectContaining({
        title: "Schrijven bij eb",
        slug: "schrijven-bij-eb",
        revision: 2,
        asksAllLessons: true,
      }),
    ]);
    const { asksAllLessons: _, ...withoutSwitch } = validEcourse;
    expect((await maker.put(`/ecourses/${id}`, withoutSwitch)).body.data).toMatchObject({
      revision: 3,
      asksAllLessons: true,
    });
  });
});

describe("reading an online course", () => {
  it("numbers the lessons across modules, and shows one's progress", async () => {
    const { id, lessonIds, moduleIds } = await anEcourse(test.services, { modules: [2, 0, 1] });
    const student = await aPerson(test.services);
    await aStudent(test.services, id, student.id);
    await test.services.db
      .insertInto("lesson_progress")
      .values({
        lesson_id: lessonIds[0] ?? "",
        user_id: student.id,
        opened_at: test.clock.now(),
        last_opened_at: test.clock.now(),
        completed_at: test.clock.now(),
      })
      .execute();
    const { data } = (await (await signIn(student.id)).get(`/ecourses/${id}`)).body;
    expect(data.allClasses).toEqual(
      lessonIds.map((id, index) => ({ id, title: expect.any(String), me: { completed: index === 0 } })),
    );
    expect(data.modules.flatMap(({ classes }: any) => classes)).toMatchObject([
      { id: lessonIds[0], number: 1, sortOrder: 1, ecourseModuleId: moduleIds[0], me: { completed: true } },
      { id: lessonIds[1], number: 2, sortOrder: 2, ecourseModuleId: moduleIds[0], me: { completed: false } },
      { id: lessonIds[2], number: 3, sortOrder: 1, ecourseModuleId: moduleIds[2], me: { completed: false } },
    ]);
    expect(data.modules.map(({ sortOrder, classes }: any) => [sortOrder, classes.length])).toEqual([
      [1, 2],
      [2, 0],
      [3, 1],
    ]);
    expect(data.me).toEqual({
      can: { update: false, delete: false, archive: false },
      isPreview: false,
      completion: { completed: 1, total: 3, percentage: 33 },
      continueWith: lessonIds[1],
      hasBegun: true,
      certificateId: null,
    });
  });
});

describe("access to an online course (docs/product/ecourses.md#access)", () => {
  it("ends the moment that somebody is removed, and does not exist for others", async () => {
    const { id } = await anEcourse(test.services);
    const student = await aPerson(test.services);
    const at = `/ecourses/${id}`;
    const browser = await signIn(student.id);
    expect((await browser.get(at)).status).toBe(404);
    const { id: accessId } = await aStudent(test.services, id, student.id);
    expect((await browser.get(at)).status).toBe(200);
    const removed_at = test.clock.now();
    await test.services.db.updateTable("ecourse_students").set({ removed_at }).where("id", "=", accessId).execute();
    expect((await browser.get(at)).status).toBe(404);
    expect((await test.browser().get(at)).status).toBe(401);
    expect((await browser.get("/ecourses/geen-id")).status).toBe(404);
  });
});

describe("the link of an invitation (docs/product/ecourses.md#access)", () => {
  it("tells whether it was used for that online course only, and opens none by itself", async () => {
    const { id, organizerId } = await anEcourse(test.services);
    const other = await anEcourse(test.services);
    const used_at = test.clock.now();
    const { token } = await anEcourseInvitation(test.services, {
      ecourse_id: id,
      email: "een@voorbeeld.example",
      used_at,
    });
    const maker = await signIn(organizerId);
    const invitationAt = async (path: string) => (await maker.get(path)).body.data.invitation;
    expect(await invitationAt(`/ecourses/${id}?token=${token}`)).toEqual({ usedAt: used_at.toISOString() });
    expect(await invitationAt(`/ecourses/${id}?token=verzonnen`)).toBeNull();
    expect(await invitationAt(`/ecourses/${id}`)).toBeNull();
    const admin = await signIn((await aPerson(test.services, { roles: ["admin"] })).id);
    expect((await admin.get(`/ecourses/${other.id}?token=${token}`)).body.data.invitation).toBeNull();
    const member = await signIn((await aPerson(test.services)).id);
    expect((await member.get(`/ecourses/${id}?token=${token}`)).status).toBe(404);
  });
});

describe("the list of online courses that somebody manages", () => {
  it("has their own, newest first, with the numbers of lessons and students; all of them for staff", async () => {
    const { id: organizer_id } = await aMaker();
    const old = await anEcourse(test.services, { organizer_id, modules: [2], created_at: new Date("2026-01-01") });
    const recent = await anEcourse(test.services, { organizer_id, modules: [] });
    const other = await anEcourse(test.services);
    const student = await aPerson(test.services);
    await aStudent(test.services, old.id, student.id);
    const { data } = (await (await signIn(organizer_id)).get("/ecourses")).body;
    const can = { update: true, delete: true };
    expect(data).toMatchObject([
      { id: recent.id, lessonCount: 0, studentCount: 0, me: { can } },
      { id: old.id, lessonCount: 2, studentCount: 1, me: { can: { ...can, delete: false } } },
    ]);
    const admin = await signIn((await aPerson(test.services, { roles: ["admin"] })).id);
    const all = (await admin.get("/ecourses")).body.data.map(({ id }: { id: string }) => id);
    expect(all).toEqual(expect.arrayContaining([old.id, recent.id, other.id]));
  });
});

describe("reading online courses at scale", () => {
  it("does not read all rows of students, either for the maker or for a student", async () => {
    const { db } = test.services;
    const { id, organizerId } = await anEcourse(test.services);
    const students = await Promise.all(Array.from({ length: 40 }, async () => (await aPerson(test.services)).id));
    for (const student of students) await aStudent(test.services, id, student);
    for (const userId of [students[0] ?? "", organizerId]) {
      const browser = await signIn(userId);
      const queries = await test.queriesOf(() => browser.get(`/ecourses/${id}`));
      const read = queries.filter(({ sql: text }) => text.includes("ecourse_students"));
      expect(read.length).toBeGreaterThan(0);
      for (const query of read) expect(await countRowsRead(db, query, "ecourse_students")).toBeLessThan(10);
    }
  });

  it("lists fifty online courses in as many queries as one", async () => {
    const [few, many] = [(await aMaker()).id, (await aMaker()).id];
    await anEcourse(test.services, { organizer_id: few });
    for (let count = 0; count < 50; count++)
      await anEcourse(test.services, { organizer_id: many, modules: [1], title: `Cursus ${count}` });
    const countFor = async (id: string) => {
      const maker = await signIn(id);
      return test.countQueries(() => maker.get("/ecourses"));
    };
    expect(await countFor(many)).toBe(await countFor(few));
  });
});

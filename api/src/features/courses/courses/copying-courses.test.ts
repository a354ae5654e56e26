import { describe, expect, it } from "vitest";
import { enrollableCourse } from "#valid-bodies.ts";
import { aLink } from "#features/ecourses/access/ecourse-invitation.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { courseMakers } from "./made-course.factory.ts";

const test = useTestApi();
const { anOrganizer, anAdmin, made, madeEnrollable, rowOf, aDiscount } = courseMakers(test);

describe("copying a course for its next edition (docs/product/courses.md#copying)", () => {
  it("copies everything but its people and days, visible to its organiser alone", async () => {
    const [kept, gone] = [await aDiscount(), await aDiscount()];
    const { browser, course } = await madeEnrollable({ courseDiscountTypes: [kept.id, gone.id] });
    await test.services.db
      .updateTable("course_discount_types")
      .set({ is_active: false })
      .where("id", "=", gone.id)
      .execute();
    await browser.post(`/courses/${course.slug}/publish`);
    const { status, body } = await browser.post(`/courses/${course.slug}/copy`);
    expect(status).toBe(201);
    const { id, slug, image, survey, me, revision, ...copy } = body.data;
    const { conditionsVersion, ...source } = (await browser.get(`/courses/${course.slug}`)).body.data;
    for (const own of ["id", "slug", "image", "survey", "me", "revision"]) delete source[own];
    expect({ ...copy, conditionsVersion: undefined }).toEqual({
      ...source,
      wasPublished: false,
      isCopy: true,
      startDate: null,
      endDate: null,
      enrollmentDeadline: null,
      isBeforeEnrollmentDeadline: true,
      publishedAt: null,
      courseDiscountTypes: [expect.objectContaining(kept)],
      conditionsVersion: undefined,
    });
    expect(copy.conditionsVersion).toBe(conditionsVersion);
    expect(survey[0].question).toBe(enrollableCourse.survey[0]?.question);
    expect(survey[0].id).not.toBe(course.survey[0].id);
    expect({ slug: slug === course.slug, image, revision }).toMatchObject({
      slug: false,
      image: course.image,
      revision: 1,
    });
    expect(me.can).toMatchObject({ update: true, publish: true });
    expect(await rowOf(id)).toMatchObject({ copied_from: course.id, first_published_at: null });
    expect((await test.browser().get(`/courses/${slug}`)).status).toBe(404);
  });

  it("cannot be published until it has days", async () => {
    const { browser, course } = await madeEnrollable();
    const copy = (await browser.post(`/courses/${course.slug}/copy`)).body.data;
    const refusal = await browser.post(`/courses/${copy.slug}/publish`);
    expect([refusal.status, refusal.body.message]).toEqual([422, expect.stringContaining("nog geen data")]);
    const { image: _image, teacherImage: _portrait, ...form } = enrollableCourse;
    expect((await browser.put(`/courses/${copy.slug}`, form)).status).toBe(200);
    expect((await browser.post(`/courses/${copy.slug}/publish`)).status).toBe(204);
  });

  it("keeps the pictures of both courses, whichever is deleted", async () => {
    const { browser, course } = await made();
    const copy = (await browser.post(`/courses/${course.slug}/copy`)).body.data;
    const key = course.image.url.default.replace("/media/", "");
    await browser.delete(`/courses/${course.slug}`);
    await test.runJobs();
    expect(await test.services.files.exists(key)).toBe(true);
    await browser.delete(`/courses/${copy.slug}`);
    await test.runJobs();
    expect(await test.services.files.exists(key)).toBe(false);
  });

  it("gives the copy to the organiser when staff copies it, and is in the audit log", async () => {
    const { person, course } = await madeEnrollable();
    const admin = await anAdmin();
    const copy = (await admin.browser.post(`/courses/${course.slug}/copy`)).body.data;
    expect((await rowOf(copy.id))?.organizer_id).toBe(person.id);
    const log = await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", course.id)
      .execute();
    expect(log).toEqual([{ action: "copy" }]);
  });

  it("copies nothing that only admins may choose, nor enrolments for people without the right to them", async () => {
    const { person, browser, course } = await madeEnrollable();
    const change = (values: object) =>
      test.services.db.updateTable("courses").set(values).where("id", "=", course.id).execute();
    await change({ organized_by_cs: true });
    expect((await browser.post(`/courses/${course.slug}/copy`)).body.data.organizedByCs).toBe(false);
    const { id } = await test.services.db
      .insertInto("course_types")
      .values({ name: crypto.randomUUID(), position: 99, admin_only: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    await change({ course_type_id: id });
    const refusal = await browser.post(`/courses/${course.slug}/copy`);
    expect([refusal.status, refusal.body.message]).toEqual([422, "Alleen beheerders kiezen deze soort."]);
    await change({ course_type_id: 2 });
    await test.services.db
      .updateTable("user_roles")
      .set({ role: "course_organizer_only_display" })
      .where("user_id", "=", person.id)
      .execute();
    const display = await test.browser().signInAs(person.id);
    expect((await display.post(`/courses/${course.slug}/copy`)).status).toBe(422);
    expect((await (await anAdmin()).browser.post(`/courses/${course.slug}/copy`)).body.data.organizedByCs).toBe(true);
  });

  it("keeps the online courses that the person who copies manages, except archived ones", async () => {
    const { services, clock } = test;
    const { person, course } = await madeEnrollable();
    const link = async (wanted: object) => {
      const { id } = await anEcourse(services, wanted);
      await aLink(services, { course_id: course.id, ecourse_id: id });
      return id;
    };
    const [own, ofOther] = [await link({ organizer_id: person.id }), await link({})];
    await link({ organizer_id: person.id, archived_at: clock.now() });
    const linkedIn = async ({ browser }: { browser: TestBrowser }) => {
      const copy = (await browser.post(`/courses/${course.slug}/copy`)).body.data;
      const rows = services.db.selectFrom("course_ecourses").select("ecourse_id").where("course_id", "=", copy.id);
      return (await rows.execute()).map((row) => row.ecourse_id).toSorted();
    };
    const signedIn = async () => ({ browser: await test.browser().signInAs(person.id) });
    expect(await linkedIn(await signedIn())).toEqual([]);
    await services.db.insertInto("user_roles").values({ user_id: person.id, role: "ecourse_organizer" }).execute();
    expect(await linkedIn(await signedIn())).toEqual([own]);
    expect(await linkedIn(await anAdmin())).toEqual([own, ofOther].toSorted());
  });

  it("is not possible for anybody else", async () => {
    const { course } = await made();
    const { browser } = await anOrganizer();
    expect((await browser.post(`/courses/${course.slug}/copy`)).status).toBe(404);
  });
});

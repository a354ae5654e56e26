import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { enrollableCourse, validCourse } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import type { Tx } from "#platform/db/database.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { courseMakers } from "./made-course.factory.ts";

/* Concurrent actions on a course: one comes first, and what is stored is consistent with that. */

const test = useTestApi();
const { made, madeEnrollable, rowOf, signedIn } = courseMakers(test);
const { image: _image, ...form } = validCourse;

const inOrder = statusesInOrder(test);
const holdCourse = (id: string) => holdRow("courses", id);

describe("two simultaneous actions", () => {
  it("that save the same version: the first is stored, the other is refused", async () => {
    const { browser, course } = await made();
    const save = (intro: string) => () => browser.put(`/courses/${course.slug}`, { ...form, intro, revision: 1 });
    expect(await inOrder(holdCourse(course.id), [save("De ene."), save("De andere.")])).toEqual([200, 409]);
    expect(await rowOf(course.id)).toMatchObject({ intro: "De ene.", revision: 2 });
  });

  it("that publish and delete: nothing half-done is left, in either order", async () => {
    const [one, other] = [await madeEnrollable(), await madeEnrollable()];
    const publish = ({ browser, course }: typeof one) => browser.post(`/courses/${course.slug}/publish`);
    const remove = ({ browser, course }: typeof one) => browser.delete(`/courses/${course.slug}`);
    const hold = ({ course }: typeof one) => holdCourse(course.id);
    expect(await inOrder(hold(one), [() => publish(one), () => remove(one)])).toEqual([204, 422]);
    expect((await rowOf(one.course.id))?.published_at).not.toBeNull();
    expect(await inOrder(hold(other), [() => remove(other), () => publish(other)])).toEqual([204, 404]);
    const slugs = test.services.db.selectFrom("course_slugs").select("slug").where("course_id", "=", other.course.id);
    expect(await slugs.execute()).toEqual([]);
  });

  it("that unpublish and edit: the edit stays, and the title is not in the address", async () => {
    const { browser, course } = await made({ title: "Van de site" });
    await browser.post(`/courses/${course.slug}/publish`);
    const acts = [
      () => browser.post(`/courses/${course.slug}/unpublish`),
      () => browser.put(`/courses/${course.slug}`, { ...form, title: "Weer geheim" }),
    ];
    expect(await inOrder(holdCourse(course.id), acts)).toEqual([204, 200]);
    const row = await rowOf(course.id);
    expect(row).toMatchObject({ title: "Weer geheim", published_at: null });
    expect(row?.slug).toMatch(/^weer-geheim-[0-9a-f]{12}$/);
  });

  it("that swap titles both succeed", async () => {
    const [one, two] = [await made({ title: "Cursus van de een" }), await made({ title: "Cursus van de ander" })];
    for (const { browser, course } of [one, two]) await browser.post(`/courses/${course.slug}/publish`);
    const rename =
      ({ browser, course }: typeof one, title: string) =>
      () =>
        browser.put(`/courses/${course.slug}`, { ...form, title });
    const hold = (tx: Tx) => sql`lock table course_slugs in share mode`.execute(tx);
    const acts = [rename(one, "Cursus van de ander"), rename(two, "Cursus van de een")];
    expect(await inOrder(hold, acts)).toEqual([200, 200]);
  });

  it("that save the questions: those of one of them are left", async () => {
    const { browser, course } = await madeEnrollable();
    const { image: _big, teacherImage: _portrait, ...rest } = enrollableCourse;
    const ask = (question: string) => () =>
      browser.put(`/courses/${course.slug}`, { ...rest, survey: [{ ...rest.survey[0], question }] });
    const hold = (tx: Tx) => sql`lock table course_survey_questions in share mode`.execute(tx);
    expect(await inOrder(hold, [ask("De ene?"), ask("De andere?")])).toEqual([200, 200]);
    const { data } = (await browser.get(`/courses/${course.slug}`)).body;
    expect(data.survey.map(({ question }: { question: string }) => question)).toEqual(["De andere?"]);
  });
});

describe("a choice that is merged into another while a course is saved with it", () => {
  async function aRegion() {
    const name = `Regio ${crypto.randomUUID().slice(0, 8)}`;
    const region = { name, position: 99 };
    return test.services.db.insertInto("course_regions").values(region).returning("id").executeTakeFirstOrThrow();
  }
  async function aGenre() {
    const name = `Genre ${crypto.randomUUID().slice(0, 8)}`;
    return test.services.db.insertInto("genres").values({ name }).returning("id").executeTakeFirstOrThrow();
  }
  async function aStaffMember() {
    const { person } = await signedIn("admin");
    return test.browser().signInAs(person.id, ["auth", "community", "staff"]);
  }
  const merge = (path: string, id: number, into: number, staff: Awaited<ReturnType<typeof aStaffMember>>) => () =>
    staff.post(`/staff/${path}/${id}/merge`, { into }, "staff");

  it.each([true, false])("is replaced, or refused at that field (saved first: %j)", async (isSavedFirst) => {
    const staff = await aStaffMember();
    const region = await aRegion();
    const { browser, course } = await made();
    const save = () => browser.put(`/courses/${course.slug}`, { ...form, courseRegionId: region.id });
    const merging = merge("course-regions", region.id, 7, staff);
    const hold = (tx: Tx) => sql`select from course_regions where id = ${region.id} for update`.execute(tx);
    const acts = isSavedFirst ? [save, merging] : [merging, save];
    expect(await inOrder(hold, acts)).toEqual(isSavedFirst ? [200, 204] : [204, 422]);
    expect((await rowOf(course.id))?.course_region_id).toBe(isSavedFirst ? 7 : 4);
    expect((await save()).body.errors).toEqual({ courseRegionId: ["Kies uit de lijst."] });
  });

  it.each([true, false])("behaves the same for a new course (made first: %j)", async (isMadeFirst) => {
    const staff = await aStaffMember();
    const region = await aRegion();
    const { person, browser } = await signedIn("course_organizer");
    const make = () => browser.post("/courses", { ...validCourse, courseRegionId: region.id });
    const merging = merge("course-regions", region.id, 7, staff);
    const hold = (tx: Tx) => sql`select from course_regions where id = ${region.id} for update`.execute(tx);
    const acts = isMadeFirst ? [make, merging] : [merging, make];
    expect(await inOrder(hold, acts)).toEqual(isMadeFirst ? [201, 204] : [204, 422]);
    const made = await test.services.db
      .selectFrom("courses")
      .select("course_region_id")
      .where("organizer_id", "=", person.id)
      .execute();
    expect(made).toEqual(isMadeFirst ? [{ course_region_id: 7 }] : []);
  });

  it.each([true, false])("behaves the same when it is a genre (saved first: %j)", async (isSavedFirst) => {
    const staff = await aStaffMember();
    const [genre, course] = [await aGenre(), await made()];
    const save = () => course.browser.put(`/courses/${course.course.slug}`, { ...form, genres: [1, genre.id] });
    await save();
    const merging = merge("genres", genre.id, 2, staff);
    const hold = (tx: Tx) => sql`select from genres where id = ${genre.id} for update`.execute(tx);
    const acts = isSavedFirst ? [save, merging] : [merging, save];
    expect(await inOrder(hold, acts)).toEqual(isSavedFirst ? [200, 204] : [204, 422]);
    const { data } = (await course.browser.get(`/courses/${course.course.slug}`)).body;
    expect(data.genres.map(({ id }: { id: number }) => id).toSorted()).toEqual([1, 2]);
  });
});

it("a choice that is deleted while a course is saved with it is refused", async () => {
  const name = `Niveau ${crypto.randomUUID().slice(0, 8)}`;
  const level = { name, position: 99 };
  const { id } = await test.services.db
    .insertInto("course_student_levels")
    .values(level)
    .returning("id")
    .executeTakeFirstOrThrow();
  const { browser, course } = await made();
  const save = () => browser.put(`/courses/${course.slug}`, { ...form, courseStudentLevels: [id] });
  const remove = (tx: Tx) => tx.deleteFrom("course_student_levels").where("id", "=", id).execute();
  expect(await inOrder(remove, [save])).toEqual([422]);
});

it("no picture is left of a course that is deleted while the picture is being stored", async () => {
  const { person, browser, course } = await made();
  const image = dataUrl(await aPicture({ width: 500, height: 300 }));
  const acts = [
    () => browser.delete(`/courses/${course.slug}`),
    () => browser.put(`/courses/${course.slug}`, { ...form, image }),
  ];
  expect(await inOrder(holdCourse(course.id), acts)).toEqual([204, 404]);
  await test.runJobs();
  const left = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", person.id).execute();
  expect(left).toEqual([]);
});

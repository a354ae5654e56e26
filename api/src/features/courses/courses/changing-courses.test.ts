import type { SurveyQuestion } from "@inktvis/contract/features/courses/course";
import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import { describe, expect, it } from "vitest";
import { enrollableCourse, validCourse } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aCourse } from "./course.factory.ts";
import { courseMakers } from "./made-course.factory.ts";

const test = useTestApi();
const { signedIn, anOrganizer, anAdmin, made, madeEnrollable, rowOf, aDiscount } = courseMakers(test);
const { image: _image, ...form } = validCourse;
const { image: _big, teacherImage: _portrait, ...enrollable } = enrollableCourse;
const keyOf = ({ url }: { url: { default: string } }) => url.default.replace("/media/", "");
const visitor = () => test.browser();
const actsOn = (courseId: string) =>
  test.services.db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", "courses")
    .where("subject_id", "=", courseId)
    .orderBy("at")
    .orderBy("id")
    .execute();

describe("changing a course", () => {
  it("stores what was sent, keeps its pictures, and counts the revision", async () => {
    const { browser, course } = await madeEnrollable();
    const { status, body } = await browser.put(`/courses/${course.slug}`, { ...form, intro: "Schrijf over vuur." });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      intro: "Schrijf over vuur.",
      mode: "display",
      pricingStrategy: "free",
      price: null,
      conditions: null,
      survey: [],
      revision: 2,
      image: course.image,
      teacherImage: course.teacherImage,
    });
  });

  it("deletes pictures that are replaced or removed, and requires the picture of the course", async () => {
    const { browser, course } = await madeEnrollable();
    const image = dataUrl(await aPicture({ width: 500, height: 300 }));
    const saved = await browser.put(`/courses/${course.slug}`, { ...enrollable, image, teacherImage: null });
    expect(saved.body.data).toMatchObject({ image: { width: 500 }, teacherImage: null });
    await test.runLaterJobs();
    expect(await test.services.files.exists(keyOf(course.image))).toBe(false);
    expect(await test.services.files.exists(keyOf(course.teacherImage))).toBe(false);
    const refusal = await browser.put(`/courses/${course.slug}`, { ...form, image: null });
    expect(refusal.body.errors).toEqual({ image: ["Een afbeelding is verplicht."] });
    expect((await browser.delete(`/courses/${saved.body.data.slug}`)).status).toBe(204);
    await test.runLaterJobs();
    expect(await test.services.files.exists(keyOf(saved.body.data.image))).toBe(false);
  });

  it("is for its organiser and for staff; to another organiser the course does not exist", async () => {
    const { course } = await made();
    const { browser } = await anOrganizer();
    for (const call of [
      browser.get(`/courses/${course.slug}`),
      browser.put(`/courses/${course.slug}`, form),
      browser.post(`/courses/${course.slug}/publish`),
      browser.post(`/courses/${course.slug}/unpublish`),
      browser.delete(`/courses/${course.slug}`),
    ])
      expect((await call).status).toBe(404);
    expect((await browser.get("/me/manage/courses")).body.meta.total).toBe(0);
    const staff = await anAdmin();
    expect((await staff.browser.put(`/courses/${course.slug}`, form)).status).toBe(200);
  });

  it("ends for people who lost the right to create courses, even for their own courses", async () => {
    const { person } = await anOrganizer();
    const course = await aCourse(test.services, { organizer_id: person.id, published_at: null });
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", person.id).execute();
    const browser = await test.browser().signInAs(person.id);
    expect((await browser.put(`/courses/${course.slug}`, form)).status).toBe(403);
    expect((await browser.get(`/courses/${course.slug}`)).status).toBe(404);
  });

  it("refuses a form that was filled in from an older version, and changes nothing", async () => {
    const { browser, course } = await made();
    const from = (revision: number, intro: string) =>
      browser.put(`/courses/${course.slug}`, { ...form, intro, revision });
    expect((await from(1, "De eerste.")).body.data.revision).toBe(2);
    const stale = await from(1, "De tweede.");
    expect(stale).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    expect((await browser.get(`/courses/${course.slug}`)).body.data).toMatchObject({
      intro: "De eerste.",
      revision: 2,
    });
    expect((await from(2, "De tweede.")).body.data).toMatchObject({ intro: "De tweede.", revision: 3 });
    await browser.post(`/courses/${course.slug}/publish`);
    // Publishing does not change anything that is in the form.
    expect((await browser.put(`/courses/${course.slug}`, { ...form, revision: 3 })).status).toBe(200);
  });

  it("moves the address with the title; the address of a course that was published leads on for ever", async () => {
    const { browser, course } = await made({ title: "Nog geheim" });
    const rename = async (slug: string, title: string) =>
      (await browser.put(`/courses/${slug}`, { ...form, title })).body.data;
    const renamed = await rename(course.slug, "Eerste cursusnaam");
    expect((await browser.get(`/courses/${course.slug}`)).status).toBe(404);
    await browser.post(`/courses/${renamed.slug}/publish`);
    await browser.post(`/courses/${renamed.slug}/unpublish`);
    const again = await rename(renamed.slug, "Tweede cursusnaam");
    await browser.post(`/courses/${again.slug}/publish`);
    const third = await rename(again.slug, "Derde cursusnaam");
    expect(third.slug).toBe("derde-cursusnaam");
    for (const slug of [renamed.slug, again.slug, third.slug])
      expect((await visitor().get(`/courses/${slug}`)).body.data.slug).toBe(third.slug);
  });

  it.each(RESERVED_SLUGS.course)("does not give it the address of a page, whatever its title: %s", async (title) => {
    const { browser, course } = await made({ title });
    await browser.post(`/courses/${course.slug}/publish`);
    expect((await visitor().get(`/courses/${course.slug}`)).body.data.slug).toBe(`${title}-2`);
  });

  it("keeps questions that come back with their id, and their answers", async () => {
    const { browser, course } = await madeEnrollable();
    const [question] = course.survey;
    const [walk, train] = question.options;
    const save = async (survey: object[]) =>
      (await browser.put(`/courses/${course.slug}`, { ...enrollable, survey })).body.data.survey;
    const added = { question: "Wat eet je?", options: [{ option: "Alles" }, { option: "Geen vlees" }] };
    const saved = await save([
      added,
      { ...question, question: "Hoe kom je hier?", options: [train, { option: "Met de fiets" }, walk] },
    ]);
    expect(saved).toMatchObject([
      added,
      { id: question.id, question: "Hoe kom je hier?", options: [train, { option: "Met de fiets" }, walk] },
    ]);
    expect(await save([{ ...question, options: [walk, train] }])).toEqual([{ ...question, options: [walk, train] }]);
    expect(await save([])).toEqual([]);
  });

  it("recognises questions by their ids in capitals too", async () => {
    const { browser, course } = await madeEnrollable();
    const capitals = <Row extends { id: string }>(row: Row) => ({ ...row, id: row.id.toUpperCase() });
    const survey = course.survey.map((question: SurveyQuestion) => ({
      ...capitals(question),
      options: question.options.map(capitals),
    }));
    const { body } = await browser.put(`/courses/${course.slug}`, { ...enrollable, survey });
    expect(body.data.survey).toEqual(course.survey);
  });

  it("treats an id of another course, or a repeated one, as a new question", async () => {
    const elsewhere = await madeEnrollable();
    const { browser, course } = await madeEnrollable();
    const [foreign] = elsewhere.course.survey;
    const [own] = course.survey;
    const { body } = await browser.put(`/courses/${course.slug}`, {
      ...enrollable,
      survey: [foreign, own, own, { ...own, id: undefined, options: foreign.options }],
    });
    const ids = body.data.survey.map(({ id }: { id: string }) => id);
    expect(ids[1]).toBe(own.id);
    expect(new Set([...ids, foreign.id]).size).toBe(5);
    const optionIds = body.data.survey[3].options.map(({ id }: { id: string }) => id);
    expect(optionIds).not.toContain(foreign.options[0].id);
    expect((await elsewhere.browser.get(`/courses/${elsewhere.course.slug}`)).body.data.survey).toEqual([foreign]);
  });

  it("stores a hundred answers with as many statements as two", async () => {
    const { browser, course } = await madeEnrollable();
    const save = (survey: object[]) => browser.put(`/courses/${course.slug}`, { ...enrollable, survey });
    const statementsFor = async (survey: object[]) => {
      const queries = await test.queriesOf(() => save(survey));
      return queries.filter(({ sql }) => sql.includes("course_survey_options")).length;
    };
    const options = Array.from({ length: 10 }, (_, number) => ({ option: `Antwoord ${number}` }));
    const survey = Array.from({ length: 10 }, (_, number) => ({ question: `Vraag ${number}?`, options }));
    const few = await statementsFor(enrollable.survey);
    expect(await statementsFor(survey)).toBe(few);
    const { body } = await browser.get(`/courses/${course.slug}`);
    expect(body.data.survey).toMatchObject(survey);
    expect(await statementsFor(body.data.survey.toReversed())).toBe(few);
    expect((await browser.get(`/courses/${course.slug}`)).body.data.survey).toEqual(body.data.survey.toReversed());
  });

  it("keeps what an admin chose, until its organiser changes it", async () => {
    const { person, browser } = await signedIn("course_organizer_only_display");
    const course = await aCourse(test.services, {
      organizer_id: person.id,
      organized_by_cs: true,
      course_type_id: 6,
      has_enrollments: true,
    });
    const save = async (change: object) =>
      (await browser.put(`/courses/${course.slug}`, { ...enrollable, title: course.title, courseTypeId: 6, ...change }))
        .body;
    expect((await save({ organizedByCs: 1 })).data).toMatchObject({ organizedByCs: true, type: { id: 6 } });
    expect((await save({ organizedByCs: undefined })).data).toMatchObject({ organizedByCs: true, mode: "enrollable" });
    expect((await save({ organizedByCs: 0 })).errors).toEqual({
      organizedByCs: ["Alleen beheerders kiezen of dit van het huis is."],
    });
    expect((await save({ organizedByCs: 1, courseTypeId: 2, hasEnrollments: 0 })).data.type.id).toBe(2);
    expect((await save({ organizedByCs: 1, courseTypeId: 6, hasEnrollments: 1 })).errors).toMatchObject({
      courseTypeId: ["Alleen beheerders kiezen deze soort."],
      hasEnrollments: ["Je kan geen cursussen maken waarvoor mensen zich hier inschrijven."],
    });
  });

  it("keeps a discount that is no longer given with the courses that have it", async () => {
    const { browser, course } = await madeEnrollable();
    const discount = await aDiscount();
    const save = (ids: number[]) => browser.put(`/courses/${course.slug}`, { ...enrollable, courseDiscountTypes: ids });
    expect((await save([discount.id, discount.id])).status).toBe(200);
    await test.services.db
      .updateTable("course_discount_types")
      .set({ is_active: false })
      .where("id", "=", discount.id)
      .execute();
    expect((await save([discount.id])).body.data.courseDiscountTypes).toMatchObject([{ id: discount.id }]);
    await save([]);
    expect((await save([discount.id])).status).toBe(422);
  });

  it("records in the audit log what people other than its organiser do", async () => {
    const { person, browser, course } = await made();
    await browser.put(`/courses/${course.slug}`, { ...form, intro: "Van wie ze organiseert." });
    expect(await actsOn(course.id)).toEqual([]);
    const staff = await anAdmin();
    await staff.browser.put(`/courses/${course.slug}`, { ...form, intro: "Van het huis.", courseRegionId: 7 });
    await staff.browser.post(`/courses/${course.slug}/publish`);
    await staff.browser.post(`/courses/${course.slug}/publish`);
    const { slug } = (await browser.get(`/courses/${course.slug}`)).body.data;
    await staff.browser.post(`/courses/${slug}/unpublish`);
    await staff.browser.delete(`/courses/${slug}`);
    const acts = await actsOn(course.id);
    expect(acts.map(({ action }) => action)).toEqual(["update", "publish", "unpublish", "delete"]);
    expect(acts[0]).toMatchObject({
      actor_id: staff.person.id,
      owner_id: person.id,
      subject_name: validCourse.title,
      before: { intro: "Van wie ze organiseert.", courseRegionId: "Oost-Vlaanderen" },
      after: { intro: "Van het huis.", courseRegionId: "Online" },
    });
    expect(acts[3]).toMatchObject({ after: null, before: { title: validCourse.title } });
  });
});

describe("publishing a course", () => {
  it("shows it to everybody, and unpublishing hides it again; doing so twice changes nothing", async () => {
    const { browser, course } = await made();
    expect((await browser.get(`/courses/${course.slug}`)).body.data.wasPublished).toBe(false);
    expect((await browser.post(`/courses/${course.slug}/publish`)).status).toBe(204);
    const published = await rowOf(course.id);
    test.clock.advance(1000);
    expect((await browser.post(`/courses/${course.slug}/publish`)).status).toBe(204);
    expect(await rowOf(course.id)).toEqual(published);
    const slug = published?.slug;
    expect((await visitor().get(`/courses/${slug}`)).body.data.me.can).toEqual({
      update: false,
      publish: false,
      unpublish: false,
      delete: false,
      invite: false,
      startParticipation: false,
    });
    for (const _twice of [1, 2]) expect((await browser.post(`/courses/${slug}/unpublish`)).status).toBe(204);
    expect((await visitor().get(`/courses/${slug}`)).status).toBe(404);
    expect((await browser.get(`/courses/${slug}`)).body.data).toMatchObject({ publishedAt: null, wasPublished: true });
  });

  it("keeps a published course with enrolments from being deleted", async () => {
    const { browser, course } = await madeEnrollable();
    await browser.post(`/courses/${course.slug}/publish`);
    expect((await browser.get(`/courses/${course.slug}`)).body.data.me.can.delete).toBe(false);
    expect((await browser.delete(`/courses/${course.slug}`)).status).toBe(422);
    await browser.post(`/courses/${course.slug}/unpublish`);
    expect((await browser.delete(`/courses/${course.slug}`)).status).toBe(204);
    expect(await rowOf(course.id)).toBeUndefined();
  });

  it("does not keep a published course that is only shown from being deleted", async () => {
    const { browser, course } = await made();
    await browser.post(`/courses/${course.slug}/publish`);
    expect((await browser.delete(`/courses/${course.slug}`)).status).toBe(204);
  });
});

import type { Course } from "@inktvis/contract/features/courses/course";
import { describe, expect, it } from "vitest";
import { enrollableCourse, validCourse } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { courseMakers } from "#features/courses/courses/made-course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "./enrolment.factory.ts";

const test = useTestApi();
const { madeEnrollable, rowOf } = courseMakers(test);
const { image: _image, teacherImage: _portrait, ...form } = enrollableCourse;
const { image: _other, ...shown } = validCourse;

type Made = Awaited<ReturnType<typeof madeEnrollable>>;
const surveyOf = ({ survey }: Course) => survey;
const save = ({ browser, course }: Made, change: object, from: object = form) =>
  browser.put(`/courses/${course.slug}`, { ...from, survey: surveyOf(course), ...change });
const remove = ({ browser, course }: Made) => browser.delete(`/courses/${course.slug}`);
const publish = ({ browser, course }: Made) => browser.post(`/courses/${course.slug}/publish`);
const errorsOf = (answer: Awaited<ReturnType<typeof save>>) => [answer.status, Object.keys(answer.body.errors ?? {})];

const IN_IT = [["enrolled"], ["paying"], ["delisted"]] as const;

describe("a course with people in it", () => {
  it.each(IN_IT)("keeps its enrolments and meetings, and cannot be deleted (%s)", async (state) => {
    const made = await madeEnrollable();
    await anEnrolment(test.services, { course_id: made.course.id, state });
    expect(errorsOf(await save(made, {}, shown))).toEqual([422, ["hasEnrollments"]]);
    expect(errorsOf(await save(made, { hasRealLifePart: 0 }))).toEqual([422, ["hasRealLifePart"]]);
    expect((await remove(made)).body.message).toContain("Mensen schreven zich in");
    const { body } = await made.browser.get(`/courses/${made.course.slug}`);
    expect(body.data.me.can).toMatchObject({ delete: false, unpublish: false, update: true });
    expect((await save(made, { intro: "Iets anders.", isClosed: 1 })).status).toBe(200);
  });

  it.each([["begun"], ["lapsed"]] as const)("can be changed and deleted if nobody holds a seat (%s)", async (state) => {
    const [made, other] = [await madeEnrollable(), await madeEnrollable()];
    for (const { course } of [made, other]) await anEnrolment(test.services, { course_id: course.id, state });
    expect((await save(made, {}, shown)).status).toBe(200);
    expect((await remove(other)).status).toBe(204);
    expect(await rowOf(other.course.id)).toBeUndefined();
  });

  it("is deleted together with the pictures in every wording of its conditions", async () => {
    const made = await madeEnrollable();
    const upload = new File([new Uint8Array(await aPicture())], "kaart.png", { type: "image/png" });
    const picture = (await made.browser.upload("/images", upload)).body.data;
    const shows = { conditions: `<p>Kom naar</p><img src="${picture.url.default}" alt="">` };
    expect((await save(made, shows)).status).toBe(200);
    await anEnrolment(test.services, { course_id: made.course.id, state: "begun" });
    await save(made, { conditions: "<p>Kom.</p>" });
    await test.runJobs();
    const isKept = () => test.services.files.exists(picture.url.default.replace("/media/", ""));
    expect(await isKept()).toBe(true);
    expect((await remove(made)).status).toBe(204);
    await test.runJobs();
    expect(await isKept()).toBe(false);
  });

  it("cannot be deleted once somebody tried to pay", async () => {
    const made = await madeEnrollable();
    const { id } = await anEnrolment(test.services, { course_id: made.course.id, state: "begun" });
    const failed = {
      provider: "till",
      state: "failed",
      failure: "canceled",
      amount: 100,
      lines: "[]",
      choice: "{}",
    } as const;
    const payment = { ...failed, enrolment_id: id, redirect_url: "x", created_at: test.clock.now() };
    await test.services.db.insertInto("payments").values(payment).execute();
    expect((await remove(made)).status).toBe(422);
  });

  it("keeps at least as many seats as are taken, including held ones", async () => {
    const made = await madeEnrollable({ maxParticipants: 3 });
    for (const state of ["enrolled", "paying", "delisted", "begun", "lapsed"] as const)
      await anEnrolment(test.services, { course_id: made.course.id, state });
    const refusal = await save(made, { maxParticipants: 1 });
    expect(refusal.body.errors).toEqual({ maxParticipants: ["Er zijn al 2 plaatsen ingenomen."] });
    expect((await save(made, { maxParticipants: 2 })).body.data).toMatchObject({ filledSeats: 2, availableSeats: 0 });
  });

  it("remains available to its participants when it leaves the site, and to nobody else", async () => {
    const made = await madeEnrollable();
    await publish(made);
    const person = await aPerson(test.services);
    await anEnrolment(test.services, { course_id: made.course.id, user_id: person.id });
    const browser = await test.browser().signInAs(person.id);
    await made.browser.post(`/courses/${made.course.slug}/unpublish`);
    const at = `/courses/${made.course.slug}`;
    expect((await browser.get(`${at}/participation`)).body.data).toMatchObject({
      step: "compleet",
      course: { practicalInfo: "Breng een pen mee.", adminEmailAddress: "cursus@dekade.example" },
    });
    expect((await browser.get(at)).body.data).toMatchObject({ practicalInfo: null, me: { can: { update: false } } });
    const listed = (await browser.get("/courses")).body.data.map(({ slug }: { slug: string }) => slug);
    expect(listed).not.toContain(made.course.slug);
    const stranger = await test.browser().signInAs((await aPerson(test.services)).id);
    for (const path of [at, `${at}/participation`]) expect((await stranger.get(path)).status).toBe(404);
  });
});

it("what is for participants is hidden while enrolling; delisted people still see the address to ask", async () => {
  const made = await madeEnrollable();
  await publish(made);
  const seenBy = async (state: "begun" | "paying" | "enrolled" | "delisted") => {
    const person = await aPerson(test.services);
    await anEnrolment(test.services, { course_id: made.course.id, user_id: person.id, state });
    const browser = await test.browser().signInAs(person.id);
    const { course } = (await browser.get(`/courses/${made.course.slug}/participation`)).body.data;
    const { participation } = (await browser.get(`/courses/${made.course.slug}`)).body.data.me;
    return [course.practicalInfo !== null, course.adminEmailAddress !== null, participation.contactEmail];
  };
  expect(await seenBy("enrolled")).toEqual([true, true, null]);
  expect(await seenBy("delisted")).toEqual([false, true, "cursus@dekade.example"]);
  for (const state of ["begun", "paying"] as const) expect(await seenBy(state)).toEqual([false, false, null]);
});

describe("a survey with answers", () => {
  it("keeps its wording and its order", async () => {
    const ask = (question: string, ...options: string[]) => ({
      question,
      options: options.map((option) => ({ option })),
    });
    const survey = [ask("Hoe kom je?", "Te voet", "Met de trein"), ask("Eet je mee?", "Ja", "Nee")];
    const made = await madeEnrollable({ survey });
    const asked = surveyOf(made.course);
    const [first, second] = asked as [(typeof asked)[0], (typeof asked)[0]];
    const { id } = await anEnrolment(test.services, { course_id: made.course.id, state: "begun" });
    const reworded = { ...first, question: "Waarmee kom je?" };
    expect((await save(made, { survey: [reworded, second] })).status).toBe(200);
    const answer = { enrolment_id: id, question_id: first.id, option_id: first.options[0]!.id };
    await test.services.db.insertInto("enrolment_answers").values(answer).execute();
    const more = { ...second, options: [...second.options, { option: "Misschien" }] };
    for (const other of [[], [reworded], [second, reworded], [first, second], [reworded, more]])
      expect(errorsOf(await save(made, { survey: other }))).toEqual([422, ["survey"]]);
    expect((await save(made, { survey: [reworded, second], intro: "Anders." })).status).toBe(200);
    // It is deleted with the enrolments, as nobody has a seat.
    expect((await save(made, {}, shown)).status).toBe(200);
  });
});

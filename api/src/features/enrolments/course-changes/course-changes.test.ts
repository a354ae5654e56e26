import { describe, expect, it } from "vitest";
import { enrollableCourse } from "#valid-bodies.ts";
import { courseMakers } from "#features/courses/courses/made-course.factory.ts";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";

const test = useTestApi();
const { madeEnrollable, rowOf } = courseMakers(test);
const { image: _image, teacherImage: _portrait, ...form } = enrollableCourse;
const inDays = (count: number) => brusselsDay(later(test.clock.now(), days(count)));

/** A course that begins in thirty days, and a way to save it with changes. */
async function aChangingCourse() {
  const when = { enrollmentDeadline: inDays(20), startDate: inDays(30), endDate: inDays(40) };
  const where = { classTimes: "Twee zaterdagen om 10 uur.", location: "De Kade, Gent", teacher: "Mira Daem" };
  const { browser, course, person } = await madeEnrollable({ ...when, ...where });
  await browser.post(`/courses/${course.slug}/publish`);
  const of = { course_id: course.id };
  const { survey } = course;
  const save = async (change: object) => {
    // Signs in again: some saves come weeks later.
    const organizer = await test.browser().signInAs(person.id);
    return organizer.put(`/courses/${course.slug}`, { ...form, ...when, ...where, survey, ...change });
  };
  await test.runJobs();
  return { course, of, save };
}
const mailsOf = async () => (await test.runJobs()).filter(({ kind }) => kind === "courses.changed");
const notifiedOf = async (userId: string | null) => {
  if (userId === null) throw new Error("Nobody's enrolment");
  const browser = await test.browser().signInAs(userId);
  return (await browser.get("/me/notifications")).body.data;
};

describe("a change of what participants rely on (docs/product/courses.md#changes)", () => {
  it("is mailed once to participants and seat holders, with the old value and a new calendar file", async () => {
    const { course, of, save } = await aChangingCourse();
    const [enrolled, paying] = [
      await anEnrolment(test.services, of),
      await anEnrolment(test.services, { ...of, state: "paying" }),
    ];
    const others = [
      await anEnrolment(test.services, { ...of, state: "begun" }),
      await anEnrolment(test.services, { ...of, state: "lapsed" }),
      await anEnrolment(test.services, { ...of, state: "delisted" }),
      await anEnrolment(test.services, { ...of, user_id: null, state: "delisted" }),
    ];
    const moved = { startDate: "2027-03-06", endDate: "2027-03-13", location: "De Krook, Gent", teacher: null };
    expect((await save(moved)).status).toBe(200);

    const mails = await mailsOf();
    expect(mails).toHaveLength(2);
    const ofEnrolled = mails.find(({ attachments }) => attachments?.length);
    expect(ofEnrolled).toMatchObject({
      subject: `Er verandert iets aan ${course.title}`,
      replyTo: enrollableCourse.adminEmailAddress,
      attachments: [{ type: expect.stringContaining("text/calendar") }],
    });
    const calendar = String(await ofEnrolled?.attachments?.[0]?.read());
    expect(calendar).toContain("DTSTART;VALUE=DATE:20270306");
    for (const { paragraphs } of mails) {
      const words = paragraphs.join("\n");
      expect(words).toContain("De cursus gaat nu door van 6 maart 2027 tot en met 13 maart 2027. Dat was van ");
      expect(words).toContain("De plaats is nu: De Krook, Gent\nDat was: De Kade, Gent");
      expect(words).toContain("Er staat geen lesgever meer bij de cursus.\nDat was: Mira Daem");
      expect(words).not.toContain("lesmomenten");
    }
    for (const { user_id } of [enrolled, paying])
      expect(await notifiedOf(user_id)).toMatchObject([
        { type: "courseChanged", data: { course: { title: course.title } } },
      ]);
    for (const { user_id } of others.slice(0, -1)) expect(await notifiedOf(user_id)).toEqual([]);
  });

  it("does not mention the calendar when only the teacher changed", async () => {
    const { of, save } = await aChangingCourse();
    await anEnrolment(test.services, of);
    expect((await save({ teacher: "Joos Peeters" })).status).toBe(200);
    const [mail] = await mailsOf();
    expect(mail?.attachments ?? []).toEqual([]);
    expect(mail?.paragraphs.slice(1)).toEqual(["De lesgever is nu: Joos Peeters", "Dat was: Mira Daem"]);
  });

  it("is one message for each save, and none for a save that changes none of it", async () => {
    const { of, save } = await aChangingCourse();
    const { user_id } = await anEnrolment(test.services, of);
    const other = { intro: "Schrijf over vuur.", practicalInfo: "Breng een pen mee.", isClosed: 1 };
    expect((await save(other)).status).toBe(200);
    expect(await mailsOf()).toEqual([]);
    const told = async () => (await mailsOf()).map(({ paragraphs }) => paragraphs.slice(1, 3));
    await save({ classTimes: "Zondag." });
    expect(await told()).toEqual([["De lesmomenten zijn nu: Zondag.", "Dat was: Twee zaterdagen om 10 uur."]]);
    await save({ classTimes: "Maandag." });
    expect(await told()).toEqual([["De lesmomenten zijn nu: Maandag.", "Dat was: Zondag."]]);
    expect(await notifiedOf(user_id)).toHaveLength(2);
  });

  it("says what holds when the mail goes out, and nothing that was undone before", async () => {
    const { of, save } = await aChangingCourse();
    await anEnrolment(test.services, of);
    await save({ location: "De Krook" });
    await save({ location: "De Bijloke" });
    const nows = (await mailsOf()).map(({ paragraphs }) => paragraphs[1]);
    expect(nows).toEqual(["De plaats is nu: De Bijloke", "De plaats is nu: De Bijloke"]);
    await save({ location: "De Krook" });
    await save({ location: "De Bijloke" });
    expect((await mailsOf()).map(({ paragraphs }) => paragraphs[2])).toEqual(["Dat was: De Krook"]);
  });

  it("is mailed while it matters: even when the course moves past its last day, not once it is long over", async () => {
    const { of, save } = await aChangingCourse();
    await anEnrolment(test.services, of);
    const { startDate, endDate } = { startDate: inDays(70), endDate: inDays(80) };
    test.clock.advance(days(50));
    expect((await save({ location: "Het archief" })).status).toBe(200);
    expect(await mailsOf()).toEqual([]);
    expect((await save({ location: "Het archief", startDate, endDate })).status).toBe(200);
    expect(await mailsOf()).toHaveLength(1);
  });

  it("is not mailed to people who have since left, were blocked, or whose course was called off", async () => {
    const change = { location: "De Krook, Gent" };
    const { db } = test.services;
    const now = test.clock.now();
    for (const happens of [
      (id: string) => db.updateTable("enrolments").set({ delisted_at: now }).where("course_id", "=", id).execute(),
      (id: string) => db.updateTable("courses").set({ cancelled_at: now }).where("id", "=", id).execute(),
      (id: string) =>
        db
          .updateTable("users")
          .set({ blocked_at: now })
          .where("id", "in", db.selectFrom("enrolments").select("user_id").where("course_id", "=", id))
          .execute(),
    ]) {
      const { course, of, save } = await aChangingCourse();
      await anEnrolment(test.services, of);
      expect((await save(change)).status).toBe(200);
      await happens(course.id);
      expect(await mailsOf()).toEqual([]);
    }
  });

  it("is not mailed for a course that was called off", async () => {
    const { course, of, save } = await aChangingCourse();
    const { user_id } = await anEnrolment(test.services, of);
    await test.services.db
      .updateTable("courses")
      .set({ cancelled_at: test.clock.now() })
      .where("id", "=", course.id)
      .execute();
    expect((await save({ location: "De Krook, Gent" })).status).toBe(200);
    expect(await notifiedOf(user_id)).toEqual([]);
  });

  it("counts as a mail of the organiser, and is refused as a whole when there were too many today", async () => {
    const { course, of, save } = await aChangingCourse();
    const { limits } = test.services.config;
    const usual = limits.courseMails;
    limits.courseMails = { times: 1, seconds: 86_400 };
    try {
      // Nobody to mail, so it does not count.
      expect((await save({ location: "De Vooruit" })).status).toBe(200);
      await anEnrolment(test.services, of);
      expect((await save({ location: "De Krook" })).status).toBe(200);
      expect((await save({ location: "De Bijloke" })).status).toBe(429);
    } finally {
      limits.courseMails = usual;
    }
    expect(await rowOf(course.id)).toMatchObject({ location: "De Krook" });
    expect(await mailsOf()).toHaveLength(1);
  });
});

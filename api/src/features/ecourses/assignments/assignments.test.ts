import { describe, expect, it } from "vitest";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { minutes } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";
import { anAssignment, ASSIGNMENT, aSubmission } from "./submission.factory.ts";

const test = useTestApi();

/** A lesson with an assignment, and its student and maker, both signed in. */
async function aLesson(wanted: Parameters<typeof anEcourse>[1] = {}) {
  const { ecourse, student, lessonId } = await anAssignment(test.services, wanted);
  const [writer, maker] = [
    await test.browser().signInAs(student.id),
    await test.browser().signInAs(ecourse.organizerId),
  ];
  return { ecourse, student, lessonId, writer, maker };
}
const handIn = (browser: TestBrowser, lessonId: string, textId: string) =>
  browser.post(`/me/ecourse-module-classes/${lessonId}/hand-in`, { textId });
const answer = (browser: TestBrowser, id: string, wanted: object = {}) =>
  browser.post(`/ecourse-submissions/${id}/feedback`, {
    feedback: "Sterk slot.",
    isAccepted: 1,
    handedInAt: test.clock.now().toISOString(),
    ...wanted,
  });
const isCompleted = async (lessonId: string, userId: string) => {
  const progress = await test.services.db
    .selectFrom("lesson_progress")
    .select("completed_at")
    .where("lesson_id", "=", lessonId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Boolean(progress?.completed_at);
};

describe("handing in", () => {
  it("gives the maker a copy of one's own text as it was then, even a private one", async () => {
    const { ecourse, student, lessonId, writer, maker } = await aLesson();
    const text = await aText(test.services, { author_id: student.id, is_private: true, title: "De sloot" });
    const handedIn = await handIn(writer, lessonId, text.id);
    expect([handedIn.status, handedIn.body.data]).toMatchObject([
      200,
      [{ title: "De sloot", textSlug: text.slug, handedInAt: test.clock.now().toISOString(), answer: null }],
    ]);
    await test.services.db
      .updateTable("texts")
      .set({ title: "Anders", body: "<p>Anders.</p>" })
      .where("id", "=", text.id)
      .execute();
    const list = await maker.get(`/ecourses/${ecourse.id}/submissions`);
    expect(list.body).toMatchObject({
      data: [{ title: "De sloot", lesson: { id: lessonId }, user: { nickname: student.nickname, slug: student.slug } }],
      meta: { total: 1 },
    });
    const read = await maker.get(`/ecourse-submissions/${list.body.data[0].id}`);
    expect(read.body.data).toMatchObject({
      body: "<p>Het regende op de polder.</p>",
      assignment: ASSIGNMENT,
      answer: null,
    });
  });

  it("replaces an unanswered text, and notifies the maker once", async () => {
    const { ecourse, student, lessonId, writer } = await aLesson();
    const [one, other] = [
      await aText(test.services, { author_id: student.id }),
      await aText(test.services, { author_id: student.id, title: "Beter" }),
    ];
    await handIn(writer, lessonId, one.id);
    test.clock.advance(minutes(1));
    const { data } = (await handIn(writer, lessonId, other.id)).body;
    expect(data).toMatchObject([{ title: "Beter", handedInAt: test.clock.now().toISOString() }]);
    const maker = await emailOf(test.services, ecourse.organizerId);
    const mails = (await test.runJobs()).filter(({ to }) => to === maker);
    expect(mails.map(({ kind }) => kind)).toEqual(["ecourses.text-handed-in"]);
  });

  it("refuses the text of somebody else, and one that was deleted", async () => {
    const { lessonId, writer } = await aLesson();
    for (const id of [(await aText(test.services)).id, crypto.randomUUID()]) {
      const refusal = await handIn(writer, lessonId, id);
      expect([refusal.status, refusal.body.errors]).toEqual([
        422,
        { textId: ["Kies een tekst die je zelf schreef en die er nog is."] },
      ]);
    }
  });

  it("needs an existing lesson with an assignment, and access to the online course", async () => {
    const { ecourse, student, lessonId, writer, maker } = await aLesson();
    const text = await aText(test.services, { author_id: student.id });
    expect((await handIn(writer, ecourse.lessonIds[1] ?? "", text.id)).status).toBe(422);
    const own = await aText(test.services, { author_id: ecourse.organizerId });
    expect((await handIn(maker, lessonId, own.id)).status).toBe(422);
    const { db } = test.services;
    await db
      .updateTable("lessons")
      .set({ module_id: null, deleted_at: test.clock.now() })
      .where("id", "=", lessonId)
      .execute();
    expect((await handIn(writer, lessonId, text.id)).status).toBe(410);
    const left = await aLesson();
    await db
      .updateTable("ecourse_students")
      .set({ removed_at: test.clock.now() })
      .where("user_id", "=", left.student.id)
      .execute();
    const theirs = await aText(test.services, { author_id: left.student.id });
    expect((await handIn(left.writer, left.lessonId, theirs.id)).status).toBe(404);
  });

  it("stays readable for its writer, and nobody else, when the lesson has no assignment any more", async () => {
    const { ecourse, student, lessonId, writer } = await aLesson();
    const { id: classmateId } = await aPerson(test.services);
    await aStudent(test.services, ecourse.id, classmateId);
    const classmate = await test.browser().signInAs(classmateId);
    await handIn(writer, lessonId, (await aText(test.services, { author_id: student.id })).id);
    await test.services.db.updateTable("lessons").set({ assignment: null }).where("id", "=", lessonId).execute();
    const lesson = async (browser: TestBrowser) => (await browser.get(`/ecourse-module-classes/${lessonId}`)).body.data;
    expect(await lesson(writer)).toMatchObject({ assignment: null, me: { hasHandedIn: true } });
    expect(await lesson(classmate)).toMatchObject({ me: { hasHandedIn: false } });
  });

  it("stays readable when its writer deletes the text", async () => {
    const { student, lessonId, writer, maker, ecourse } = await aLesson();
    const text = await aText(test.services, { author_id: student.id });
    await handIn(writer, lessonId, text.id);
    expect((await writer.delete(`/texts/${text.slug}`)).status).toBeLessThan(300);
    expect((await writer.get(`/me/ecourse-module-classes/${lessonId}/submissions`)).body.data).toMatchObject([
      { textSlug: null },
    ]);
    expect((await maker.get(`/ecourses/${ecourse.id}/submissions`)).body.meta.total).toBe(1);
  });
});

describe("feedback", () => {
  it("reaches the writer with a tick, once, and by mail", async () => {
    const { student, lessonId, writer, maker } = await aLesson();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const given = await answer(maker, id, { feedback: "Sterk slot.\nHet begin mag korter." });
    expect([given.status, given.body.data.answer]).toMatchObject([200, { isAccepted: true }]);
    const own = (await writer.get(`/me/ecourse-module-classes/${lessonId}/submissions`)).body.data;
    expect(own[0].answer).toMatchObject({ feedback: "Sterk slot.\nHet begin mag korter.", isAccepted: true });
    expect(await isCompleted(lessonId, student.id)).toBe(true);
    expect((await test.runJobs()).filter(({ to }) => to === student.email)).toMatchObject([
      { kind: "ecourses.feedback-given" },
    ]);
    const again = await answer(maker, id);
    expect([again.status, again.body.code]).toEqual([409, "already-answered"]);
  });

  it("leaves the lesson open for another text when it does not accept, and stays with its own text", async () => {
    const { student, lessonId, writer, maker } = await aLesson();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    expect((await answer(maker, id, { isAccepted: 0 })).status).toBe(200);
    expect(await isCompleted(lessonId, student.id)).toBe(false);
    test.clock.advance(minutes(1));
    const [again, text] = [
      await aText(test.services, { author_id: student.id, title: "Nog eens" }),
      await aText(test.services, { author_id: student.id, title: "Opnieuw" }),
    ];
    await handIn(writer, lessonId, again.id);
    const { data } = (await handIn(writer, lessonId, text.id)).body;
    expect(data).toMatchObject([
      { title: "Opnieuw", answer: null },
      { id, title: "De sloot", answer: { isAccepted: false } },
    ]);
    expect((await answer(maker, data[0].id)).status).toBe(200);
    const refusal = await handIn(writer, lessonId, text.id);
    expect([refusal.status, refusal.body.message]).toEqual([
      422,
      "Je opdracht is al goedgekeurd. Je hoeft niets meer in te dienen.",
    ]);
  });

  it("is refused for a text that nobody read: another one was handed in by then", async () => {
    const { student, lessonId, writer, maker } = await aLesson();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const readAt = test.clock.now().toISOString();
    test.clock.advance(minutes(1));
    await handIn(writer, lessonId, (await aText(test.services, { author_id: student.id })).id);
    const refusal = await answer(maker, id, { handedInAt: readAt });
    expect([refusal.status, refusal.body.code]).toEqual([409, "submission-replaced"]);
    expect(await isCompleted(lessonId, student.id)).toBe(false);
  });

  it("keeps the first moment at which a lesson was ticked off", async () => {
    const { student, lessonId, maker } = await aLesson();
    const completed_at = test.clock.now();
    await test.services.db
      .insertInto("lesson_progress")
      .values({
        lesson_id: lessonId,
        user_id: student.id,
        opened_at: completed_at,
        last_opened_at: completed_at,
        completed_at,
      })
      .execute();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const handedInAt = test.clock.now().toISOString();
    test.clock.advance(minutes(1));
    expect((await answer(maker, id, { handedInAt })).status).toBe(200);
    const kept = await test.services.db
      .selectFrom("lesson_progress")
      .select("completed_at")
      .where("lesson_id", "=", lessonId)
      .executeTakeFirstOrThrow();
    expect(kept.completed_at).toEqual(completed_at);
  });

  it("is in the audit log when staff give it, without its words", async () => {
    const { ecourse, student, lessonId } = await aLesson();
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const admin = await aPerson(test.services, { roles: ["admin"] });
    expect((await answer(await test.browser().signInAs(admin.id), id)).status).toBe(200);
    const entries = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "before", "after"])
      .where("actor_id", "=", admin.id)
      .where("subject_id", "=", ecourse.id)
      .execute();
    expect(entries).toEqual([{ action: "answer-submission", before: null, after: null }]);
  });
});

describe("the maker's list of texts", () => {
  it("starts with unanswered texts, oldest first, then the last answered, in a fixed number of queries", async () => {
    const { ecourse, student, lessonId, maker } = await aLesson({ modules: [3] });
    const of = { user_id: student.id };
    const [, second = "", third = ""] = ecourse.lessonIds;
    const answered = { feedback: "Goed.", feedback_at: test.clock.now(), is_accepted: true };
    await aSubmission(test.services, { ...of, lesson_id: second, title: "beantwoord", ...answered });
    await aSubmission(test.services, { ...of, lesson_id: lessonId, title: "eerst" });
    const path = `/ecourses/${ecourse.id}/submissions`;
    const few = await test.countQueries(() => maker.get(path));
    test.clock.advance(minutes(1));
    await aSubmission(test.services, { ...of, lesson_id: third, title: "later" });
    for (let count = 0; count < 30; count += 1) {
      const { id } = await aPerson(test.services);
      await aStudent(test.services, ecourse.id, id);
      await aSubmission(test.services, { user_id: id, lesson_id: lessonId, title: `nog ${count}` });
    }
    expect(await test.countQueries(() => maker.get(path))).toBe(few);
    const titles = (await maker.get(path)).body.data.map(({ title }: { title: string }) => title);
    expect([titles[0], titles.includes("beantwoord")]).toEqual(["eerst", false]);
    const next = await maker.get(`${path}?page=2`);
    expect([next.body.data.at(-1).title, next.body.meta.total]).toEqual(["beantwoord", 33]);
  });

  it("contains only one's own online courses", async () => {
    const [{ ecourse, student, lessonId }, { maker }] = [await aLesson(), await aLesson()];
    const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
    const statuses = await Promise.all([
      maker.get(`/ecourses/${ecourse.id}/submissions`),
      maker.get(`/ecourse-submissions/${id}`),
      answer(maker, id),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

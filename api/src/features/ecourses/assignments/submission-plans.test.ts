import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { manyCourses } from "#features/courses/courses/many-courses.factory.ts";
import { manyEnrolments } from "#features/enrolments/enrolments/many-enrolments.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { fullScansOf, sizesOf } from "#testing/query-plan.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { manyStudents } from "../access/many-students.factory.ts";
import { aCertificate } from "../certificates/certificate.factory.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { anAssignment, aSubmission } from "./submission.factory.ts";

/* Like src/plans.test.ts, for texts that were handed in and certificates that were earned. */

const test = useTestApi();

interface Setting {
  writer: TestBrowser;
  maker: TestBrowser;
  id: string;
  /** An online course that nobody follows. */
  emptyId: string;
  lessonId: string;
  textId: string;
  submissionId: string;
  certificateId: string;
  code: string;
}

/** Add every new endpoint that reads or writes a growing table. */
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "one's own submissions": ({ writer, lessonId }) => writer.get(`/me/ecourse-module-classes/${lessonId}/submissions`),
  "handing in": ({ writer, lessonId, textId }) =>
    writer.post(`/me/ecourse-module-classes/${lessonId}/hand-in`, { textId }),
  "what was handed in": ({ maker, id }) => maker.get(`/ecourses/${id}/submissions`),
  "a text that was handed in": ({ maker, submissionId }) => maker.get(`/ecourse-submissions/${submissionId}`),
  feedback: ({ maker, submissionId }) =>
    maker.post(`/ecourse-submissions/${submissionId}/feedback`, {
      feedback: "Goed.",
      isAccepted: 1,
      handedInAt: test.clock.now().toISOString(),
    }),
  "one's own certificates": ({ writer }) => writer.get("/me/certificates"),
  "naming a certificate": ({ writer, certificateId }) =>
    writer.put(`/certificates/${certificateId}/name`, { name: "Noor Claes" }),
  "a certificate as a file": ({ writer, certificateId }) => writer.get(`/export/certificates/${certificateId}/pdf`),
  "an online course with certificates": ({ maker, id }) => maker.get(`/ecourses/${id}`),
  "deleting an online course": ({ maker, emptyId }) => maker.delete(`/ecourses/${emptyId}`),
  "verifying a certificate": ({ writer, code }) => writer.get(`/certificates/${code}`),
};

/** A text from every student, and a certificate for each. */
const manySubmissions = () =>
  sql`
    with handed_in as (
      insert into lesson_submissions (lesson_id, user_id, title, body, handed_in_at)
      select (select id from lessons where ecourse_id = student.ecourse_id limit 1), student.user_id, 'Eb', '<p>Eb.</p>', now()
      from ecourse_students student
      where exists (select from lessons where ecourse_id = student.ecourse_id)
    )
    insert into certificates (code, kind, ecourse_id, user_id, ecourse_title, earned_at)
    select student.id::text, 'certificate', student.ecourse_id, student.user_id, 'Eb', now() from ecourse_students student
  `.execute(test.services.db);

describe("every query about submissions and certificates uses an index", () => {
  let setting: Setting;
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { services } = test;
    await manyCourses(services, 4000);
    await manyEnrolments(services);
    await manyStudents(services);
    await manySubmissions();
    await sql`analyze lesson_submissions, certificates`.execute(services.db);
    sizes = await sizesOf(services.db);
    const { ecourse, student, lessonId } = await anAssignment(services);
    const certificate = await aCertificate(services, { ecourseId: ecourse.id, userId: student.id });
    const submission = await aSubmission(services, { lesson_id: lessonId, user_id: student.id });
    setting = {
      writer: await test.browser().signInAs(student.id),
      maker: await test.browser().signInAs(ecourse.organizerId),
      id: ecourse.id,
      emptyId: (await anEcourse(services, { organizer_id: ecourse.organizerId })).id,
      lessonId,
      textId: (await aText(services, { author_id: student.id })).id,
      submissionId: submission.id,
      certificateId: certificate.id,
      code: certificate.code,
    };
  });

  it("is tested on large tables", () => {
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(["lesson_submissions", "certificates", "lessons"]));
  });

  it.each(Object.keys(CALLS))("%s", async (name) => {
    const act = async () => expect((await CALLS[name]?.(setting))?.status).toBeLessThan(300);
    expect(await fullScansOf(test, act, sizes)).toEqual([]);
  });
});

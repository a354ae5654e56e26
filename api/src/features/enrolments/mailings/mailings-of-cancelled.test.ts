import { expect, it } from "vitest";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";

const test = useTestApi();
const DRAFT = { subject: "Een nieuwe datum", body: "In de herfst proberen we het opnieuw." };

it("reaches people who were delisted because the course was called off, and nobody who left before", async () => {
  const course = await aCourse(test.services, { has_enrollments: true, pricing_strategy: "free" });
  const of = { course_id: course.id };
  const people = [await anEnrolment(test.services, of), await anEnrolment(test.services, { ...of, state: "paying" })];
  for (const state of ["delisted", "begun"] as const) await anEnrolment(test.services, { ...of, state });
  const organizer = await test.browser().signInAs(course.organizerId);
  await organizer.post(`/courses/${course.slug}/cancel`, { refund: 0, message: "De lesgever is ziek." });
  await test.runJobs();

  const { data: cancellation } = (await organizer.get(`/courses/${course.slug}/cancellation`)).body;
  expect(cancellation).toMatchObject({ message: "De lesgever is ziek.", isDone: true });
  const { data: recipients } = (await organizer.get(`/courses/${course.slug}/email-recipients`)).body;
  expect(recipients).toEqual({ active: 0, pending: 0, cancelled: 2 });
  const { data: preview } = (await organizer.post(`/courses/${course.slug}/email-preview`, DRAFT)).body;
  expect(preview).toMatchObject({ count: 2, button: "Naar de cursus" });
  expect(preview.paragraphs[0]).toContain("die niet doorgaat");

  const sent = { id: crypto.randomUUID(), ...DRAFT };
  expect((await organizer.post(`/courses/${course.slug}/send-email-to-participants`, sent)).body.data.count).toBe(2);
  const mails = await test.runJobs();
  const rows = await test.services.db
    .selectFrom("users")
    .select("email")
    .where(
      "id",
      "in",
      people.map(({ user_id }) => user_id ?? ""),
    )
    .execute();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
  for (const { paragraphs, action } of mails) {
    expect(paragraphs[0]).toContain("die niet doorgaat");
    expect(action?.url).toContain(`/cursussen/${course.slug}`);
  }
});

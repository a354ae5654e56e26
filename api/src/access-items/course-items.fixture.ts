import type { Case } from "#access-matrix.ts";
import { aHouse, anInvoice } from "#features/billing/invoices/invoice.factory.ts";
import { anAttendance } from "#features/enrolments/attendance/attendance.factory.ts";
import { brusselsDay } from "#platform/clock.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aCourseInvitation } from "#features/enrolments/invitations/course-invitation.factory.ts";
import { anInstalment } from "#features/enrolments/instalments/instalment.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aPlace } from "#features/enrolments/waiting-list/waiting-list.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { Item } from "./item.ts";

export async function anOwnCourse(test: TestApi, on: Case["on"], has_enrollments = false) {
  const { organizerId, slug } = await aCourse(test.services, {
    has_enrollments,
    ...(on === "unpublished" && { published_at: null }),
  });
  return { author: { id: organizerId, slug: "" }, params: { slug } };
}

/** An enrolment in a paid course, in the state that the call needs. */
export async function anOwnEnrolment(test: TestApi, name: string): Promise<Item> {
  const { services } = test;
  await aHouse(services);
  const course = await aCourse(services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
  const params = { slug: course.slug };
  if (name === "enrolments.downloadInvoice") {
    const { userId } = await anInvoice(services, { courseId: course.id });
    return { author: { id: userId, slug: "" }, params };
  }
  const state = /calendar|attest|^leaving/.test(name) ? "enrolled" : "paying";
  const { id, user_id } = await anEnrolment(services, { course_id: course.id, state });
  if (name === "enrolments.attest") await anAttendance(services, { enrolment_id: id });
  const author = { id: user_id ?? "", slug: "" };
  if (name === "enrolments.paymentUrl") {
    const browser = await test.browser().signInAs(author.id);
    await browser.post(`/courses/${course.slug}/participate/save-payment-preferences`, {});
  }
  return { author, params };
}

/** Somebody who is enrolled in a course of the organiser. */
export async function aManagedParticipant(test: TestApi, name: string): Promise<Item> {
  const day = brusselsDay(test.clock.now());
  const course = await aCourse(test.services, { has_enrollments: true, start_date: day });
  const { id } = await anEnrolment(test.services, { course_id: course.id });
  const tick = { participantId: id, day, present: true, tickedAt: test.clock.now().toISOString() };
  return {
    author: { id: course.organizerId, slug: "" },
    params: { slug: course.slug, id },
    ...(name === "attendance.save" && { body: { ticks: [tick] } }),
  };
}

/** A request to pay in instalments, in the state that the call needs. */
export async function aManagedInstalment(test: TestApi, name: string): Promise<Item> {
  const course = await aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
  const state = /savePaidAmount|markAsPaid/.test(name) ? "approved" : "open";
  const { id } = await anInstalment(test.services, { courseId: course.id, state });
  return { author: { id: course.organizerId, slug: "" }, params: { slug: course.slug, id } };
}

/** A full course and somebody who is offered a seat; for the waiting list itself, the organiser of the course. */
export async function anOwnPlace(test: TestApi, name: string): Promise<Item> {
  const { services } = test;
  const course = await aCourse(services, { has_enrollments: true, max_participants: 1 });
  const { user_id, token } = await aPlace(services, { course_id: course.id, state: "offered" });
  const authorId = name === "waitingList.list" ? course.organizerId : user_id;
  return { author: { id: authorId, slug: "" }, params: { slug: course.slug, token } };
}

export async function aSentCourseInvitation(test: TestApi): Promise<Item> {
  const [course, invited] = [await aCourse(test.services, { has_enrollments: true }), await aPerson(test.services)];
  const { token } = await aCourseInvitation(test.services, { course_id: course.id, email: invited.email });
  return { author: invited, params: { slug: course.slug, token } };
}

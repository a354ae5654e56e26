import { expect, it } from "vitest";
import type { NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { notify } from "#platform/notifications/notify.ts";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anInstalmentRequest } from "#features/enrolments/participants/participant.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";

const test = useTestApi();

const FOR_PARTICIPANTS = [
  "courseChanged",
  "courseInstallmentApprovedNotification",
  "courseInstallmentRejectedNotification",
  "courseStartingSoonNotification",
  "participantDelistedNotification",
] as const satisfies NotificationType[];

it("a participant sees only notifications about a course that still hold for them", async () => {
  const { services, clock } = test;
  const course = await aCourse(services, { has_enrollments: true });
  const enrolment = await anEnrolment(services, { course_id: course.id, state: "paying" });
  const to = [enrolment.user_id ?? ""];
  const tell = (type: NotificationType, people: string[], about: object, dedupeKey = "x") =>
    services.db
      .transaction()
      .execute((tx) => notify(tx, { to: people, type, about: about as never, dedupeKey, now: clock.now() }));
  for (const type of FOR_PARTICIPANTS) await tell(type, to, { course: course.id });
  const seenBy = async (userId: string) => {
    const { body } = await (await test.browser().signInAs(userId)).get("/me/notifications");
    return body.data.map(({ type }: { type: string }) => type).toSorted();
  };
  const become = (values: object) =>
    services.db.updateTable("enrolments").set(values).where("id", "=", enrolment.id).execute();

  expect(await seenBy(to[0] ?? "")).toEqual(["courseChanged", "courseInstallmentRejectedNotification"]);
  await become({ finalized_at: clock.now() });
  const takingPart = ["courseChanged", "courseInstallmentApprovedNotification", "courseStartingSoonNotification"];
  expect(await seenBy(to[0] ?? "")).toEqual(takingPart);
  await become({ delisted_at: clock.now() });
  expect(await seenBy(to[0] ?? "")).toEqual(["participantDelistedNotification"]);

  // The organiser sees it as long as they are the organiser and the request is open.
  const request = await anInstalmentRequest(services, { enrolmentId: enrolment.id });
  const about = { course: course.id, user: to[0] };
  await tell("courseInstallmentRequestedNotification", [course.organizerId, ...to], about, request.id);
  expect(await seenBy(course.organizerId)).toEqual(["courseInstallmentRequestedNotification"]);
  expect(await seenBy(to[0] ?? "")).toEqual(["participantDelistedNotification"]);

  // That somebody left is shown only as long as the course goes on.
  await tell("courseParticipantLeft", [course.organizerId], about);
  await tell("courseParticipantGone", [course.organizerId], { course: course.id });
  const asked = await seenBy(course.organizerId);
  expect(asked).toEqual(["courseInstallmentRequestedNotification", "courseParticipantGone", "courseParticipantLeft"]);
  await services.db.updateTable("courses").set({ cancelled_at: clock.now() }).where("id", "=", course.id).execute();
  expect(await seenBy(course.organizerId)).toEqual(["courseInstallmentRequestedNotification"]);

  // The request was refused and made again: another notification announces the new one.
  const refused = { state: "rejected" as const, decided_at: clock.now() };
  await services.db.updateTable("instalments").set(refused).where("id", "=", request.id).execute();
  await anInstalmentRequest(services, { enrolmentId: enrolment.id });
  expect(await seenBy(course.organizerId)).toEqual([]);
});

it("an organiser sees only notifications about a course that still hold", async () => {
  const { services, clock } = test;
  const today = brusselsDay(clock.now());
  const course = await aCourse(services, { has_enrollments: true, max_participants: 1, enrollment_deadline: today });
  const enrolment = await anEnrolment(services, { course_id: course.id });
  const about = { course: course.id, user: enrolment.user_id ?? "" };
  for (const type of ["courseEnrollmentDeadlinePassed", "courseFullNotification", "courseDelistRequested"] as const)
    await services.db
      .transaction()
      .execute((tx) => notify(tx, { to: [course.organizerId], type, about, dedupeKey: "x", now: clock.now() }));
  const seen = async () => {
    const { body } = await (await test.browser().signInAs(course.organizerId)).get("/me/notifications");
    return body.data.map(({ type }: { type: string }) => type).toSorted();
  };
  const becomes = (values: object) =>
    services.db.updateTable("courses").set(values).where("id", "=", course.id).execute();
  const enrolls = (values: object) =>
    services.db.updateTable("enrolments").set(values).where("id", "=", enrolment.id).execute();

  expect(await seen()).toEqual(["courseFullNotification"]);
  await enrolls({ delist_requested_at: clock.now() });
  expect(await seen()).toEqual(["courseDelistRequested", "courseFullNotification"]);
  await enrolls({ delisted_at: clock.now() });
  expect(await seen()).toEqual([]);
  await becomes({ enrollment_deadline: brusselsDay(later(clock.now(), -days(1))) });
  expect(await seen()).toEqual(["courseEnrollmentDeadlinePassed"]);
});

it("the notification that a course starts soon is shown until its first day is over", async () => {
  const { services, clock } = test;
  const [today, yesterday] = [brusselsDay(clock.now()), brusselsDay(later(clock.now(), -days(1)))];
  const course = await aCourse(services, { has_enrollments: true, start_date: today });
  const { user_id } = await anEnrolment(services, { course_id: course.id });
  const to = [user_id ?? ""];
  await services.db.transaction().execute((tx) =>
    notify(tx, {
      to,
      type: "courseStartingSoonNotification",
      about: { course: course.id },
      dedupeKey: "x",
      now: clock.now(),
    }),
  );
  const count = async () =>
    (await (await test.browser().signInAs(user_id ?? "")).get("/me/notifications/count")).body.data.count;
  expect(await count()).toBe(1);
  await services.db.updateTable("courses").set({ start_date: yesterday }).where("id", "=", course.id).execute();
  expect(await count()).toBe(0);
});

import { expect, it } from "vitest";
import type { NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { notify } from "#platform/notifications/notify.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";

const test = useTestApi();

const FOR_PARTICIPANTS = [
  "courseChanged",
  "courseInstallmentApprovedNotification",
  "courseInstallmentRejectedNotification",
  "courseStartingSoonNotification",
  "participantDelistedNotification",
] as const satisfies NotificationType[];

it("a participant sees of a course what holds for them now", async () => {
  const { services, clock } = test;
  const course = await aCourse(services, { has_enrollments: true });
  const enrolment = await anEnrolment(services, { course_id: course.id, state: "paying" });
  const to = [enrolment.user_id ?? ""];
  const tell = (type: NotificationType, people: string[], about: object) =>
    services.db
      .transaction()
      .execute((tx) => notify(tx, { to: people, type, about: about as never, dedupeKey: "x", now: clock.now() }));
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

  // The organiser, as long as they are.
  await tell("courseInstallmentRequestedNotification", [course.organizerId, ...to], { course: course.id, user: to[0] });
  expect(await seenBy(course.organizerId)).toEqual(["courseInstallmentRequestedNotification"]);
  expect(await seenBy(to[0] ?? "")).toEqual(["participantDelistedNotification"]);

  // A seat that is free, as long as the course goes on.
  await tell("courseParticipantLeft", [course.organizerId], { course: course.id, user: to[0] });
  await tell("courseParticipantGone", [course.organizerId], { course: course.id });
  const asked = await seenBy(course.organizerId);
  expect(asked).toEqual(["courseInstallmentRequestedNotification", "courseParticipantGone", "courseParticipantLeft"]);
  await services.db.updateTable("courses").set({ cancelled_at: clock.now() }).where("id", "=", course.id).execute();
  expect(await seenBy(course.organizerId)).toEqual(["courseInstallmentRequestedNotification"]);
});

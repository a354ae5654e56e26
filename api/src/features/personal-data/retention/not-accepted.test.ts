import { describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEcourseInvitation } from "#features/ecourses/access/ecourse-invitation.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { aCourseInvitation } from "#features/enrolments/invitations/course-invitation.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { leftTonight } from "./left-tonight.factory.ts";

/* docs/product/invitations.md#kept */

const test = useTestApi();
const ago = (number: number) => later(test.clock.now(), -days(number));
const over = () => ({ deadline: ago(500) });
const email = "vreemde@voorbeeld.be";

describe("how long invitations are kept", () => {
  it("is a year after the contest is over, and after it was sent, for one that nobody accepted", async () => {
    const { services } = test;
    const old = { email, sent_at: ago(400) };
    const to = async (wanted: Parameters<typeof aContest>[1]) => ({
      contest_id: (await aContest(services, wanted)).id,
    });
    expect(
      await leftTonight(test, "invitations", {
        gone: await anInvitation(services, { ...(await to(over())), ...old }),
        declined: await anInvitation(services, { ...(await to(over())), ...old, declined_at: ago(399) }),
        endedEarly: await anInvitation(services, { ...(await to({ ended_at: ago(370) })), ...old }),
        sentAgain: await anInvitation(services, { ...(await to(over())), email, sent_at: ago(360) }),
        running: await anInvitation(services, { ...(await to({})), ...old }),
        stillJudged: await anInvitation(services, { ...(await to({ ...over(), jury_deadline: ago(-10) })), ...old }),
        endedSince: await anInvitation(services, { ...(await to({ ...over(), ended_at: ago(360) })), ...old }),
      }),
    ).toEqual(["sentAgain", "running", "stillJudged", "endedSince"]);
  });

  it("is a year after the deadline of a course too, or after the course was cancelled", async () => {
    const { services } = test;
    const old = { email, sent_at: ago(400) };
    const to = async (wanted: Parameters<typeof aCourse>[1]) => ({
      course_id: (await aCourse(services, { has_enrollments: true, ...wanted })).id,
    });
    const deadlineAgo = (number: number) => ({ enrollment_deadline: brusselsDay(ago(number)) });
    expect(
      await leftTonight(test, "invitations", {
        gone: await aCourseInvitation(services, { ...(await to(deadlineAgo(367))), ...old }),
        calledOff: await aCourseInvitation(services, { ...(await to({ cancelled_at: ago(366) })), ...old }),
        lastYear: await aCourseInvitation(services, { ...(await to(deadlineAgo(364))), ...old }),
        open: await aCourseInvitation(services, { ...(await to({})), ...old }),
      }),
    ).toEqual(["lastYear", "open"]);
  });

  it("is a year after it was sent for an online course, which has no end", async () => {
    const { id: ecourse_id } = await anEcourse(test.services);
    expect(
      await leftTonight(test, "invitations", {
        gone: await anEcourseInvitation(test.services, { ecourse_id, email, sent_at: ago(366) }),
        young: await anEcourseInvitation(test.services, { ecourse_id, email: `2${email}`, sent_at: ago(364) }),
      }),
    ).toEqual(["young"]);
  });

  it("has no limit once it was accepted: it gives access to an online course, and lists a jury", async () => {
    const { services } = test;
    const accepted = { email, sent_at: ago(900), used_at: ago(899), used_by: (await aPerson(services)).id };
    const [contest, course, ecourse] = [
      await aContest(services, over()),
      await aCourse(services, { has_enrollments: true, cancelled_at: ago(500) }),
      await anEcourse(services),
    ];
    expect(
      await leftTonight(test, "invitations", {
        jury: await anInvitation(services, { contest_id: contest.id, ...accepted }),
        course: await aCourseInvitation(services, { course_id: course.id, ...accepted }),
        ecourse: await anEcourseInvitation(services, { ecourse_id: ecourse.id, ...accepted }),
      }),
    ).toEqual(["jury", "course", "ecourse"]);
  });
});

import { describe, expect, it } from "vitest";
import { aPeriod, registrationForm } from "#features/academy/registrations/academy.factory.ts";
import { aHouse, anInvoice } from "#features/billing/invoices/invoice.factory.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { resultMakers, save } from "#features/contests/results/result.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { newLesson } from "#features/ecourses/syllabus/syllabus.factory.ts";
import { anAttendance } from "#features/enrolments/attendance/attendance.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { anIssue } from "#features/magazine/issues/issue.factory.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { VALID_BODIES } from "./valid-bodies.ts";

/* Rate limits, set so that the second call within an hour is refused; the limits in other tests are generous. */

const ONCE = "1/1h";
const test = useTestApi({
  LIMIT_TEXTS: ONCE,
  LIMIT_DOWNLOADS: ONCE,
  LIMIT_REGISTER: ONCE,
  LIMIT_COURSE_MAILS: ONCE,
});
/** An API of its own, because saving something with a picture counts for both limits. */
const fewUploads = useTestApi({ LIMIT_UPLOADS: ONCE });

/** Signs in the given person, or one who may do everything. */
const signIn = async (id?: string, { services, browser } = test) =>
  browser().signInAs(id ?? (await aPerson(services, { roles: ["superadmin"] })).id, ["community", "staff"]);

/** Creates the item that the call is about, and returns a function that makes the call. */
type Call = () => Promise<() => Promise<{ status: number }>>;

const saving =
  (path: string, body: keyof typeof VALID_BODIES): Call =>
  async () => {
    const browser = await signIn();
    return () => browser.post(path, VALID_BODIES[body]);
  };
const downloading =
  (path: string): Call =>
  async () => {
    const browser = await signIn();
    return () => browser.get(path);
  };
async function aManagedCourse() {
  const course = await aCourse(test.services, { has_enrollments: true });
  return { course, browser: await signIn(course.organizerId) };
}
async function aNewsletter() {
  const browser = await signIn();
  const { data } = (await browser.post("/staff/newsletters", VALID_BODIES["staffNewsletters.create"])).body;
  return { browser, path: `/staff/newsletters/${data.id}/test` };
}

const CALLS: Record<string, Call> = {
  "making a course": saving("/courses", "courses.create"),
  "copying a course": async () => {
    const { course, browser } = await aManagedCourse();
    return () => browser.post(`/courses/${course.slug}/copy`);
  },
  "making an activity": saving("/activities", "activities.create"),
  "making an online course": saving("/ecourses", "ecourses.create"),
  "making a lesson": async () => {
    const { organizerId, moduleIds } = await anEcourse(test.services);
    const browser = await signIn(organizerId);
    return () => browser.post("/ecourse-module-classes", newLesson(moduleIds[0] ?? ""));
  },
  "a picture of an editor": async () => {
    const browser = await signIn(undefined, fewUploads);
    const image = { action: "create", data: dataUrl(await aPicture()) };
    return () => browser.post("/staff/team-tiles", { ...(VALID_BODIES["staffTeamTiles.create"] as object), image });
  },
  "the word of a jury": async () => {
    const { organizer, at } = await resultMakers(test).anEndedContest();
    return () => save(organizer, at, {});
  },
  "the attendance list": async () => {
    const { course, browser } = await aManagedCourse();
    await anEnrolment(test.services, { course_id: course.id });
    return () => browser.get(`/export/courses/${course.slug}/attendance-pdf`);
  },
  "an attest of attendance": async () => {
    const { course } = await aManagedCourse();
    const { id, user_id } = await anEnrolment(test.services, { course_id: course.id });
    await anAttendance(test.services, { enrolment_id: id });
    const browser = await signIn(user_id ?? "");
    return () => browser.get(`/courses/${course.slug}/participation/attendance-attest`);
  },
  "an issue of the magazine": async () => {
    const { slug } = await anIssue(test.services, {
      contents: [{ articleId: (await anArticle(test.services, { type: "verzin-publication" })).id }],
    });
    const browser = test.browser();
    return () => browser.get(`/magazine-issues/${slug}/epub`, "verzin");
  },
  "the shipments of the magazine": downloading("/staff/shipments/csv"),
  "all invoices": downloading("/staff/invoices/csv"),
  "an invoice": async () => {
    await aHouse(test.services);
    const { id } = await anInvoice(test.services);
    const browser = await signIn();
    return () => browser.get(`/staff/invoices/${id}/pdf`);
  },
  "a registration for the academy": async () => {
    const { id, groupIds } = await aPeriod(fewUploads.services);
    const browser = await signIn(undefined, fewUploads);
    return () =>
      browser.sendForm(
        `/sa-enrollment-periods/${id}/register`,
        registrationForm({ saEnrollmentPeriodGroupIds: groupIds }),
      );
  },
  "the addresses of the newsletter": downloading("/staff/newsletter-subscribers/csv"),
  "a test of a newsletter": async () => {
    const { browser, path } = await aNewsletter();
    return () => browser.post(path);
  },
  "a subscription to the newsletter": async () => {
    const browser = test.browser();
    return () => browser.post("/newsletter/subscriptions", VALID_BODIES["newsletterSubscriptions.subscribe"]);
  },
  "a test of a mail to participants": async () => {
    const { course, browser } = await aManagedCourse();
    return () => browser.post(`/courses/${course.slug}/email-test`, VALID_BODIES["courseMailings.test"]);
  },
};

describe("a limit", () => {
  it.each(Object.entries(CALLS))("holds for %s", async (_, prepare) => {
    const call = await prepare();
    const first = await call();
    expect(first.status).toBeLessThan(300);
    expect((await call()).status).toBe(429);
  });
});

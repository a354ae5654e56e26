import { contract } from "@inktvis/contract";
import { type Role, ROLES } from "@inktvis/contract/access";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { ACCESS, type Case, type Outcome } from "./access-matrix.ts";
import {
  anAcademyRegistration,
  anOpenPeriod,
  registrationForm,
} from "./features/academy/registrations/academy.factory.ts";
import { anActivity } from "./features/activities/activities/activity.factory.ts";
import { aHouse, anInvoice } from "./features/billing/invoices/invoice.factory.ts";
import { anAttendance } from "./features/enrolments/attendance/attendance.factory.ts";
import { brusselsDay } from "./platform/clock.ts";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { aCourseInvitation } from "./features/enrolments/invitations/course-invitation.factory.ts";
import { anInstalment } from "./features/enrolments/instalments/instalment.factory.ts";
import { anEcourse, aStudent } from "./features/ecourses/ecourses/ecourse.factory.ts";
import { anEcourseInvitation } from "./features/ecourses/access/ecourse-invitation.factory.ts";
import { anEnrolment } from "./features/enrolments/enrolments/enrolment.factory.ts";
import { aPlace } from "./features/enrolments/waiting-list/waiting-list.factory.ts";
import { anAssignment, aSubmission } from "./features/ecourses/assignments/submission.factory.ts";
import { aCertificate } from "./features/ecourses/certificates/certificate.factory.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aTest } from "./features/ecourses/tests/test.factory.ts";
import { aPicture } from "./features/media/images/picture.factory.ts";
import { anInvitation } from "./features/contests/invitations/invitation.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { unsubscribeToken } from "./features/accounts/mail-preferences/unsubscribe-token.ts";
import { aDecision, aReportedText } from "./features/moderation/moderation.factory.ts";
import { notify } from "./platform/notifications/notify.ts";
import { anEntry } from "./features/contests/participations/entry.factory.ts";
import { aPerson, PASSWORD } from "./features/people/people/person.factory.ts";
import { aRegistration } from "./features/staff/staff-registrations/registration.factory.ts";
import { someTerms } from "./features/accounts/terms/terms.factory.ts";
import { aText } from "./features/texts/texts/text.factory.ts";
import { VALID_BODIES } from "./valid-bodies.ts";
import { siteOfPath, type TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

const test = useTestApi();
const endpoints = [...endpointsOf(contract)].map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint]);
const rows = Object.entries(ACCESS)
  .flatMap(([name, cases]) =>
    cases.map((each): [string, Case] => [each.on ? `${name} on something ${each.on}` : name, each]),
  )
  .map(([title, row], rowIndex): [string, Case, number] => [title, row, rowIndex]);

let login: { email: string; password: string };
let picture: File;
beforeAll(async () => {
  login = { email: (await aPerson(test.services)).email, password: PASSWORD };
  picture = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
});

type Caller = "visitor" | "member" | "author" | Role;
/**
 * One role of each group with the same outcome: contract/src/access.test.ts tests what each role grants. Rows take
 * turns, so that every role is used somewhere. If all roles get the same, the most powerful one.
 */
function callersOf({ roles }: Case, rowIndex: number): Caller[] {
  const groups =
    typeof roles === "object" ? [...Map.groupBy(ROLES, (role) => roles[role]).values()] : [["superadmin" as const]];
  return ["visitor", "member", "author", ...groups.map((some) => some[rowIndex % some.length] as Role)];
}
const expected = (row: Case, caller: Caller): Outcome => {
  if (caller === "visitor" || caller === "member" || caller === "author") return row[caller];
  return typeof row.roles === "object" ? row.roles[caller] : row.roles;
};

interface Item {
  author: { id: string; slug: string };
  params: Record<string, string>;
  /** The item that the body refers to. */
  body?: object;
}

/** A new text with a version, and a notification, for one call, which may change them. */
async function anItem(on: Case["on"], name: string): Promise<Item> {
  const { services } = test;
  const author = await aPerson(services);
  const text = await aText(services, { author_id: author.id, is_private: on === "private" });
  await services.db.transaction().execute((tx) =>
    notify(tx, {
      to: [author.id],
      type: "saEnrollmentPeriodOpen",
      about: {},
      dedupeKey: "2027",
      now: test.clock.now(),
    }),
  );
  const notification = await services.db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", author.id)
    .executeTakeFirstOrThrow();
  const version = await services.db
    .insertInto("text_versions")
    .values({
      text_id: text.id,
      revision: 0,
      title: "Eb",
      body: "<p>Eb.</p>",
      word_count: 1,
      saved_at: test.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = unsubscribeToken(services.config, { userId: author.id, category: "follows" }, test.clock.now());
  const id = name.startsWith("versions.") ? version.id : notification.id;
  return { author, params: { slug: text.slug, id, token } };
}

/** Rows that belong to one person, by id. */
async function anOwnRow(name: string): Promise<Item> {
  const { services, clock } = test;
  const author = await aPerson(services);
  const browser = await test.browser().signInAs(author.id);
  const makeRow = async () => {
    const id = crypto.randomUUID();
    if (name.startsWith("drafts.")) await browser.put(`/me/drafts/${id}`, VALID_BODIES["drafts.keep"]);
    else if (name.startsWith("contestExports."))
      await services.db
        .insertInto("export_progress")
        .values({ id, user_id: author.id, done: 1, total: 2, updated_at: clock.now() })
        .execute();
    else if (name.startsWith("devices.")) return (await browser.get("/me/devices")).body.data[0].id as string;
    else {
      const requested = await browser.post("/me/gdpr/request-data");
      if (name === "personalData.download") await test.runJobs();
      return requested.body.data.id as string;
    }
    return id;
  };
  return { author, params: { id: await makeRow() } };
}

/** A contest of the organiser, in the state that the call needs. */
async function anOwnContest(name: string, on: Case["on"]): Promise<Item> {
  const isDraft = on === "unpublished" || name === "contests.delete" || name === "contests.publish";
  const contest = await aContest(test.services, {
    ...(isDraft && { published_at: null }),
    ...(name === "contests.unpublish" && { mode: "display" }),
    ...(name === "results.release" && { ended_at: test.clock.now() }),
  });
  if (name === "results.release") {
    const updated_at = test.clock.now();
    const result = { contest_id: contest.id, jury_word: "<p>Een sterk jaar.</p>", updated_at };
    await test.services.db.insertInto("contest_results").values(result).execute();
  }
  return { author: { id: contest.organizerId, slug: "" }, params: { slug: contest.slug } };
}

async function anOwnCourse(on: Case["on"], has_enrollments = false) {
  const { organizerId, slug } = await aCourse(test.services, {
    has_enrollments,
    ...(on === "unpublished" && { published_at: null }),
  });
  return { author: { id: organizerId, slug: "" }, params: { slug } };
}

async function anOwnActivity() {
  const { organizerId, slug } = await anActivity(test.services);
  return { author: { id: organizerId, slug: "" }, params: { slug } };
}

/** A lesson of an online course that the author follows. */
async function aFollowedLesson(name: string): Promise<Item> {
  const [ecourse, author] = [await anEcourse(test.services), await aPerson(test.services)];
  await aStudent(test.services, ecourse.id, author.id);
  const [lessonId = ""] = ecourse.lessonIds;
  return { author, params: { id: name === "ecourseProgress.epub" ? ecourse.id : lessonId } };
}

/** For who follows the lesson with a text of their own; or for who made it with one that was handed in. */
async function aLessonWithAssignment(name: string): Promise<Item> {
  const { ecourse, student, lessonId } = await anAssignment(test.services);
  if (/\.(mine|handIn)$/.test(name)) {
    const text = await aText(test.services, { author_id: student.id });
    return { author: student, params: { id: lessonId }, body: { textId: text.id } };
  }
  const { id } = await aSubmission(test.services, { lesson_id: lessonId, user_id: student.id });
  return {
    author: { id: ecourse.organizerId, slug: "" },
    params: { id: name === "lessonSubmissions.list" ? ecourse.id : id },
    body: { handedInAt: test.clock.now().toISOString() },
  };
}

async function anOwnEcourse(): Promise<Item> {
  const { id, organizerId } = await anEcourse(test.services);
  return { author: { id: organizerId, slug: "" }, params: { id } };
}

/** A test that its maker answers as a preview. */
async function anOwnTest(name: string): Promise<Item> {
  const { id, organizerId, lessonIds } = await anEcourse(test.services);
  const [lessonId = ""] = lessonIds;
  const isOfLesson = name.endsWith("OfLesson");
  const made = await aTest(test.services, { ecourse_id: id, ...(isOfLesson && { lesson_id: lessonId }) });
  const isAnswered = name.endsWith("Response");
  return {
    author: { id: organizerId, slug: "" },
    params: { id: isAnswered ? made.id : isOfLesson ? lessonId : id },
    ...(isAnswered && { body: { responseData: made.right } }),
  };
}

/** An online course with an empty module and one with a lesson; to order its modules, one without. */
async function anOwnSyllabus(name: string): Promise<Item> {
  const modules = name === "ecourseModules.order" ? [] : [0, 1];
  const { id, organizerId, moduleIds, lessonIds } = await anEcourse(test.services, { modules });
  const own = { module: moduleIds[0] ?? "", lesson: lessonIds[0] ?? "" };
  const params = { id: name === "ecourseModules.order" ? id : name.startsWith("lesson") ? own.lesson : own.module };
  const body = name.startsWith("lesson") ? { ecourseModuleId: own.module } : { ecourseId: id };
  return { author: { id: organizerId, slug: "" }, params, body };
}

/** A complete entry; or one that was handed in, in an ended contest or one where it can be reopened. */
async function anOwnEntry(name: string): Promise<Item> {
  const isAboutFeedback = name === "participations.feedback";
  const isReopened = name === "participations.reopen";
  const contest = await aContest(test.services, isAboutFeedback ? { ended_at: test.clock.now() } : {});
  const handedIn = isAboutFeedback || isReopened;
  const entry = await anEntry(test.services, { contest_id: contest.id, handedIn });
  const text = await aText(test.services, { author_id: entry.user_id });
  return {
    author: { id: isReopened ? contest.organizerId : entry.user_id, slug: "" },
    params: { slug: contest.slug, id: entry.id },
    ...(name === "participations.saveContributions" && { body: { texts: [text.id] } }),
  };
}

/** An enrolment in a paid course, as far as the call needs. */
async function anOwnEnrolment(name: string): Promise<Item> {
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
async function aManagedParticipant(name: string): Promise<Item> {
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

/** A request to pay in instalments, as far as the call needs. */
async function aManagedInstalment(name: string): Promise<Item> {
  const course = await aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
  const state = /savePaidAmount|markAsPaid/.test(name) ? "approved" : "open";
  const { id } = await anInstalment(test.services, { courseId: course.id, state });
  return { author: { id: course.organizerId, slug: "" }, params: { slug: course.slug, id } };
}

/** A full course with somebody for whom a seat is held; for its list who organises it. */
async function anOwnPlace(name: string): Promise<Item> {
  const { services } = test;
  const course = await aCourse(services, { has_enrollments: true, max_participants: 1 });
  const { user_id, token } = await aPlace(services, { course_id: course.id, state: "offered" });
  const authorId = name === "waitingList.list" ? course.organizerId : user_id;
  return { author: { id: authorId, slug: "" }, params: { slug: course.slug, token } };
}

/** An invitation with its id and token. */
async function aSentInvitation(): Promise<Item> {
  const [contest, invited] = [await aContest(test.services), await aPerson(test.services)];
  const { id, token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
  return { author: invited, params: { slug: contest.slug, id, token } };
}

async function aSentCourseInvitation(): Promise<Item> {
  const [course, invited] = [await aCourse(test.services, { has_enrollments: true }), await aPerson(test.services)];
  const { token } = await aCourseInvitation(test.services, { course_id: course.id, email: invited.email });
  return { author: invited, params: { slug: course.slug, token } };
}

/** An online course of its maker with a student, or an invitation to it. */
async function aSharedEcourse(name: string): Promise<Item> {
  const [ecourse, somebody] = [await anEcourse(test.services), await aPerson(test.services)];
  if (/\.(byToken|decline|use)$/.test(name)) {
    const invitation = { ecourse_id: ecourse.id, email: somebody.email };
    const { token } = await anEcourseInvitation(test.services, invitation);
    return { author: somebody, params: { id: ecourse.id, token } };
  }
  const student = await aStudent(test.services, ecourse.id, somebody.id);
  const { id } = name === "ecourseStudents.remove" ? student : ecourse;
  return { author: { id: ecourse.organizerId, slug: "" }, params: { id } };
}

/** An entry and its juror; jury endpoints take the id of either. */
async function aJudgedEntry(name: string): Promise<Item> {
  const contest = await aContest(test.services);
  const entry = await anEntry(test.services, { contest_id: contest.id });
  const juror = await aJuror(test.services, { contestId: contest.id });
  const isAboutJuror = /^jury\.(assign|remind|remove)$/.test(name);
  const id = (isAboutJuror ? juror.id : entry.contributionIds[0]) ?? "";
  return { author: { id: juror.userId, slug: "" }, params: { slug: contest.slug, id } };
}

async function anImage(owner_id: string) {
  const image = { id: crypto.randomUUID(), owner_id, width: 64, height: 48 };
  await test.services.db.insertInto("images").values(image).execute();
  return image.id;
}

async function anOwnPicture(): Promise<Item> {
  const author = await aPerson(test.services);
  return { author, params: { id: await anImage(author.id) } };
}

/** Items of the staff room: a person, a registration, draft terms, a reported text. */
async function aStaffItem(name: string): Promise<Item> {
  const author = await aPerson(test.services);
  const id = async () => {
    if (name.startsWith("staffRegistrations.")) return (await aRegistration(test.services)).id;
    if (name.startsWith("staffTerms.")) return String((await someTerms(test.services)).number);
    if (name.startsWith("staffReports.")) return (await aReportedText(test.services, { author_id: author.id })).id;
    if (name.startsWith("staffPeople.")) return author.id;
    if (name.startsWith("staffContests.")) return (await aContest(test.services)).id;
    if (name.startsWith("staffPictures.")) return anImage(author.id);
    return (await aDecision(test.services, { author_id: author.id })).id;
  };
  return { author, params: { id: await id(), role: "contest_organizer" } };
}

/** A certificate that has no name yet when it is to be given one. */
async function anOwnCertificate(name: string): Promise<Item> {
  const [author, ecourse] = [
    await aPerson(test.services, name === "certificates.setName" ? {} : { first_name: "Noor", last_name: "Claes" }),
    await anEcourse(test.services),
  ];
  const { id, code } = await aCertificate(test.services, { ecourseId: ecourse.id, userId: author.id });
  return { author, params: { id, code } };
}

/** An open period with groups; or a registration in it. */
async function anAcademyItem(name: string): Promise<Item> {
  const author = await aPerson(test.services);
  const { id, groupIds } = await anOpenPeriod(test.services);
  if (name !== "academyRegistrations.withdraw")
    return { author, params: { id }, body: { saEnrollmentPeriodGroupIds: groupIds } };
  const registration = await anAcademyRegistration(test.services, { user_id: author.id });
  return { author, params: { id: registration.id } };
}

function itemOf(name: string, on: Case["on"]): Promise<Item> {
  if (/^academy(Periods|Registrations)\./.test(name)) return anAcademyItem(name);
  if (/^(decisions|staff(People|Registrations|Terms|Reports|Decisions|Pictures|Contests))\./.test(name))
    return aStaffItem(name);
  if (/^(contestI|i)nvitations\./.test(name)) return aSentInvitation();
  if (name.startsWith("courseInvitations.")) return aSentCourseInvitation();
  if (/^ecourseLinks\.(ecourses|saveEcourses)$/.test(name)) return anOwnCourse(on);
  if (/^ecourse(Invitations|Students|Links)\./.test(name)) return aSharedEcourse(name);
  if (/^(drafts|devices)\.|^personalData\.(cancel|download)$|^contestExports\.progress$/.test(name))
    return anOwnRow(name);
  if (/^(jury|contributions|contestExports|contestMessages)\./.test(name)) return aJudgedEntry(name);
  if (name.startsWith("participations.") || name === "results.allowLink") return anOwnEntry(name);
  if (/^certificates\.(?!mine)/.test(name)) return anOwnCertificate(name);
  if (name === "images.describe") return anOwnPicture();
  if (name.startsWith("waitingList.")) return anOwnPlace(name);
  if (/^(enrolments|leaving)\./.test(name)) return anOwnEnrolment(name);
  if (name.startsWith("instalments.")) return aManagedInstalment(name);
  if (/^(participants|delisting|courseMailings|attendance|courseCancellation)\./.test(name))
    return aManagedParticipant(name);
  if (/^courses\.(?!create|managed|list)|^course(Editions|Figures)\./.test(name)) return anOwnCourse(on);
  if (name.startsWith("participantInvitations.")) return anOwnCourse(on, true);
  if (name.startsWith("ecourseTests.")) return anOwnTest(name);
  if (/^(lessons|ecourseProgress)\./.test(name)) return aFollowedLesson(name);
  if (name.startsWith("lessonSubmissions.")) return aLessonWithAssignment(name);
  if (/^ecourse(s\.(?!create|list)|Figures\.)/.test(name)) return anOwnEcourse();
  if (/^(ecourseModules|lessonManagement)\./.test(name)) return anOwnSyllabus(name);
  if (/^activities\.(?!create|managed)/.test(name)) return anOwnActivity();
  if (/^results\.|^contests\.(?!create|managed)/.test(name)) return anOwnContest(name, on);
  return anItem(on, name);
}

const signIn = (personId: string) => test.browser().signInAs(personId, ["auth", "community", "staff"]);
const somebodyWith = async (roles: Role[]) => signIn((await aPerson(test.services, { roles })).id);

/** What each call makes anew, since what is sent twice is done once. */
const NEW_IDS: Record<string, () => object> = { "courseMailings.send": () => ({ id: crypto.randomUUID() }) };

/** One browser a caller: most calls do not affect its session. */
const browsers = new Map<Caller, TestBrowser>();

async function browserOf(caller: Caller, name: string, authorId: string) {
  if (caller === "visitor") return test.browser();
  if (caller === "author") return signIn(authorId);
  const roles = caller === "member" ? [] : [caller];
  // Calls that end sign-ins, or depend on earlier calls.
  if (/^(auth|devices|downloads|settings|secondFactor|secondStep)\./.test(name)) return somebodyWith(roles);
  const known = browsers.get(caller) ?? (await somebodyWith(roles));
  browsers.set(caller, known);
  return known;
}

async function call(
  browser: TestBrowser,
  name: string,
  endpoint: Endpoint,
  { params = {}, body }: Partial<Pick<Item, "params" | "body">> = {},
) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? crypto.randomUUID());
  // Signing in works on the auth site; the hand-over on another.
  const site =
    path.startsWith("/auth") && name !== "auth.syncSessionSigningToken" && name !== "auth.syncSession"
      ? "auth"
      : siteOfPath(path);
  if (name === "academyRegistrations.register")
    return browser.sendForm(path, registrationForm({ ...VALID_BODIES[name], ...body, test: undefined }), site);
  if (name === "images.create") return browser.upload(path, picture, site);
  const model = name.startsWith("agenda.") ? "activity" : "text";
  const query = `page=1&signingToken=x&token=${params["token"] ?? "x"}&q={"models":["${model}"]}&format=txt`;
  if (endpoint.method === "GET") return browser.get(endpoint.query ? `${path}?${query}` : path, site);
  if (name === "auth.syncSession") await browser.get("/auth/sync-session-signing-token", site);
  if (name === "auth.login") return browser.post(path, login, site);
  const token = /^(contest|course|ecourse)Invitations\.(use|decline)$/.test(name) && { token: params["token"] ?? "x" };
  return browser.change(
    endpoint.method as "POST",
    path,
    { ...VALID_BODIES[name], ...NEW_IDS[name]?.(), ...token, ...body },
    site,
  );
}

/** 403 for the input, not for the role. */
const REFUSES_MEMBERS = new Set(["contestInvitations.use", "courseInvitations.use", "ecourseInvitations.use"]);

describe("the access matrix", () => {
  it("covers every endpoint of the contract, and no other", () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
  });

  it("agrees with the contract", () => {
    for (const [name, { access }] of endpoints) {
      for (const row of ACCESS[name as keyof typeof ACCESS]) {
        if (access === "public") expect(row.visitor, name).not.toBe(401);
        else expect(row.visitor, name).toBe(401);
        const isForAbility = access !== "public" && access !== "member";
        expect(row.member === 403, name).toBe(isForAbility || REFUSES_MEMBERS.has(name));
      }
    }
  });

  // Of a download each caller who may gets one, and a book takes seconds on a loaded machine.
  it.each(rows)("%s responds to each caller as the matrix says", { timeout: 90_000 }, async (title, row, rowIndex) => {
    const [name = ""] = title.split(" ");
    const endpoint = endpoints.find(([known]) => known === name)?.[1];
    if (!endpoint) throw new Error(`${name} is not in the contract`);
    const answers: Partial<Record<Caller, number | string>> = {};
    // A refused call changes nothing, so all callers share one item.
    const sharedItem = await itemOf(name, row.on);
    const callers = callersOf(row, rowIndex);
    for (const caller of callers) {
      const item = expected(row, caller) === "done" ? await itemOf(name, row.on) : sharedItem;
      const { author, params } = item;
      if (endpoint.path.startsWith("/users/")) params["slug"] = author.slug;
      const { status } = await call(await browserOf(caller, name, author.id), name, endpoint, item);
      answers[caller] = status >= 200 && status < 300 ? "done" : status;
    }
    expect(answers).toEqual(Object.fromEntries(callers.map((caller) => [caller, expected(row, caller)])));
  });
});

describe("calls that succeed for items of others", () => {
  it("do not change the draft of somebody else", async () => {
    const { params } = await anOwnRow("drafts.delete");
    const other = await somebodyWith([]);
    expect((await other.delete(`/me/drafts/${params["id"]}`)).status).toBe(204);
    const { db } = test.services;
    expect(
      await db
        .selectFrom("drafts")
        .select("id")
        .where("id", "=", params["id"] ?? "")
        .execute(),
    ).toHaveLength(1);
  });
});

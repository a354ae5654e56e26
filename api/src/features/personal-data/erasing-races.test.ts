import { LEAD_WORDS } from "@inktvis/contract/features/texts/front-page-limits";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#platform/db/database.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import type { TestResponse } from "#testing/test-browser.ts";
import { unsubscribeAddress } from "#features/newsletter/subscriptions/unsubscribe-link.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEcourseInvitation } from "#features/ecourses/access/ecourse-invitation.factory.ts";
import { anEcourse } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { anEntrant } from "#features/contests/participations/entrant.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";

/* Concurrent actions and erasures: each takes effect completely or not at all. */

const test = useTestApi();
let picture: File;
beforeAll(async () => {
  picture = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
  await aPerson(test.services, { roles: ["superadmin"] });
});

/** A signed-in person whose erasure is due, somebody else, and data of both. */
async function aScenario() {
  const { services } = test;
  const { db } = services;
  const leaver = await anEntrant(test);
  const other = await anEntrant(test);
  const [own, theirs] = [await leaver.write("Van wie gaat"), await other.write("Van wie blijft")];
  const contest = await aContest(services);
  const course = await aCourse(services, { has_enrollments: true });
  const invitation = await anInvitation(services, { contest_id: contest.id, email: leaver.person.email });
  const image = crypto.randomUUID();
  await db.insertInto("images").values({ id: image, owner_id: leaver.person.id, width: 1, height: 1 }).execute();
  const now = test.clock.now();
  const { id: requestId } = await db
    .insertInto("data_requests")
    .values({ user_id: leaver.person.id, kind: "erasure", asked_at: now, due_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { leaver, other, own, theirs, contest, course, invitation, image, requestId };
}
type Scenario = Awaited<ReturnType<typeof aScenario>>;

const form = { title: "Op de valreep", body: "<p>Nog één ding.</p>", genres: [1], private: 0 };
const ACTS: Record<string, (scenario: Scenario) => Promise<TestResponse>> = {
  "writes a text": ({ leaver }) => leaver.browser.post("/texts", form),
  "saves a text": ({ leaver, own }) => leaver.browser.put(`/texts/${own.slug}`, form),
  "types a draft": ({ leaver }) =>
    leaver.browser.put(`/me/drafts/${crypto.randomUUID()}`, { ...form, textId: null, membersOnly: 0 }),
  "uploads a picture": ({ leaver }) => leaver.browser.upload("/images", picture),
  "likes a text": ({ leaver, theirs }) => leaver.browser.post(`/texts/${theirs.slug}/like`),
  "likes their own": ({ leaver, own }) => leaver.browser.post(`/texts/${own.slug}/like`),
  "reports a text": ({ leaver, theirs }) => leaver.browser.post(`/texts/${theirs.slug}/report`, { reason: "x" }),
  "follows somebody": ({ leaver, other }) => leaver.browser.post(`/users/${other.person.slug}/follow`),
  "begins an entry": ({ leaver, contest }) => leaver.at(contest.slug).start(),
  "begins to enrol in a course": ({ leaver, course }) =>
    leaver.browser.post(`/courses/${course.slug}/participate/start`, {}),
  "joins a jury": ({ leaver, contest, invitation }) =>
    leaver.browser.post(`/contests/${contest.slug}/use-invitation`, { token: invitation.token }),
  "asks for a copy": ({ leaver }) => leaver.browser.post("/me/gdpr/request-data"),
  "is liked": ({ other, own }) => other.browser.post(`/texts/${own.slug}/like`),
  "is followed": ({ other, leaver }) => other.browser.post(`/users/${leaver.person.slug}/follow`),
};

const inOrder = inOrderOf(test);

/** Whether the person still exists, and which invariants are broken. */
async function stateOf({ leaver }: Scenario) {
  const { db } = test.services;
  const person = await db.selectFrom("users").select("id").where("id", "=", leaver.person.id).executeTakeFirst();
  const wrong = await sql`
    select id from texts where likes <> (select count(*) from text_likes where text_id = texts.id)`.execute(db);
  return { isThere: person !== undefined, wrongCounts: wrong.rows };
}
const GONE = { isThere: false, wrongCounts: [] };

describe("erasing somebody while", () => {
  it.each(Object.entries(ACTS))("somebody %s: they are gone and all counts are exact", async (_name, act) => {
    const scenario = await aScenario();
    const { image, requestId } = scenario;
    // The action starts when the erasure is almost done.
    const [, late] = await inOrder(holdRow("images", image), [
      () => erasePerson(test.services, requestId),
      () => act(scenario),
    ]);
    expect([401, 403, 404, 419], late.text).toContain(late.status);
    expect(await stateOf(scenario)).toEqual(GONE);
  });

  it.each(Object.entries(ACTS))("somebody just %s: the result is deleted too", async (_name, act) => {
    const scenario = await aScenario();
    const { leaver, requestId } = scenario;
    const [early] = await inOrder(holdRow("users", leaver.person.id), [
      () => act(scenario),
      () => erasePerson(test.services, requestId),
    ]);
    // The response is read after the action was stored: by then the erasure may have deleted it.
    expect([200, 201, 204, 404], early.text).toContain(early.status);
    expect(await stateOf(scenario)).toEqual(GONE);
  });

  it("they report a text that they like: no deadlock", async () => {
    const scenario = await aScenario();
    const { leaver, theirs, requestId } = scenario;
    await leaver.browser.post(`/texts/${theirs.slug}/like`);
    const report = () => leaver.browser.post(`/texts/${theirs.slug}/report`, { reason: "x" });
    const erase = () => erasePerson(test.services, requestId);
    const [, late] = await inOrder(holdRow("users", leaver.person.id), [erase, report]);
    expect([404, 419], late.text).toContain(late.status);
    expect(await stateOf(scenario)).toEqual(GONE);
  });

  it("they unsubscribe with the link of a newsletter: no deadlock", async () => {
    const scenario = await aScenario();
    const { services } = test;
    const { email } = scenario.leaver.person;
    await services.db.insertInto("newsletter_subscriptions").values({ email, asked_at: test.clock.now() }).execute();
    const { pathname } = new URL(unsubscribeAddress(services.config, email).oneClick);
    // The erasure has locked their row, but has not reached the newsletter subscription of their address yet.
    const [, late] = await inOrder(
      (tx) => sql`lock table audit_log in share mode`.execute(tx),
      [
        () => erasePerson(services, scenario.requestId),
        () => test.browser().post(pathname.replace("/api", ""), {}, "organization"),
      ],
    );
    expect(late.status, late.text).toBe(204);
    expect(await stateOf(scenario)).toEqual(GONE);
  });

  it("another text of theirs is chosen as the lead of the front page: no deadlock", async () => {
    const scenario = await aScenario();
    const { leaver, requestId } = scenario;
    const { db } = test.services;
    const body = `<p>${"woord ".repeat(LEAD_WORDS)}</p>`;
    const author_id = leaver.person.id;
    const texts = await Promise.all([1, 2, 3].map(() => aText(test.services, { author_id, body })));
    const [leading = "", between = "", chosen = ""] = texts.map(({ id }) => id).toSorted();
    await db.updateTable("texts").set({ is_lead: true }).where("id", "=", leading).execute();
    const editor = await aPerson(test.services, { roles: ["editor"] });
    const staff = await test.browser().signInAs(editor.id, ["staff"]);
    // The erasure has locked the lead, and waits for a text between the two; the editor waits for the lead, and holds
    // nothing.
    const [, late] = await inOrder(holdRow("texts", between), [
      () => erasePerson(test.services, requestId),
      () => staff.put(`/staff/texts/${chosen}`, { isTip: false, isLead: true }, "staff"),
    ]);
    expect(late.status, late.text).toBe(404);
    expect(await stateOf(scenario)).toEqual(GONE);
    expect(await db.selectFrom("texts").select("id").where("is_lead", "=", true).execute()).toEqual([]);
  });

  it("somebody accepts an invitation to their online course: the team takes it over", async () => {
    const { leaver, other, requestId } = await aScenario();
    const { db } = test.services;
    const { id } = await anEcourse(test.services, { organizer_id: leaver.person.id });
    const email = other.person.email.toLowerCase();
    const { id: invitationId, token } = await anEcourseInvitation(test.services, { ecourse_id: id, email });
    // The request to accept has locked the online course, and waits for the invitation.
    const [accepted] = await inOrder(holdRow("invitations", invitationId), [
      () => other.browser.post(`/ecourses/${id}/use-invitation`, { token }),
      () => erasePerson(test.services, requestId),
    ]);
    expect(accepted.status, accepted.text).toBe(204);
    const students = db.selectFrom("ecourse_students").select("user_id").where("ecourse_id", "=", id);
    expect(await students.execute()).toEqual([{ user_id: other.person.id }]);
  });

  it("a picture is uploaded: no file is left", async () => {
    const scenario = await aScenario();
    const { files } = test.services;
    const put: string[] = [];
    const original = files.put;
    files.put = (key, ...rest) => {
      put.push(key);
      return original(key, ...rest);
    };
    const upload = ACTS["uploads a picture"];
    if (!upload) throw new Error("No such act");
    await inOrder(holdRow("images", scenario.image), [
      () => erasePerson(test.services, scenario.requestId),
      () => upload(scenario),
    ]);
    files.put = original;
    expect(put).toHaveLength(2);
    for (const key of put) expect(await files.exists(key)).toBe(false);
  });
});

describe("cancelling during the erasure", () => {
  const outcome = async ({ requestId, leaver }: Scenario) => {
    const { db } = test.services;
    const request = await db
      .selectFrom("data_requests")
      .selectAll()
      .where("id", "=", requestId)
      .executeTakeFirstOrThrow();
    const person = await db.selectFrom("users").select("id").where("id", "=", leaver.person.id).executeTakeFirst();
    return {
      isCancelled: request.cancelled_at !== null,
      isDone: request.done_at !== null,
      isThere: person !== undefined,
    };
  };
  const cancel = ({ leaver, requestId }: Scenario) => leaver.browser.post(`/me/gdpr/requests/${requestId}/cancel`);

  it("prevents it if it came first", async () => {
    const scenario = await aScenario();
    const [answer] = await inOrder(holdRow("data_requests", scenario.requestId), [
      () => cancel(scenario),
      () => erasePerson(test.services, scenario.requestId),
    ]);
    expect(answer.status).toBe(204);
    expect(await outcome(scenario)).toEqual({ isCancelled: true, isDone: false, isThere: true });
  });

  it("is refused if it came second", async () => {
    const scenario = await aScenario();
    const [, answer] = await inOrder(holdRow("data_requests", scenario.requestId), [
      () => erasePerson(test.services, scenario.requestId),
      () => cancel(scenario),
    ]);
    expect(answer.status).toBe(404);
    expect(await outcome(scenario)).toEqual({ isCancelled: false, isDone: true, isThere: false });
  });
});

describe("two workers", () => {
  it("erase somebody only once, with one mail and exact like counts", async () => {
    const scenario = await aScenario();
    const { theirs, leaver, other, requestId } = scenario;
    for (const { browser } of [leaver, other]) await browser.post(`/texts/${theirs.slug}/like`);
    await test.runJobs();
    const second = await test.openProcess();
    await inOrder(holdRow("users", leaver.person.id), [
      () => erasePerson(test.services, requestId),
      () => erasePerson(second.services, requestId),
    ]);
    await second.close();
    expect(await stateOf(scenario)).toEqual(GONE);
    const mails = await test.runJobs();
    expect(mails.filter(({ to }) => to === leaver.person.email)).toHaveLength(1);
  });

  it("erase two people who follow each other without a deadlock", async () => {
    const [one, two] = [await aScenario(), await aScenario()];
    // The first erasure has deleted its follows, and waits here for the rows of its followers.
    await one.other.browser.post(`/users/${one.leaver.person.slug}/follow`);
    await one.leaver.browser.post(`/users/${two.leaver.person.slug}/follow`);
    await two.leaver.browser.post(`/users/${one.leaver.person.slug}/follow`);
    const follower = (tx: Tx) =>
      tx
        .selectFrom("follows")
        .select("created_at")
        .where("follower_id", "=", one.other.person.id)
        .forUpdate()
        .execute();
    await inOrder(follower, [
      () => erasePerson(test.services, one.requestId),
      () => erasePerson(test.services, two.requestId),
    ]);
    expect(await stateOf(one)).toEqual(GONE);
    expect(await stateOf(two)).toEqual(GONE);
  });
});

it("two concurrent export requests become one", async () => {
  const { leaver } = await aScenario();
  await test.services.db.deleteFrom("data_requests").where("user_id", "=", leaver.person.id).execute();
  const request = () => leaver.browser.post("/me/gdpr/request-data");
  const answers = await inOrder(holdRow("users", leaver.person.id), [request, request]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
});

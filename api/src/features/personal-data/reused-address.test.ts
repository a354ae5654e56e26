import { beforeEach, describe, expect, it } from "vitest";
import { days, hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { exportOf } from "./export-of.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { aMagazineRequest } from "#features/magazine/requests/request.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { personalDataJobs } from "./personal-data.jobs.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

/* An e-mail address that passes from one person to another: each owns what was sent while it was theirs. */

const test = useTestApi();
let contestIds: string[];
let shared: string;
let first: Awaited<ReturnType<typeof aMember>>;

async function aMember(wanted: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(test.services, wanted);
  return { person, browser: await test.browser().signInAs(person.id, ["community", "account"]) };
}
const run = (name: string) =>
  personalDataJobs.find(({ kind }) => kind.name === name)?.run(test.services, {}) ?? Promise.reject(new Error(name));

/** Changes an address through the API, with the link of the mail. */
async function moveTo(browser: TestBrowser, email: string) {
  await browser.put("/me/change-email", { email });
  const [mail] = await test.runJobs();
  const input = linkIn(mail);
  expect((await test.browser().post("/me/confirm-change-email", input, "auth")).status).toBe(204);
  await test.runJobs();
  test.clock.advance(hours(1));
}

/** Sends an invitation, a mail, a pending registration and a magazine request to an address, all with these words. */
async function sendTo(email: string, words: string) {
  const { db, mailer, clock } = test.services;
  const { id: contest_id } = await aContest(test.services);
  contestIds.push(contest_id);
  await anInvitation(test.services, { contest_id, email, message: words });
  await mailer.send({ to: email, kind: "x", subject: words, preview: "", greeting: "", paragraphs: [] });
  const asked = { created_at: clock.now(), link_issued_at: clock.now() };
  // Each registration supersedes the previous one.
  await db.updateTable("registrations").set({ superseded_at: clock.now() }).where("email", "=", email).execute();
  await db
    .insertInto("registrations")
    .values({ nickname: words, email, password_hash: "x", newsletter: false, ...asked })
    .execute();
  await aMagazineRequest(test.services, { email, name: words });
  test.clock.advance(hours(1));
}

const jsonOf = async ({ browser }: { browser: TestBrowser }) => (await exportOf(test, browser)).json;
async function erase({ browser }: { browser: TestBrowser }) {
  await browser.post("/me/gdpr/request-delete");
  test.clock.advance(days(14) + hours(1));
  await run("personal-data.erase");
  return test.runJobs();
}

/** The words of what is left of the things sent to the shared address. */
async function left() {
  const { db } = test.services;
  const tables = await Promise.all([
    db.selectFrom("invitations").select("message as words").where("contest_id", "in", contestIds).execute(),
    db.selectFrom("mail_log").select("subject as words").where("email", "=", shared).where("kind", "=", "x").execute(),
    db.selectFrom("registrations").select("nickname as words").where("email", "=", shared).execute(),
    db.selectFrom("magazine_subscriptions").select("name as words").where("email", "=", shared).execute(),
  ]);
  return tables.map((rows) => rows.map(({ words }) => words).toSorted());
}
const eachTable = (words: string[]) => [words, words, words, words];

beforeEach(async () => {
  contestIds = [];
  shared = anAddress();
  first = await aMember({ email: shared.toUpperCase() });
  await sendTo(shared, "eerste");
  await moveTo(first.browser, anAddress());
});

describe("an address that belonged to somebody else before", () => {
  it("adds nothing of its former owner to an export", async () => {
    const second = await aMember({ email: shared });
    await sendTo(shared, "tweede");
    const [theirs, mine] = [await jsonOf(first), await jsonOf(second)];
    expect(mine.match(/eerste|tweede/g)).toEqual(Array(4).fill("tweede"));
    expect(theirs.match(/eerste|tweede/g)).toEqual(Array(4).fill("eerste"));
    expect(JSON.parse(theirs)["E-mailadressen die je had"]).toMatchObject([{ Adres: shared.toUpperCase() }]);
  });

  it("keeps what was sent before when its current owner is erased", async () => {
    const second = await aMember({ email: shared });
    await sendTo(shared, "tweede");
    await erase(second);
    expect(await left()).toEqual(eachTable(["eerste"]));
  });

  it("is erased with its former owner only for the time when they had it", async () => {
    const second = await aMember({ email: shared });
    await sendTo(shared, "tweede");
    await erase(first);
    expect(await left()).toEqual(eachTable(["tweede"]));
    expect(await jsonOf(second)).not.toContain("eerste");
  });

  it("keeps pending mails to its current owner when its former owner is erased", async () => {
    const second = await aMember({ email: shared });
    await first.browser.post("/me/gdpr/request-delete");
    await test.runJobs();
    const { db, jobs } = test.services;
    const now = test.clock.now();
    const { id: emailChangeId } = await db
      .insertInto("email_changes")
      .values({ user_id: second.person.id, email: shared, old_email: anAddress(), issued_at: now, used_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    // The data of this job contains the address itself.
    const waiting = { emailChangeId, to: "new", email: shared };
    await db.transaction().execute((tx) => jobs.enqueue(tx, { name: "auth.email-changed" }, waiting));
    expect((await erase(first)).map(({ to }) => to)).toContain(shared);
  });

  it("gives what was sent while nobody owned it to its next owner: an invitation comes before the account", async () => {
    await sendTo(shared, "tussenin");
    const second = await aMember({ email: shared });
    expect(await jsonOf(second)).toContain("tussenin");
    expect(await jsonOf(first)).not.toContain("tussenin");
  });

  it("stays with its last owner once nobody has it", async () => {
    const second = await aMember({ email: shared });
    await sendTo(shared, "tweede");
    await moveTo(second.browser, anAddress());
    await erase(second);
    expect(await left()).toEqual(eachTable(["eerste"]));
    await erase(first);
    expect(await left()).toEqual(eachTable([]));
  });
});

describe("an address that returns to its owner", () => {
  it("has everything from both periods", async () => {
    await sendTo(shared, "tussenin");
    await moveTo(first.browser, shared);
    await sendTo(shared, "opnieuw");
    const said = await jsonOf(first);
    for (const words of ["eerste", "tussenin", "opnieuw"]) expect(said.match(new RegExp(words, "g"))).toHaveLength(4);
    await erase(first);
    expect(await left()).toEqual(eachTable([]));
  });
});

describe("a row with a user id", () => {
  it("belongs to that user, whoever has the address: a confirmed registration, and an accepted invitation", async () => {
    const { db, clock } = test.services;
    const second = await aMember({ email: shared });
    const { id: contest_id } = await aContest(test.services);
    const sent_at = later(clock.now(), hours(1));
    const used = { used_at: sent_at, used_by: first.person.id };
    await anInvitation(test.services, { contest_id, email: shared, message: "aanvaard", sent_at, ...used });
    await db
      .insertInto("registrations")
      .values({
        id: first.person.id,
        nickname: "werdlid",
        email: shared,
        password_hash: "x",
        newsletter: false,
        created_at: sent_at,
        link_issued_at: sent_at,
        confirmed_at: sent_at,
      })
      .execute();
    await db
      .insertInto("mail_log")
      .values({ at: sent_at, kind: "x", email: shared, subject: "gemaild", user_id: first.person.id })
      .execute();
    expect((await jsonOf(first)).match(/aanvaard|werdlid|gemaild/g)).toHaveLength(3);
    expect((await jsonOf(second)).match(/aanvaard|werdlid|gemaild/g)).toBeNull();
  });

  it("belongs to whoever confirmed the address, not to whoever had it at the request", async () => {
    const { db, clock } = test.services;
    const second = await aMember();
    const asked = { user_id: second.person.id, email: shared };
    const before = later(clock.now(), -hours(1));
    await db
      .insertInto("email_changes")
      .values([
        { ...asked, issued_at: before, used_at: clock.now() },
        { ...asked, issued_at: before },
      ])
      .execute();
    await erase(first);
    const changes = await db.selectFrom("email_changes").select("used_at").where("email", "=", shared).execute();
    expect(changes).toEqual([{ used_at: expect.any(Date) }]);
  });
});

describe("the former owner of an address", () => {
  const former = () =>
    test.services.db.selectFrom("former_emails").select("email").where("user_id", "=", first.person.id).execute();

  const dropInvitations = () => test.services.db.deleteFrom("invitations").where("email", "=", shared).execute();
  const dropRequests = () =>
    test.services.db.deleteFrom("magazine_subscriptions").where("email", "=", shared).execute();

  it("is deleted after 90 days, as mails are", async () => {
    await dropInvitations();
    await dropRequests();
    test.clock.advance(days(89));
    await run("personal-data.sweep");
    expect(await former()).toHaveLength(1);
    test.clock.advance(days(2));
    await run("personal-data.sweep");
    expect(await former()).toEqual([]);
  });

  it("is kept as long as an invitation to it", async () => {
    await dropRequests();
    test.clock.advance(days(91));
    await run("personal-data.sweep");
    expect(await former()).toHaveLength(1);
    await dropInvitations();
    await run("personal-data.sweep");
    expect(await former()).toEqual([]);
  });

  it("is kept as long as a magazine request made with it, which does not become its next owner's", async () => {
    await dropInvitations();
    test.clock.advance(days(91));
    await run("personal-data.sweep");
    const second = await aMember({ email: shared });
    expect(await jsonOf(second)).not.toContain("eerste");
    await erase(second);
    const requests = test.services.db.selectFrom("magazine_subscriptions").select("name").where("email", "=", shared);
    expect(await requests.execute()).toEqual([{ name: "eerste" }]);
    await dropRequests();
    await run("personal-data.sweep");
    expect(await former()).toEqual([]);
  });
});

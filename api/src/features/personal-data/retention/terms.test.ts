import { describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aMagazineRequest } from "#features/magazine/requests/request.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const terms = readConfig({ DATA_DIR: "/tmp", SESSION_SECRET: "x".repeat(32), NODE_ENV: "production" }).keep;

/**
 * Creates one row at that moment in each table with a retention term; returns a function that counts how many are left.
 */
async function rowsAt(at: Date) {
  const { db } = test.services;
  const { id: author_id, email } = await aPerson(test.services);
  const tag = crypto.randomUUID();
  await db.insertInto("audit_log").values({ at, action: "x.y", subject: tag, subject_id: tag }).execute();
  await createMailer({ ...test.services, clock: { now: () => at }, transport: async () => {} }).send({
    kind: "auth.x",
    subject: tag,
    to: email,
    preview: "",
    greeting: "",
    paragraphs: [],
  });
  await db
    .insertInto("page_views")
    .values({ day: brusselsDay(at), site: "community", path: `/${tag}`, views: 1 })
    .execute();
  await db
    .insertInto("sign_ins")
    .values({ user_id: author_id, user_agent: tag, created_at: at, confirmed_at: at })
    .execute();
  const id = crypto.randomUUID();
  const draft = { title: "Kladversie", body: "", genre_ids: [], is_private: false, members_only: false, word_count: 0 };
  await db
    .insertInto("drafts")
    .values({ id, author_id, updated_at: at, ...draft })
    .execute();

  const subscription = await aMagazineRequest(test.services, { requested_at: at, sent_at: at });
  const invitation = await anInvitation(test.services, {
    contest_id: (await aContest(test.services, { deadline: at })).id,
    email: `${tag}@voorbeeld.be`,
    sent_at: at,
  });
  const begun = await anEnrolment(test.services, {
    course_id: (await aCourse(test.services, { has_enrollments: true, enrollment_deadline: brusselsDay(at) })).id,
    state: "lapsed",
    reserved_since: later(at, -1),
    reserved_until: at,
    updated_at: at,
  });

  const count = async (rows: Promise<readonly unknown[]>) => (await rows).length;
  return async () => ({
    auditLog: await count(db.selectFrom("audit_log").select("id").where("subject", "=", tag).execute()),
    mailLog: await count(db.selectFrom("mail_log").select("id").where("subject", "=", tag).execute()),
    pageViews: await count(db.selectFrom("page_views").select("path").where("path", "=", `/${tag}`).execute()),
    signIns: await count(db.selectFrom("sign_ins").select("id").where("user_agent", "=", tag).execute()),
    subscriptions: await count(
      db.selectFrom("magazine_subscriptions").select("id").where("id", "=", subscription.id).execute(),
    ),
    drafts: await count(db.selectFrom("drafts").select("id").where("id", "=", id).execute()),
    invitations: await count(db.selectFrom("invitations").select("id").where("id", "=", invitation.id).execute()),
    begunEnrolments: await count(db.selectFrom("enrolments").select("id").where("id", "=", begun.id).execute()),
  });
}

describe("data with a retention term", () => {
  it.each(Object.keys(terms) as (keyof typeof terms)[])("is kept for that long and no longer: %s", async (name) => {
    const now = test.clock.now();
    // The deadline of a course passes at the end of its day.
    const old = await rowsAt(later(now, -terms[name] - days(2.5)));
    const young = await rowsAt(later(now, -terms[name] + days(1)));
    await test.runScheduled("retention.sweep");
    expect(await old()).toMatchObject({ [name]: 0 });
    expect(await young()).toMatchObject({ [name]: 1 });
  });

  it("follows the setting, in whole days", () => {
    const withTerm = (KEEP_DRAFTS: string) =>
      readConfig({ DATA_DIR: "/tmp", SESSION_SECRET: "x".repeat(32), KEEP_DRAFTS });
    expect(withTerm("10d").keep.drafts).toBe(days(10));
    expect(() => withTerm("10h")).toThrow("Setting KEEP_DRAFTS: write a number of days, such as 90d");
    expect(() => withTerm("0d")).toThrow("Setting KEEP_DRAFTS");
  });

  it("does not include a sign-in that is in use, however old; an idle draft is deleted with its pictures", async () => {
    const { db } = test.services;
    const { id } = await aPerson(test.services);
    await test.browser().signInAs(id);
    const longAgo = later(test.clock.now(), -days(360));
    await db.updateTable("sign_ins").set({ created_at: longAgo }).where("user_id", "=", id).execute();
    const picture = crypto.randomUUID();
    await db.insertInto("images").values({ id: picture, owner_id: id, width: 1, height: 1 }).execute();
    const body = `<p><img src="/media/images/${picture}/default.webp" alt=""></p>`;
    const draft = { title: "", genre_ids: [], is_private: false, members_only: false, word_count: 0, body };
    const updated_at = later(test.clock.now(), -terms.drafts - days(1));
    await db
      .insertInto("drafts")
      .values({ id: crypto.randomUUID(), author_id: id, updated_at, ...draft })
      .execute();
    await test.runScheduled("retention.sweep");
    expect(await db.selectFrom("images").select("id").where("id", "=", picture).execute()).toEqual([]);
    expect(await db.selectFrom("sign_ins").select("id").where("user_id", "=", id).execute()).toHaveLength(1);
  });
});

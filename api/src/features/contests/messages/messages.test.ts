import { beforeAll, describe, expect, it } from "vitest";
import { jobHandlers } from "#api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { days } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const CONTACT = "wedstrijd@dekade.example";
const TEXT = "De prijsuitreiking is op 3 mei.\n\nKom je?";

/** A contest with two entrants, one person who started, and two jurors. */
async function aFullContest(wanted: Parameters<typeof aContest>[1] = {}) {
  const { services } = test;
  const contest = await aContest(services, wanted);
  const entries = [
    await anEntry(services, { contest_id: contest.id }),
    await anEntry(services, { contest_id: contest.id }),
  ];
  const begun = await anEntry(services, { contest_id: contest.id, handedIn: false });
  const jurors = [await aJuror(services, { contestId: contest.id }), await aJuror(services, { contestId: contest.id })];
  const organizer = await test.browser().signInAs(contest.organizerId);
  return { contest, entries, begun, jurors, organizer };
}
const emailsOf = async (ids: readonly string[]) => {
  const rows = await test.services.db.selectFrom("users").select("email").where("id", "in", ids).execute();
  return rows.map(({ email }) => email).toSorted();
};
/** The messages that this person got by mail, from the log. */
const mailsTo = (userId: string) =>
  test.services.db
    .selectFrom("mail_log")
    .select("id")
    .where("kind", "=", "contests.message")
    .where("user_id", "=", userId)
    .execute();
const messageOf = (wanted: object) => ({ id: crypto.randomUUID(), text: TEXT, ...wanted });
const send = (browser: TestBrowser, slug: string, wanted: object) =>
  browser.post(`/contests/${slug}/messages`, messageOf(wanted));
const recipientsIn = (mails: readonly { kind: string; to: string }[]) =>
  mails
    .filter(({ kind }) => kind === "contests.message")
    .map(({ to }) => to)
    .toSorted();

let full: Awaited<ReturnType<typeof aFullContest>>;
beforeAll(async () => {
  full = await aFullContest();
  await test.runJobs();
});

describe("a message of the organiser", () => {
  it.each([
    ["entrants", () => full.entries.map(({ user_id }) => user_id)],
    ["begun", () => [full.begun.user_id]],
    ["jury", () => full.jurors.map(({ userId }) => userId)],
  ] as const)("to %s reaches each of them once, apart, with the contact address for answers", async (to, expected) => {
    const { organizer, contest } = full;
    const sent = await send(organizer, contest.slug, { to });
    expect(sent.status).toBe(201);
    const mails = await test.runJobs();
    const emails = await emailsOf(expected());
    expect(recipientsIn(mails)).toEqual(emails);
    expect(sent.body.data).toMatchObject({ to, count: emails.length, text: TEXT, person: null });
    for (const mail of mails) {
      expect(mail).toMatchObject({ replyTo: CONTACT, subject: `Bericht over ${contest.title}` });
      expect(mail.paragraphs.slice(1)).toEqual(["De prijsuitreiking is op 3 mei.", "Kom je?"]);
      // No reader learns about another.
      for (const other of emails.filter((email) => email !== mail.to))
        expect(JSON.stringify(mail)).not.toContain(other);
    }
  });

  it("reaches only that person when it is for one entrant or one juror", async () => {
    const { organizer, contest, entries, jurors } = full;
    await send(organizer, contest.slug, { to: "entrant", personId: entries[0]?.id });
    expect(recipientsIn(await test.runJobs())).toEqual(await emailsOf([entries[0]?.user_id ?? ""]));
    await send(organizer, contest.slug, { to: "juror", personId: jurors[1]?.id });
    expect(recipientsIn(await test.runJobs())).toEqual(await emailsOf([jurors[1]?.userId ?? ""]));
  });

  it("goes to nobody outside the contest, and cannot be for one person who only started", async () => {
    const { organizer, contest, begun } = full;
    const elsewhere = await aFullContest();
    for (const wanted of [
      { to: "entrant", personId: elsewhere.entries[0]?.id },
      { to: "juror", personId: elsewhere.jurors[0]?.id },
      { to: "entrant", personId: begun.id },
      { to: "entrant" },
    ])
      expect((await send(organizer, contest.slug, wanted)).body.errors).toHaveProperty("to");
    expect(recipientsIn(await test.runJobs())).toEqual([]);
  });

  it("is sent once, however often the same message arrives, even simultaneously", async () => {
    const { organizer, contest } = full;
    const message = messageOf({ to: "entrants" });
    const answers = await Promise.all(
      [1, 2, 3].map(() => organizer.post(`/contests/${contest.slug}/messages`, message)),
    );
    answers.push(await organizer.post(`/contests/${contest.slug}/messages`, message));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(recipientsIn(await test.runJobs())).toHaveLength(2);
  });

  it("is refused with the id of an earlier message and other words or recipients", async () => {
    const { organizer, contest, entries } = full;
    const [one, other] = entries.map(({ id }) => ({ to: "entrant", personId: id }));
    const { id } = (await send(organizer, contest.slug, one!)).body.data;
    for (const [wanted, status] of [
      [{ ...one, id }, 201],
      [{ ...other, id }, 409],
      [{ ...one, id, text: "Iets anders." }, 409],
      [{ to: "entrants", id }, 409],
    ] as const)
      expect((await send(organizer, contest.slug, wanted)).status).toBe(status);
    expect(recipientsIn(await test.runJobs())).toHaveLength(1);
  });

  it("is mailed once by jobs that run at the same time or again later", async () => {
    const { organizer, contest, entries } = full;
    const { id } = (await send(organizer, contest.slug, { to: "entrants" })).body.data;
    const job = jobHandlers.find(({ kind }) => kind.name === "contests.message");
    const data = { messageId: id, userId: entries[0]?.user_id };
    const sentBefore = (await mailsTo(entries[0]?.user_id ?? "")).length;
    await Promise.allSettled(Array.from({ length: 6 }, async () => job?.run(test.services, data)));
    await job?.run(test.services, data);
    expect(await mailsTo(entries[0]?.user_id ?? "")).toHaveLength(sentBefore + 1);
    // The queue still has a job for both recipients.
    expect(recipientsIn(await test.runJobs())).toEqual(await emailsOf([entries[1]?.user_id ?? ""]));
  });

  it("skips blocked people", async () => {
    const { organizer, contest, entries } = await aFullContest();
    const blocked = entries[0]?.user_id ?? "";
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", blocked)
      .execute();
    expect((await send(organizer, contest.slug, { to: "entrants" })).body.data.count).toBe(1);
    expect(recipientsIn(await test.runJobs())).toHaveLength(1);
  });

  it.each(["organiser", "sender"])("is not sent any more once its %s is blocked", async (who) => {
    const { organizer, contest } = await aFullContest();
    const admin = await aPerson(test.services, { roles: ["admin"] });
    const sender = who === "sender" ? await test.browser().signInAs(admin.id) : organizer;
    expect((await send(sender, contest.slug, { to: "entrants" })).status).toBe(201);
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", who === "sender" ? admin.id : contest.organizerId)
      .execute();
    expect(recipientsIn(await test.runJobs())).toEqual([]);
  });

  it("skips people who left the group before the mail goes out, and does not count them", async () => {
    const { organizer, contest, jurors } = await aFullContest();
    await send(organizer, contest.slug, { to: "jury" });
    await organizer.delete(`/contest-jury/${jurors[0]?.id}`);
    const gone = await emailsOf([jurors[0]?.userId ?? ""]);
    const mailed = recipientsIn(await test.runJobs());
    expect(mailed).toHaveLength(jurors.length - 1);
    expect(mailed).not.toEqual(expect.arrayContaining(gone));
    const { data } = (await organizer.get(`/contests/${contest.slug}/messages`)).body;
    expect(data[0].count).toBe(mailed.length);
  });

  it("can be previewed: the number of recipients and the mail as they get it; nothing is sent", async () => {
    const { organizer, contest } = full;
    const preview = await organizer.post(`/contests/${contest.slug}/message-preview`, { to: "begun", text: TEXT });
    expect(preview.body.data).toMatchObject({ count: 1, replyTo: CONTACT, greeting: "Dag [schrijversnaam]" });
    expect(preview.body.data.paragraphs.at(-1)).toBe("Kom je?");
    expect(await test.runJobs()).toEqual([]);
  });

  it("is listed with its sender, time, number of recipients and text", async () => {
    const { contest, organizer, jurors } = await aFullContest();
    await send(organizer, contest.slug, { to: "entrants" });
    test.clock.advance(1000);
    await send(organizer, contest.slug, { to: "juror", personId: jurors[0]?.id, text: "Lukt het?" });
    const { data, meta } = (await organizer.get(`/contests/${contest.slug}/messages`)).body;
    expect(meta.total).toBe(2);
    expect(data).toMatchObject([
      { to: "juror", count: 1, text: "Lukt het?", person: expect.any(String), by: { nickname: expect.any(String) } },
      { to: "entrants", count: 2, text: TEXT, person: null },
    ]);
    await test.runJobs();
  });

  it("is refused past the daily limit", async () => {
    const { contest, organizer } = await aFullContest();
    const { limits } = test.services.config;
    const generous = limits.messages;
    limits.messages = { times: 2, seconds: 86_400 };
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await send(organizer, contest.slug, { to: "jury" })).status);
    test.clock.advance(days(1));
    statuses.push((await send(organizer, contest.slug, { to: "jury" })).status);
    limits.messages = generous;
    expect(statuses).toEqual([201, 201, 429, 201]);
    await test.runJobs();
  });

  it("is in the audit log without its words, even when its organiser sends it", async () => {
    const { contest, organizer } = await aFullContest();
    const admin = await aPerson(test.services, { roles: ["admin"] });
    await send(organizer, contest.slug, { to: "entrants" });
    const browser = await test.browser().signInAs(admin.id);
    await send(browser, contest.slug, { to: "jury" });
    await test.runJobs();
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "subject", "is_own", "after"])
      .where("action", "=", "send-message")
      .where("subject_name", "=", contest.title)
      .orderBy("at")
      .orderBy("id")
      .execute();
    expect(lines).toMatchObject([
      { actor_id: contest.organizerId, subject: "contests", is_own: true, after: { to: "entrants", sent: 2 } },
      { actor_id: admin.id, subject: "contests", is_own: false, after: { to: "jury", sent: 2 } },
    ]);
    // The dashboard lists only what others did.
    const acts = (await organizer.get(`/contests/${contest.slug}/staff-acts`)).body.data;
    expect(acts).toMatchObject([{ act: "send-message" }]);
  });

  it("is refused before the contest is published", async () => {
    const { contest, organizer } = await aFullContest({ published_at: null });
    const refused = await send(organizer, contest.slug, { to: "entrants" });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("gepubliceerd")]);
  });

  it("can be sent after the end too", async () => {
    const { contest, organizer } = await aFullContest({ ended_at: test.clock.now() });
    expect((await send(organizer, contest.slug, { to: "entrants" })).status).toBe(201);
    await test.runJobs();
  });
});

describe("the people whom an organiser can write to", () => {
  it("are entrants and jurors by name, and the number of those who started, without names", async () => {
    const { contest, organizer, begun, entries, jurors } = full;
    const answer = await organizer.get(`/contests/${contest.slug}/message-recipients`);
    expect(answer.body.data.counts).toEqual({ entrants: 2, begun: 1, jury: 2 });
    const ids = answer.body.data.people.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual([...entries, ...jurors].map(({ id }) => id).toSorted());
    const { nickname } = await test.services.db
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", begun.user_id)
      .executeTakeFirstOrThrow();
    expect(answer.text).not.toContain(nickname);
  });
});

describe("entries that were started", () => {
  it("are listed with their progress, without names; only one that was given back has a name", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const begun = await anEntry(services, { contest_id: contest.id, handedIn: false, first_name: null });
    const entry = await anEntry(services, { contest_id: contest.id });
    test.clock.advance(1000);
    await organizer.post(`/contest-participants/${entry.id}/reopen`);
    await test.runJobs();
    const answer = await organizer.get(`/contests/${contest.slug}/begun-participations`);
    expect(answer.body.data).toHaveLength(2);
    expect(answer.body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ hasTexts: true, hasData: true, name: expect.any(String) }),
        expect.objectContaining({ hasTexts: true, hasData: false, name: null, reopenedAt: null }),
      ]),
    );
    const { nickname } = await services.db
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", begun.user_id)
      .executeTakeFirstOrThrow();
    expect(answer.text).not.toContain(nickname);
  });
});

describe("the contact address", () => {
  it("is cleared when the contest gets another organiser", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const admin = await test.browser().signInAs((await aPerson(services, { roles: ["admin"] })).id, ["staff"]);
    const next = await aPerson(services, { roles: ["contest_organizer"] });
    const handed = await admin.post(`/staff/contests/${contest.id}/hand-over`, { organizerId: next.id }, "staff");
    expect(handed.status).toBeLessThan(300);
    const shown = await test.browser().get(`/contests/${contest.slug}`);
    expect(shown.body.data.contactEmail).toBeNull();
    await test.runJobs();
  });
});

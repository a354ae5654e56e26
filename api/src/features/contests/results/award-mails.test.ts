import { describe, expect, it } from "vitest";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { onAwardChanged } from "./award-mails.jobs.ts";

const test = useTestApi();
const FIRST = "‘Eb’ behaalt de eerste plaats.";
const MENTION = "‘Eb’ krijgt een eervolle vermelding.";
const NO_AWARD = "‘Eb’ staat niet meer bij de laureaten.";

/** A contest with one entry, whose author was told at the end that it has no award. */
async function anEndedContest({ tellsEnd = true } = {}) {
  const contest = await aContest(test.services);
  const organizer = await test.browser().signInAs(contest.organizerId);
  const entry = await anEntry(test.services, { contest_id: contest.id, titles: ["Eb"] });
  await end(organizer, contest.slug);
  if (tellsEnd) await test.runJobs();
  const id = entry.contributionIds[0] ?? "";
  const at = `/contests/${contest.slug}/result`;
  const choose = (...awards: object[]) =>
    organizer.put(at, {
      expectedOn: null,
      juryWord: "<p>Een sterk jaar.</p>",
      awards: awards.map((award) => ({ id, place: null, ...award })),
    });
  const release = () => organizer.post(`${at}/release`, {});
  const withdraw = () => organizer.post(`${at}/withdraw`, {});
  return { contest, organizer, entry, at, choose, release, withdraw };
}
const end = (organizer: TestBrowser, slug: string) =>
  organizer.post(`/contests/${slug}/end`, { showJuryFeedbackToParticipant: 0 });
const mention = { state: "mention" };
const first = { state: "winner", place: 1 };
/** The texts of the award mails that go out now. */
const tellAwards = async () =>
  (await test.runJobs())
    .filter(({ kind }) => kind === "contests.award-changed")
    .map(({ paragraphs }) => paragraphs.slice(1));
const toldOf = async ({ contributionIds }: { contributionIds: readonly string[] }) =>
  (
    await test.services.db
      .selectFrom("contributions")
      .select("told_award")
      .where("id", "in", contributionIds)
      .executeTakeFirstOrThrow()
  ).told_award;
const setBlocked = (id: string, blocked_at: Date | null) =>
  test.services.db.updateTable("users").set({ blocked_at }).where("id", "=", id).execute();

/** Does something else once, right after the first mail that goes out. */
async function duringTheNextMail(change: () => Promise<void>) {
  const { mailer } = test.services;
  const { send } = mailer;
  mailer.send = async (mail) => {
    mailer.send = send;
    await send(mail);
    await change();
  };
  try {
    return (await test.runJobs()).map(({ paragraphs }) => paragraphs.join(" "));
  } finally {
    mailer.send = send;
  }
}

async function withMessageLimit(times: number, work: () => Promise<void>) {
  const { limits } = test.services.config;
  const usual = limits.messages;
  limits.messages = { times, seconds: 86_400 };
  try {
    await work();
  } finally {
    limits.messages = usual;
  }
}

describe("mails of awards (docs/product/contests.md#result)", () => {
  it("go out once for two corrections made before they were sent", async () => {
    const { entry, choose, release } = await anEndedContest();
    await choose(mention);
    await release();
    await choose(first);
    expect(await toldOf(entry)).toBeNull();
    expect(await tellAwards()).toEqual([[FIRST]]);
    expect(await toldOf(entry)).toBe("winner 1");
  });

  it("do not go out when a correction is reverted before", async () => {
    const { choose, release } = await anEndedContest();
    await choose();
    await release();
    await choose(mention);
    await choose();
    expect(await tellAwards()).toEqual([]);
    await choose(mention);
    await test.runJobs();
    await choose();
    await choose(mention);
    expect(await tellAwards()).toEqual([]);
  });

  it("wait when the result was withdrawn in the meantime, and go out once it is released again", async () => {
    const { entry, choose, release, withdraw } = await anEndedContest();
    await choose(mention);
    await release();
    await withdraw();
    expect(await tellAwards()).toEqual([]);
    expect(await toldOf(entry)).toBeNull();
    await release();
    expect(await tellAwards()).toEqual([[MENTION]]);
    await withdraw();
    await choose();
    await release();
    expect(await tellAwards()).toEqual([[NO_AWARD]]);
  });

  it("say nothing about a contest that was reopened in the meantime; the mail of its next end does", async () => {
    const { contest, organizer, entry, choose, release } = await anEndedContest();
    await choose(mention);
    await release();
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    await admin.post(`/staff/contests/${contest.id}/reopen`, { reason: "De verkeerde knop." });
    expect(await tellAwards()).toEqual([]);
    expect(await toldOf(entry)).toBeNull();
    test.clock.advance(60_000);
    await end(organizer, contest.slug);
    expect((await test.runJobs()).find(({ kind }) => kind === "contests.result")?.paragraphs).toContain(MENTION);
    expect(await toldOf(entry)).toBe("mention");
    await release();
    expect(await tellAwards()).toEqual([]);
  });

  it("announce a correction that was reverted while they went out", async () => {
    const { entry, choose, release } = await anEndedContest();
    await choose();
    await release();
    await tellAwards();
    await choose(first);
    const mails = await duringTheNextMail(async () => {
      expect((await choose()).status).toBe(200);
    });
    expect(mails).toEqual([expect.stringContaining(FIRST), expect.stringContaining(NO_AWARD)]);
    expect(await toldOf(entry)).toBeNull();
  });

  it("announce a correction that was reverted and released while the mail at the end went out", async () => {
    const { contest, entry, choose, release } = await anEndedContest({ tellsEnd: false });
    const prepared = test.services.db.updateTable("contributions").where("contest_id", "=", contest.id);
    await prepared.set({ state: "mention" }).execute();
    const mails = await duringTheNextMail(async () => {
      expect((await choose()).status).toBe(200);
      expect((await release()).status).toBe(204);
    });
    expect(mails).toEqual([expect.stringContaining(MENTION), expect.stringContaining(NO_AWARD)]);
    expect(await toldOf(entry)).toBeNull();
  });

  it("do not release the claim of another worker, which took over from one that was too slow", async () => {
    const { entry, choose, release } = await anEndedContest();
    await choose(mention);
    await release();
    const claim = async () =>
      (
        await test.services.db
          .selectFrom("participations")
          .select("award_mail_claimed_at")
          .where("id", "=", entry.id)
          .executeTakeFirstOrThrow()
      ).award_mail_claimed_at;
    const slow = {
      send: async () => {
        test.clock.advance(days(1));
        await test.services.db
          .updateTable("participations")
          .set({ award_mail_claimed_at: test.clock.now() })
          .where("id", "=", entry.id)
          .execute();
      },
    };
    await onAwardChanged.run({ ...test.services, mailer: slow }, { participationId: entry.id });
    expect(await claim()).toEqual(test.clock.now());
    test.clock.advance(days(1));
    expect(await tellAwards()).toEqual([]);
    expect(await claim()).toBeNull();
  });

  it("go out once when two workers mail at the same time, and again after the mail server refused", async () => {
    const { entry, choose, release } = await anEndedContest();
    await choose(mention);
    await release();
    const run = () => onAwardChanged.run(test.services, { participationId: entry.id });
    const { mailer } = test.services;
    const failing = { send: () => Promise.reject(new Error("No mail server")) };
    await expect(
      onAwardChanged.run({ ...test.services, mailer: failing }, { participationId: entry.id }),
    ).rejects.toThrow("No mail server");
    expect(await toldOf(entry)).toBeNull();
    let second: Promise<unknown> | undefined;
    const during = {
      send: async (mail: Parameters<typeof mailer.send>[0]) => {
        second = run().catch((error: unknown) => error);
        await second;
        await mailer.send(mail);
      },
    };
    await onAwardChanged.run({ ...test.services, mailer: during }, { participationId: entry.id });
    expect(await second).toEqual(new Error("Another worker mails this entrant"));
    expect(await tellAwards()).toEqual([]);
    expect(await toldOf(entry)).toBe("mention");
  });

  it("skip blocked people, at the end and after; once unblocked, the next release mails them", async () => {
    const { entry, choose, release, withdraw } = await anEndedContest({ tellsEnd: false });
    await setBlocked(entry.user_id, test.clock.now());
    const email = await emailOf(test.services, entry.user_id);
    const toThem = async () => (await test.runJobs()).filter(({ to }) => to === email);
    expect(await toThem()).toEqual([]);
    await choose(mention);
    await release();
    expect(await toThem()).toEqual([]);
    // Chosen before they were blocked, mailed while they are.
    await setBlocked(entry.user_id, null);
    await choose(first);
    await setBlocked(entry.user_id, test.clock.now());
    expect(await toThem()).toEqual([]);
    expect(await toldOf(entry)).toBeNull();
    await setBlocked(entry.user_id, null);
    await withdraw();
    await release();
    expect((await toThem()).map(({ paragraphs }) => paragraphs.slice(1))).toEqual([[FIRST]]);
  });

  it("are left out of the preview for blocked people", async () => {
    const contest = await aContest(test.services);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const preview = async () =>
      (await organizer.post(`/contests/${contest.slug}/result-mails`, { showJuryFeedbackToParticipant: 0 })).body.data;
    const ofEntrants = async () => (await preview()).filter(({ to }: { to: string }) => to !== "begun");
    expect(await ofEntrants()).toHaveLength(1);
    await setBlocked(entry.user_id, test.clock.now());
    expect(await ofEntrants()).toEqual([]);
  });

  it("count as a message of the organiser, and are refused as a whole when there were too many today", async () => {
    const { at, choose, release, withdraw } = await anEndedContest();
    await withMessageLimit(2, async () => {
      await choose(mention);
      expect((await release()).status).toBe(204);
      await test.runJobs();
      expect((await choose(first)).status).toBe(200);
      await test.runJobs();
      const refused = await choose(mention);
      expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining("hoogstens 2 berichten")]);
      expect((await test.browser().get(at)).body.data.laureates).toMatchObject([first]);
      // Neither mails anybody: a change to the word of the jury, and a release that changes no award.
      await withdraw();
      expect((await release()).status).toBe(204);
    });
  });
});

import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { invitationToken } from "#features/inviting/invitations/invitation-token.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "./contest.factory.ts";
import { contestMakers, display } from "./made-contest.factory.ts";

const test = useTestApi();
const { anOrganizer, aStaffMember, made, rowOf } = contestMakers(test);
const keyOf = ({ url }: { url: { default: string } }) => url.default.replace("/media/", "");
const visitor = () => test.browser();

describe("publishing (docs/product/contests.md#states)", () => {
  it("shows it to everybody, once, however often it is requested, even simultaneously", async () => {
    const { browser, contest } = await made();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.post(`/contests/${contest.slug}/publish`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
    const { publishedAt } = (await visitor().get(`/contests/${contest.slug}`)).body.data;
    expect(publishedAt).toBe(test.clock.now().toISOString());
    test.clock.advance(1000);
    await browser.post(`/contests/${contest.slug}/publish`);
    expect((await browser.get(`/contests/${contest.slug}`)).body.data).toMatchObject({
      publishedAt,
      me: { can: { publish: false, end: true, invite: true, delete: false, unpublish: false } },
    });
  });

  it("is refused for one that nobody could enter any more, until its deadline moves", async () => {
    const { browser, contest } = await made({ deadline: later(test.clock.now(), 60_000).toISOString() });
    test.clock.advance(60_000);
    const answer = await browser.post(`/contests/${contest.slug}/publish`);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("De deadline is al voorbij");
    expect((await rowOf(contest.id))?.published_at).toBeNull();
  });

  it("can be undone for a display contest only", async () => {
    const shown = await made(display);
    for (const verb of ["publish", "unpublish", "unpublish"])
      expect((await shown.browser.post(`/contests/${shown.contest.slug}/${verb}`)).status).toBe(204);
    expect((await visitor().get(`/contests/${shown.contest.slug}`)).status).toBe(404);
    const entered = await made();
    await entered.browser.post(`/contests/${entered.contest.slug}/publish`);
    const answer = await entered.browser.post(`/contests/${entered.contest.slug}/unpublish`);
    expect(answer.status).toBe(422);
    expect((await visitor().get(`/contests/${entered.contest.slug}`)).status).toBe(200);
  });
});

describe("the page of a contest (docs/product/contests.md#deadline)", () => {
  it("gives the same answers as time passes, and different ones from the deadline on", async () => {
    const deadline = later(test.clock.now(), 60_000);
    const { slug } = await aContest(test.services, { deadline });
    const asked = async () => (await visitor().get(`/contests/${slug}`)).body;
    const before = await asked();
    test.clock.advance(59_000);
    expect(await asked()).toEqual(before);
    expect(before.data.isPassed).toBe(false);
    test.clock.advance(1000);
    expect((await asked()).data.isPassed).toBe(true);
  });

  it("counts down by the server's clock, which is requested separately", async () => {
    expect((await visitor().get("/clock")).body).toEqual({ data: { now: test.clock.now().toISOString() } });
  });
});

describe("deleting a contest", () => {
  it("removes everything in it, including pictures", async () => {
    const { browser, contest } = await made({ useAgeCategories: 1, ageCategories: [{ ageFrom: 1, ageTo: 9 }] });
    expect((await browser.delete(`/contests/${contest.slug}`)).status).toBe(204);
    expect((await browser.get(`/contests/${contest.slug}`)).status).toBe(404);
    expect((await browser.delete(`/contests/${contest.slug}`)).status).toBe(404);
    await test.runJobs();
    for (const banner of [contest.bannerBig, contest.bannerSmall])
      expect(await test.services.files.exists(keyOf(banner))).toBe(false);
  });

  it("is refused with an explanation for a published interactive contest, and allowed for a display one", async () => {
    const { browser, contest } = await made();
    await browser.post(`/contests/${contest.slug}/publish`);
    const answer = await browser.delete(`/contests/${contest.slug}`);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("kan niet meer verwijderd worden");
    const shown = await made(display);
    await shown.browser.post(`/contests/${shown.contest.slug}/publish`);
    expect((await shown.browser.delete(`/contests/${shown.contest.slug}`)).status).toBe(204);
  });
});

describe("the contests that somebody manages", () => {
  it("are listed newest first, 25 per page or all at once, with the number of entries", async () => {
    const { person, browser } = await anOrganizer();
    for (let number = 1; number <= 26; number++) {
      test.clock.advance(1000);
      await aContest(test.services, { organizer_id: person.id, title: `Wedstrijd ${number}`, published_at: null });
    }
    const last = await aContest(test.services, { organizer_id: person.id, title: "Laatste" });
    await anEntry(test.services, { contest_id: last.id });
    await anEntry(test.services, { contest_id: last.id, handedIn: false });
    await aContest(test.services);
    const first = (await browser.get("/me/manage/contests")).body;
    expect(first.meta).toEqual({ currentPage: 1, total: 27, pageSize: 25 });
    expect(first.data[0]).toMatchObject({ title: "Laatste", participationCount: 2, entryCount: 1 });
    expect(first.data[1]).toMatchObject({ title: "Wedstrijd 26", publishedAt: null, participationCount: 0 });
    expect((await browser.get("/me/manage/contests?page=2")).body.data).toHaveLength(2);
    const all = (await browser.get("/me/manage/contests?all=1")).body;
    expect(all.data).toHaveLength(27);
    expect(all.meta).toEqual({ currentPage: 1, total: 27, pageSize: 27 });
    const staff = (await (await aStaffMember()).get("/me/manage/contests?all=1")).body;
    expect(staff.meta.total).toBeGreaterThan(27);
  });

  it("take as many queries for many as for few", async () => {
    const [few, many] = [await anOrganizer(), await anOrganizer()];
    for (let number = 0; number < 12; number++) await aContest(test.services, { organizer_id: many.person.id });
    await aContest(test.services, { organizer_id: few.person.id });
    const asked = await test.countQueries(() => few.browser.get("/me/manage/contests"));
    expect(await test.countQueries(() => many.browser.get("/me/manage/contests"))).toBe(asked);
  });
});

describe("the part that somebody has in a contest", () => {
  it("decides who may start: no organiser, juror or entrant, and only the invited when it is closed", async () => {
    const { services } = test;
    const organizer = await anOrganizer();
    const open = await aContest(services, { organizer_id: organizer.person.id });
    const closed = await aContest(services, { type: "closed" });
    const [member, juror, entrant, invited] = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { id, email } = await aPerson(services);
        return { id, email, browser: await test.browser().signInAs(id) };
      }),
    );
    await aJuror(services, { contestId: open.id, userId: juror!.id });
    await anEntry(services, { contest_id: open.id, user_id: entrant!.id, handedIn: false });
    const { id: invitationId } = await services.db
      .insertInto("invitations")
      .values({
        contest_id: closed.id,
        type: "participant",
        email: invited!.email,
        message: "Kom",
        sent_at: test.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const meIn = async (slug: string, browser = visitor()) => (await browser.get(`/contests/${slug}`)).body.data.me;
    const starts = async (slug: string, browser?: TestBrowser) => (await meIn(slug, browser)).can.startParticipation;
    expect(await starts(open.slug)).toBe(false);
    expect(await starts(open.slug, organizer.browser)).toBe(false);
    expect(await starts(open.slug, member!.browser)).toBe(true);
    expect(await meIn(open.slug, juror!.browser)).toMatchObject({ isJury: true, can: { startParticipation: false } });
    expect(await meIn(open.slug, entrant!.browser)).toMatchObject({
      participation: { finalizedAt: null },
      can: { startParticipation: false },
    });
    expect(await starts(closed.slug, invited!.browser)).toBe(false);
    await services.db
      .updateTable("invitations")
      .set({ used_at: test.clock.now(), used_by: invited!.id })
      .where("id", "=", invitationId)
      .execute();
    expect(await starts(closed.slug, invited!.browser)).toBe(true);
    expect(await starts(closed.slug, member!.browser)).toBe(false);

    const withToken = async (token: string, slug = closed.slug) =>
      (await visitor().get(`/contests/${slug}?token=${encodeURIComponent(token)}`)).body.data.invitation;
    const token = invitationToken(services, "contest", invitationId);
    expect(await withToken(token)).toEqual({ type: "participant", usedAt: test.clock.now().toISOString() });
    for (const wrong of [`${token}x`, "x", `${invitationId}.`, `${crypto.randomUUID()}.${token.split(".")[1]}`])
      expect(await withToken(wrong)).toBeNull();
    expect(await withToken(token, open.slug)).toBeNull();
  });

  it("allows nothing to an organiser of other contests, and everything to staff", async () => {
    const contest = await aContest(test.services);
    const mayUpdate = async (browser: TestBrowser) =>
      (await browser.get(`/contests/${contest.slug}`)).body.data.me.can.update;
    const own = await test.browser().signInAs(contest.organizerId);
    expect(await mayUpdate(own)).toBe(true);
    expect(await mayUpdate(await aStaffMember())).toBe(true);
    expect(await mayUpdate((await anOrganizer()).browser)).toBe(false);
  });

  it("stops allowing entries exactly at the deadline", async () => {
    const contest = await aContest(test.services);
    const { browser } = await anOrganizer();
    const starts = async () => (await browser.get(`/contests/${contest.slug}`)).body.data;
    test.clock.advance(days(7) - 1000);
    expect(await starts()).toMatchObject({ isPassed: false, me: { can: { startParticipation: true } } });
    test.clock.advance(1000);
    expect(await starts()).toMatchObject({ isPassed: true, me: { can: { startParticipation: false } } });
  });

  it("lets only its organiser see the winners until the result is released", async () => {
    const organizer = await anOrganizer();
    const contest = await aContest(test.services, { organizer_id: organizer.person.id });
    const { contributionIds } = await anEntry(test.services, { contest_id: contest.id });
    await test.services.db
      .updateTable("contributions")
      .set({ state: "winner" })
      .where("id", "in", contributionIds)
      .execute();
    const has = async (browser = visitor()) => (await browser.get(`/contests/${contest.slug}`)).body.data.hasWinners;
    expect([await has(), await has(organizer.browser)]).toEqual([false, true]);
    await test.services.db
      .updateTable("contests")
      .set({ ended_at: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect(await has()).toBe(false);
    await organizer.browser.post(`/contests/${contest.slug}/result/release`, {});
    expect(await has()).toBe(true);
  });
});

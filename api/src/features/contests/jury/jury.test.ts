import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "../invitations/invitation.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { aJuror } from "./juror.factory.ts";
import { judging } from "./judging.factory.ts";

const test = useTestApi();
const { aJurorOf, aJudgedContest, end, rowsOf, score } = judging(test);

describe("the contests that a juror judges", () => {
  it("are listed with the juror's progress, open ones first", async () => {
    const [open, ended, other] = [
      await aContest(test.services),
      await aContest(test.services),
      await aContest(test.services),
    ];
    const { contributionIds } = await anEntry(test.services, { contest_id: open.id, titles: ["A", "B"] });
    const { userId, browser } = await aJurorOf(open.id);
    await aJuror(test.services, { contestId: ended.id, userId });
    await end(ended.id);
    await score(browser, contributionIds[0] ?? "", { points: 1 });
    const { body, text } = await browser.get("/me/contests/jury");
    expect(body.data).toMatchObject([
      { slug: open.slug, scored: 1, total: 2, endedAt: null, ageCategory: null },
      { slug: ended.slug, scored: 0, total: 0, endedAt: expect.any(String) },
    ]);
    expect(text).not.toContain(other.slug);
  });
});

describe("the jury as its organiser sees it (docs/product/juries.md#organiser)", () => {
  it("is listed with names and progress, in as many queries for many jurors as for one", async () => {
    const contest = await aContest(test.services, {
      ages: [
        [0, 17],
        [18, 98],
      ],
    });
    const [young = null] = contest.ageCategoryIds;
    const { contributionIds } = await anEntry(test.services, { contest_id: contest.id, ageCategoryId: young });
    const person = await aPerson(test.services, { nickname: "Aapje", first_name: "An", last_name: "Vermeer" });
    const first = await aJuror(test.services, { contestId: contest.id, userId: person.id, ageCategoryId: young });
    await score(await test.browser().signInAs(person.id), contributionIds[0] ?? "", { points: 5 });
    const organizer = await test.browser().signInAs(contest.organizerId);
    const ask = () => organizer.get(`/contests/${contest.slug}/jury`);
    const one = await test.countQueries(ask);
    for (let more = 0; more < 5; more++) await aJuror(test.services, { contestId: contest.id });
    expect(await test.countQueries(ask)).toBe(one);
    const { data } = (await ask()).body;
    expect(data).toHaveLength(6);
    expect(data[0]).toEqual({
      id: first.id,
      user: { nickname: "Aapje", name: "An Vermeer", slug: person.slug },
      email: null,
      ageCategoryId: young,
      remindedAt: null,
      scored: 1,
      total: 1,
    });
    expect(data[1]).toMatchObject({ scored: 0, total: 1, user: { name: null } });
  });

  it("can change the category of a juror, to one of that contest or to all, until it has ended", async () => {
    const { contest, juror, organizer } = await aJudgedContest({
      ages: [
        [0, 17],
        [18, 98],
      ],
    });
    const foreign = await aContest(test.services, { ages: [[0, 98]] });
    const assign = (ageCategoryId: unknown) => organizer.put(`/contest-jury/${juror.id}`, { ageCategoryId });
    const categoryOf = async () =>
      (await organizer.get(`/contests/${contest.slug}/jury`)).body.data[0].ageCategoryId as number | null;
    const [young, old] = contest.ageCategoryIds;
    for (const category of [young, old, null]) {
      expect((await assign(category)).status).toBe(204);
      expect(await categoryOf()).toBe(category);
    }
    const { status, body } = await assign(foreign.ageCategoryIds[0]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["ageCategoryId"]]);
    const stranger = await aPerson(test.services, { roles: ["contest_organizer"] });
    const asStranger = await test.browser().signInAs(stranger.id);
    expect((await asStranger.put(`/contest-jury/${juror.id}`, { ageCategoryId: null })).status).toBe(404);
    expect((await asStranger.delete(`/contest-jury/${juror.id}`)).status).toBe(404);
    await end(contest.id);
    expect([(await assign(young)).status, (await organizer.delete(`/contest-jury/${juror.id}`)).status]).toEqual([
      422, 422,
    ]);
  });

  it("loses a removed juror with their scores, who can then be invited again", async () => {
    const { contest, id, juror, organizer } = await aJudgedContest();
    const other = await aJurorOf(contest.id);
    const email = await emailOf(test.services, juror.userId);
    const used = { contest_id: contest.id, email, used_at: test.clock.now(), used_by: juror.userId };
    await anInvitation(test.services, used);
    for (const { browser } of [juror, other]) await score(browser, id, { points: 40 });
    expect((await organizer.delete(`/contest-jury/${juror.id}`)).status).toBe(204);
    expect((await rowsOf(id)).map(({ jury_id }) => jury_id)).toEqual([other.id]);
    expect((await juror.browser.get(`/contests/${contest.slug}/contributions-jury`)).status).toBe(404);
    const invites = [{ email, ageCategoryId: null }];
    const { body } = await organizer.post(`/contests/${contest.slug}/invite-jury`, { text: "Toch weer?", invites });
    expect(body.data).toEqual({ sent: 1, already: [], invited: [] });
  });
});

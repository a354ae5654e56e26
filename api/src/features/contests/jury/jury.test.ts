import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "../invitations/invitation.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aJuror } from "./juror.factory.ts";
import { STORED_PERSON } from "#features/people/people/person-details.factory.ts";

const test = useTestApi();

async function aJurorOf(contestId: string, ageCategoryId: number | null = null) {
  const juror = await aJuror(test.services, { contestId, ageCategoryId });
  return { ...juror, browser: await test.browser().signInAs(juror.userId) };
}
type Browser = Awaited<ReturnType<typeof aJurorOf>>["browser"];

/** A contest with an organiser who is signed in, a juror, and an entry of one text. */
async function aJudgedContest(wanted: Parameters<typeof aContest>[1] = {}) {
  const contest = await aContest(test.services, wanted);
  const entry = await anEntry(test.services, { contest_id: contest.id });
  const organizer = await test.browser().signInAs(contest.organizerId);
  return { contest, entry, organizer, id: entry.contributionIds[0] ?? "", juror: await aJurorOf(contest.id) };
}
const end = (contestId: string) =>
  test.services.db.updateTable("contests").set({ ended_at: test.clock.now() }).where("id", "=", contestId).execute();
const rowsOf = (contributionId: string) =>
  test.services.db
    .selectFrom("contribution_feedbacks")
    .select(["feedback", "points", "abstained_because", "jury_id"])
    .where("contribution_id", "=", contributionId)
    .execute();
const score = (browser: Browser, id: string, body: object) =>
  browser.post(`/contest-contributions/${id}/feedback`, body);
const abstain = (browser: Browser, id: string, reason: unknown = "Ik ken wie dit schreef.") =>
  browser.post(`/contest-contributions/${id}/abstain`, { reason });
interface Listed {
  id: string;
  title: string;
  writer: string | null;
}
const listOf = async (browser: Browser, slug: string, query = "") => {
  const { status, body } = await browser.get(`/contests/${slug}/contributions-jury${query}`);
  expect(status).toBe(200);
  return body as { data: Listed[]; meta: { contest: { scored: number; total: number } } };
};
const titles = ({ data }: { data: Listed[] }) => data.map(({ title }) => title).toSorted();

describe("what a juror gets to see (docs/product/juries.md#blind-judging)", () => {
  it("holds nothing that says who wrote, when, or with what else", async () => {
    const author = await aPerson(test.services, {
      nickname: "Nachtpen",
      first_name: "Roosmarijn",
      last_name: "Peeters",
      real_name_public_visible: true,
      date_of_birth: "1990-05-17",
    });
    const contest = await aContest(test.services, { ages: [[0, 98]], organization: "Bibliotheek" });
    const [ageCategoryId = null] = contest.ageCategoryIds;
    const entry = await anEntry(test.services, {
      contest_id: contest.id,
      user_id: author.id,
      ageCategoryId,
      titles: ["Getijdenboek", "Vloedlijnen"],
      first_name: "Invulnaam",
      extra_field1: "Antwoordwoord",
    });
    const { browser } = await aJurorOf(contest.id);
    const [id = ""] = entry.contributionIds;
    const answers = [
      await browser.get(`/contests/${contest.slug}/contributions-jury`),
      await browser.get(`/contests/${contest.slug}/contributions-jury?onlyUnquoted=1`),
      await browser.get("/me/contests/jury"),
      await score(browser, id, { points: 50, feedback: "Sterk." }),
      await abstain(browser, id),
      await browser.get(`/contests/${contest.slug}/contributions-jury`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const said = answers.map(({ text, headers }) => text + JSON.stringify(headers)).join();
    expect(said).toContain("Vloedlijnen");
    const entered = test.clock.now().toISOString().slice(0, 19);
    const secrets = [
      author.id,
      author.nickname,
      author.slug,
      author.email,
      "Roosmarijn",
      "Peeters",
      "Invulnaam",
      "Antwoordwoord",
      entry.id,
      ...entry.texts.flatMap((text) => [text.id, text.slug]),
      STORED_PERSON.last_name,
      STORED_PERSON.date_of_birth,
      STORED_PERSON.phone,
      STORED_PERSON.address_street,
      STORED_PERSON.address_city,
      entered,
    ];
    for (const secret of secrets) expect(said).not.toContain(secret);
    const [first] = (await listOf(browser, contest.slug)).data;
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      "ageCategoryId",
      "id",
      "mine",
      "title",
      "wordCount",
      "writer",
    ]);
    expect(first?.writer).toBeNull();
  });

  it("names who wrote, by nickname alone, where the contest is not judged blind", async () => {
    const contest = await aContest(test.services, { is_blind: false });
    const author = await aPerson(test.services, { first_name: "Roosmarijn", last_name: "Peeters" });
    await anEntry(test.services, { contest_id: contest.id, user_id: author.id });
    const { browser } = await aJurorOf(contest.id);
    const list = await listOf(browser, contest.slug);
    expect(list.data[0]?.writer).toBe(author.nickname);
    expect(JSON.stringify(list)).not.toContain("Roosmarijn");
  });

  it("is what was handed in and is valid, of their age category, ordered by its random id", async () => {
    const contest = await aContest(test.services, {
      ages: [
        [0, 17],
        [18, 98],
      ],
      contributions_per_user: 3,
    });
    const [young = null, old = null] = contest.ageCategoryIds;
    await anEntry(test.services, { contest_id: contest.id, ageCategoryId: young, titles: ["Jong 1", "Jong 2"] });
    await anEntry(test.services, { contest_id: contest.id, ageCategoryId: old, titles: ["Oud"] });
    await anEntry(test.services, { contest_id: contest.id, titles: ["Begonnen"], handedIn: false });
    const invalid = await anEntry(test.services, {
      contest_id: contest.id,
      ageCategoryId: young,
      titles: ["Ongeldig"],
    });
    await test.services.db
      .updateTable("contributions")
      .set({ state: "invalid" })
      .where("participation_id", "=", invalid.id)
      .execute();
    const forYoung = await listOf((await aJurorOf(contest.id, young)).browser, contest.slug);
    expect(titles(forYoung)).toEqual(["Jong 1", "Jong 2"]);
    const forAll = await listOf((await aJurorOf(contest.id)).browser, contest.slug);
    expect(titles(forAll)).toEqual(["Jong 1", "Jong 2", "Oud"]);
    const ids = forAll.data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it("is nothing for who does not judge: neither the organiser, nor who entered, nor staff", async () => {
    const { contest, entry, organizer } = await aJudgedContest();
    const staff = await aPerson(test.services, { roles: ["admin"] });
    const [asEntrant, asStaff] = [
      await test.browser().signInAs(entry.user_id),
      await test.browser().signInAs(staff.id),
    ];
    for (const browser of [organizer, asEntrant, asStaff])
      expect((await browser.get(`/contests/${contest.slug}/contributions-jury`)).status).toBe(404);
  });

  it("does not hold what other jurors think", async () => {
    const { contest, id, juror } = await aJudgedContest();
    const other = await aJurorOf(contest.id);
    await score(other.browser, id, { points: 13, feedback: "Dertien woorden." });
    const { text } = await juror.browser.get(`/contests/${contest.slug}/contributions-jury`);
    expect(text).not.toContain("Dertien");
    expect((await listOf(juror.browser, contest.slug)).data[0]).toMatchObject({ mine: { points: null, feedback: "" } });
  });
});

describe("scoring (docs/product/juries.md#scoring)", () => {
  it("keeps points and feedback; without feedback what was written before stays, and null is not 0", async () => {
    const { contest, id, juror } = await aJudgedContest();
    expect((await score(juror.browser, id, { points: 0, feedback: "Nog wat <b>kort</b>." })).body.data).toEqual({
      points: 0,
      feedback: "Nog wat <b>kort</b>.",
      abstainedBecause: null,
      changed: null,
    });
    await score(juror.browser, id, { points: 100 });
    expect(await rowsOf(id)).toEqual([
      { points: 100, feedback: "Nog wat <b>kort</b>.", abstained_because: null, jury_id: juror.id },
    ]);
    expect((await listOf(juror.browser, contest.slug)).meta.contest).toMatchObject({ scored: 1, total: 1 });
  });

  it("empties a score: not scored again, with what was written, and no abstention is taken back by it", async () => {
    const { contest, id, juror } = await aJudgedContest();
    await score(juror.browser, id, { points: 60, feedback: "Mooi." });
    const { status, body } = await score(juror.browser, id, { points: null });
    expect([status, body.data.points, body.data.feedback]).toEqual([200, null, "Mooi."]);
    expect((await listOf(juror.browser, contest.slug)).meta.contest).toMatchObject({ scored: 0, total: 1 });
    await abstain(juror.browser, id, "Ik ken dit.");
    expect((await score(juror.browser, id, { points: null, feedback: "Toch." })).body.data).toMatchObject({
      points: null,
      abstainedBecause: "Ik ken dit.",
    });
  });

  it.each([-1, 101, 7.5, "", undefined, "veel"])("refuses %j points at the field", async (points) => {
    const { id, juror } = await aJudgedContest();
    const { status, body } = await score(juror.browser, id, { points });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["points"]]);
    expect(await rowsOf(id)).toEqual([]);
  });

  it("is for who judges that contribution: others, and those of another category, get a 404", async () => {
    const contest = await aContest(test.services, {
      ages: [
        [0, 17],
        [18, 98],
      ],
    });
    const [young = null, old = null] = contest.ageCategoryIds;
    const { contributionIds, user_id } = await anEntry(test.services, { contest_id: contest.id, ageCategoryId: young });
    const [id = ""] = contributionIds;
    const [wrong, right] = [await aJurorOf(contest.id, old), await aJurorOf(contest.id, young)];
    const elsewhere = await aJurorOf((await aContest(test.services)).id);
    const others = [user_id, contest.organizerId, (await aPerson(test.services)).id];
    const browsers = await Promise.all(others.map((personId) => test.browser().signInAs(personId)));
    for (const browser of [wrong.browser, elsewhere.browser, ...browsers]) {
      expect((await score(browser, id, { points: 50 })).status).toBe(404);
      expect((await abstain(browser, id)).status).toBe(404);
    }
    expect((await score(right.browser, id, { points: 50 })).status).toBe(200);
  });

  it("takes back an abstention, which had taken back the points; both count as judged", async () => {
    const { contest, id, juror } = await aJudgedContest();
    await score(juror.browser, id, { points: 60, feedback: "Mooi." });
    const { body } = await abstain(juror.browser, id, " Ik ken de schrijver. ");
    expect(body.data).toEqual({
      points: null,
      feedback: "Mooi.",
      abstainedBecause: "Ik ken de schrijver.",
      changed: null,
    });
    expect((await listOf(juror.browser, contest.slug, "?onlyUnquoted=1")).data).toEqual([]);
    expect((await listOf(juror.browser, contest.slug)).meta.contest).toMatchObject({ scored: 1, total: 1 });
    expect((await score(juror.browser, id, { points: 70 })).body.data).toEqual({
      points: 70,
      feedback: "Mooi.",
      abstainedBecause: null,
      changed: null,
    });
    expect((await abstain(juror.browser, id, "  ")).body.errors).toHaveProperty("reason");
  });

  it("ends with the contest: what was judged stays to be read", async () => {
    const { contest, id, juror } = await aJudgedContest();
    await score(juror.browser, id, { points: 60 });
    await end(contest.id);
    for (const answer of [await score(juror.browser, id, { points: 61 }), await abstain(juror.browser, id)])
      expect([answer.status, answer.body.message]).toEqual([
        422,
        "De wedstrijd is afgelopen. Je kan niet meer scoren.",
      ]);
    expect((await listOf(juror.browser, contest.slug)).data[0]).toMatchObject({ mine: { points: 60 } });
  });

  it("ends in one row when one juror saves many times at once", async () => {
    const { id, juror } = await aJudgedContest();
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, (_, points) => score(juror.browser, id, { points })),
      ...Array.from({ length: 5 }, () => abstain(juror.browser, id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it.each([
    { first: "removed", statuses: [204, 404] },
    { first: "scoring", statuses: [200, 204] },
  ])(
    "leaves nothing behind of a juror who is removed at the same moment: $first first",
    async ({ first, statuses }) => {
      const { id, juror, organizer } = await aJudgedContest();
      const acts = [() => organizer.delete(`/contest-jury/${juror.id}`), () => score(juror.browser, id, { points: 1 })];
      const inOrder = first === "removed" ? acts : acts.toReversed();
      expect(await statusesInOrder(test)(holdRow("contest_jury", juror.id), inOrder)).toEqual(statuses);
      expect(await rowsOf(id)).toEqual([]);
    },
  );
});

describe("the contests that one judges", () => {
  it("are listed with how far one is, what is still open first", async () => {
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
  it("is listed with names and progress, in as many queries for many as for one", async () => {
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

  it("changes category, for one of that contest or all, until it has ended", async () => {
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

  it("loses a juror with the scores they gave, who can then be invited anew", async () => {
    const { contest, id, juror, organizer } = await aJudgedContest();
    const other = await aJurorOf(contest.id);
    const { email } = await test.services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", juror.userId)
      .executeTakeFirstOrThrow();
    const used = { contest_id: contest.id, email, used_at: test.clock.now(), used_by: juror.userId };
    await anInvitation(test.services, used);
    for (const { browser } of [juror, other]) await score(browser, id, { points: 40 });
    expect((await organizer.delete(`/contest-jury/${juror.id}`)).status).toBe(204);
    expect((await rowsOf(id)).map(({ jury_id }) => jury_id)).toEqual([other.id]);
    expect((await juror.browser.get(`/contests/${contest.slug}/contributions-jury`)).status).toBe(404);
    const invites = [{ email, ageCategoryId: null }];
    const { body } = await organizer.post(`/contests/${contest.slug}/invite-jury`, { text: "Toch weer?", invites });
    expect(body.data).toEqual({ sent: 1, already: [] });
  });
});

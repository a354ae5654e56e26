import { describe, expect, it } from "vitest";
import { validContest } from "#valid-bodies.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest, ONLY_SHOWN } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { resultMakers, save, WORD } from "./result.factory.ts";

const test = useTestApi();
const { anEndedContest, signedIn } = resultMakers(test);

describe("preparing a result (docs/product/contests.md#result)", () => {
  it("can announce its day before the contest ends", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const at = `/contests/${contest.slug}/result`;
    expect((await organizer.put(at, { expectedOn: "2027-03-21", juryWord: null })).status).toBe(200);
    expect((await test.browser().get(`/contests/${contest.slug}`)).body.data.resultExpectedOn).toBe("2027-03-21");
  });

  it("refuses a day before the deadline, with an error for its field", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const refused = await organizer.put(`/contests/${contest.slug}/result`, {
      expectedOn: "2020-01-01",
      juryWord: null,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(["expectedOn"]);
  });

  it("clears its day when the deadline moves past it", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const { bannerBig: _big, bannerSmall: _small, ...form } = validContest;
    const dayOfResult = async () => (await test.browser().get(`/contests/${contest.slug}`)).body.data.resultExpectedOn;
    const runUntil = (deadline: string) =>
      organizer.put(`/contests/${contest.slug}`, { ...form, title: contest.title, deadline });
    await runUntil("2027-03-14T12:00:00Z");
    await organizer.put(`/contests/${contest.slug}/result`, { expectedOn: "2027-03-21", juryWord: null });
    await runUntil("2027-03-20T12:00:00Z");
    expect(await dayOfResult()).toBe("2027-03-21");
    await runUntil("2027-03-25T12:00:00Z");
    expect(await dayOfResult()).toBeNull();
  });

  it("announces no day for a contest that has become display only", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    await organizer.put(`/contests/${contest.slug}/result`, { expectedOn: "2027-03-21", juryWord: null });
    await test.services.db.updateTable("contests").set(ONLY_SHOWN).where("id", "=", contest.id).execute();
    expect((await test.browser().get(`/contests/${contest.slug}`)).body.data.resultExpectedOn).toBeNull();
  });

  it("keeps a day that passed before the contest ended, even at the release", async () => {
    const { organizer, at, contest } = await anEndedContest();
    const [deadline, ended_at] = [new Date("2026-03-01T12:00:00Z"), new Date("2026-03-25T12:00:00Z")];
    await test.services.db.updateTable("contests").set({ deadline, ended_at }).where("id", "=", contest.id).execute();
    const saved = await save(organizer, at, { expectedOn: "2026-03-20" });
    expect([saved.status, saved.body.data?.expectedOn]).toEqual([200, "2026-03-20"]);
    expect((await organizer.post(`${at}/release`)).status).toBe(204);
    await test.services.db
      .updateTable("contests")
      .set({ deadline: ended_at, ended_at: deadline })
      .where("id", "=", contest.id)
      .execute();
    for (const [expectedOn, status] of [
      ["2026-02-28", 422],
      ["2026-03-02", 200],
    ] as const)
      expect((await save(organizer, at, { expectedOn })).status).toBe(status);
  });

  it("chooses laureates after the end: several in one place, mentions and a shortlist", async () => {
    const { organizer, at, ids } = await anEndedContest();
    const { body } = await save(organizer, at, {
      awards: [
        { id: ids.third, state: "shortlist", place: null },
        { id: ids.second, state: "winner", place: 2 },
        { id: ids.first, state: "winner", place: 2 },
      ],
    });
    const shown = body.data.laureates.map(({ title, state, place }: Record<string, unknown>) => [title, state, place]);
    expect(shown).toEqual([
      ["Eb", "winner", 2],
      ["Vloed", "winner", 2],
      ["Kentering", "shortlist", null],
    ]);
    expect(body.data).toMatchObject({ juryWord: WORD, releasedAt: null });
  });

  it("refuses laureates before the end: they are chosen one by one then", async () => {
    const contest = await aContest(test.services);
    const organizer = await signedIn(contest.organizerId);
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const awards = [{ id: entry.contributionIds[0], state: "winner", place: 1 }];
    expect((await save(organizer, `/contests/${contest.slug}/result`, { awards })).status).toBe(422);
  });

  it("refuses entries of another contest, invalid ones, and one that is listed twice", async () => {
    const { organizer, at, ids, contest } = await anEndedContest();
    const other = await anEntry(test.services, { contest_id: (await aContest(test.services)).id });
    const invalid = { state: "invalid" as const, invalid_because: "Te lang." };
    await test.services.db.updateTable("contributions").set(invalid).where("id", "=", ids.third).execute();
    const award = { state: "winner", place: 1 };
    for (const chosen of [[other.contributionIds[0]], [ids.third], [ids.second, ids.second]]) {
      const refused = await save(organizer, at, { awards: chosen.map((id) => ({ id, ...award })) });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["awards"]]);
    }
    expect((await organizer.get(`/contests/${contest.slug}/winners`)).body.data).toHaveLength(1);
  });

  it("keeps a word of the jury that is only a picture", async () => {
    const { organizer, at } = await anEndedContest();
    const juryWord = `<p><img src="/media/images/${crypto.randomUUID()}/default.webp" alt=""></p>`;
    const saved = await save(organizer, at, { juryWord });
    expect([saved.status, saved.body.data.juryWord]).toEqual([200, expect.stringContaining("<img")]);
  });

  it("refuses to overwrite what somebody else saved, released or reopened since it was opened", async () => {
    const { organizer, at, ids, contest } = await anEndedContest();
    const revision = async (): Promise<number> => (await organizer.get(at)).body.data.revision;
    expect(await revision()).toBe(0);
    const awards = [{ id: ids.first, state: "winner", place: 1 }];
    expect((await save(organizer, at, { awards, revision: 0 })).body.data.revision).toBe(1);
    const mine = { juryWord: "<p>Het mijne.</p>", awards: [], revision: 0 };
    const refused = await save(organizer, at, mine);
    expect([refused.status, refused.body.code]).toEqual([409, "changed-elsewhere"]);
    expect((await organizer.get(at)).body.data).toMatchObject({ juryWord: WORD, laureates: [{ id: ids.first }] });
    await organizer.post(`${at}/release`);
    expect((await save(organizer, at, { ...mine, revision: 1 })).status).toBe(409);
    const admin = await membersOf(test)({ roles: ["admin"] });
    const before = await revision();
    await admin.browser.post(`/staff/contests/${contest.id}/reopen`, { reason: "Een tekst ontbrak." });
    expect((await save(organizer, at, { juryWord: null, revision: before })).status).toBe(409);
    expect((await save(organizer, at, { juryWord: null, revision: await revision() })).status).toBe(200);
  });

  it("removes forbidden markup from the word of the jury", async () => {
    const { organizer, at } = await anEndedContest();
    const { body } = await save(organizer, at, { juryWord: '<p onclick="x()">Goed.</p><script>x()</script>' });
    expect(body.data.juryWord).toBe("<p>Goed.</p>");
  });
});

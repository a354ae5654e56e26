import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { judging } from "./judging.factory.ts";

const test = useTestApi();
const { aJurorOf, aJudgedContest, end, rowsOf, score, abstain, listOf } = judging(test);

describe("scoring (docs/product/juries.md#scoring)", () => {
  it("keeps points and feedback; without new feedback the earlier one stays, and null is not 0", async () => {
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

  it("can empty a score: the entry counts as not scored, its feedback stays, and so does an abstention", async () => {
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

  it("is for jurors of that contribution: other people, and jurors of another category, get a 404", async () => {
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

  it("undoes an abstention, which had removed the points; both count as judged", async () => {
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

  it("ends with the contest: what was judged can still be read", async () => {
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

  it("makes one row when a juror saves many times at once", async () => {
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

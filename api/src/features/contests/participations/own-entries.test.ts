import { describe, expect, it } from "vitest";
import { later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntrant } from "./entrant.factory.ts";
import { anEntry } from "./entry.factory.ts";

const test = useTestApi();

describe("the list of one's own entries", () => {
  it("shows their state, the last started first, in as many queries for ten as for one", async () => {
    const now = test.clock.now();
    const { person, browser } = await anEntrant(test);
    const enter = async (title: string, contest: object, handedIn: boolean, minutes: number) =>
      anEntry(test.services, {
        contest_id: (await aContest(test.services, { title, ...contest })).id,
        user_id: person.id,
        handedIn,
        started_at: later(now, minutes * 60_000),
      });
    await enter("Begonnen", {}, false, 1);
    const count = () => test.countQueries(() => browser.get("/me/contests/participations"));
    const forOne = await count();
    await enter("Ingediend", {}, true, 2);
    await enter("Te laat", { deadline: later(now, -1) }, false, 3);
    await enter("Feedback", { ended_at: now }, true, 4);
    await enter("Zonder feedback", { ended_at: now, show_jury_feedback_to_participant: false }, true, 5);
    await enter("Niet ingediend", { ended_at: now }, false, 6);
    const { data } = (await browser.get("/me/contests/participations")).body;
    expect(data.map(({ contest, state, me }: any) => [contest.title, state, me.can.delete])).toEqual([
      ["Niet ingediend", "contest-ended", false],
      ["Zonder feedback", "contest-ended", false],
      ["Feedback", "see-feedback", false],
      ["Te laat", "contest-ended", true],
      ["Ingediend", "participation-submitted", true],
      ["Begonnen", "finish-feedback", true],
    ]);
    expect(await count()).toBe(forOne);
    expect((await (await anEntrant(test)).browser.get("/me/contests/participations")).body.data).toEqual([]);
  });
});

describe("feedback", () => {
  it("is shown after the end of a contest that shows it, without the names of jurors", async () => {
    const contest = await aContest(test.services);
    const { person, at } = await anEntrant(test);
    const entry = await anEntry(test.services, {
      contest_id: contest.id,
      user_id: person.id,
      titles: ["Eerste", "Tweede"],
    });
    const jurors = [
      await aJuror(test.services, { contestId: contest.id }),
      await aJuror(test.services, { contestId: contest.id }),
    ];
    const given = { contribution_id: entry.contributionIds[0] ?? "", updated_at: test.clock.now() };
    await test.services.db
      .insertInto("contribution_feedbacks")
      .values([
        { ...given, jury_id: jurors[0]?.id ?? "", feedback: "Sterk slot.", points: 0 },
        { ...given, jury_id: jurors[1]?.id ?? "", abstained_because: "Ik ken de schrijver." },
        { ...given, jury_id: null, feedback: "Van de organisator." },
      ])
      .execute();
    expect((await at(contest.slug).feedback()).status).toBe(404);
    const end = (values: object) =>
      test.services.db.updateTable("contests").set(values).where("id", "=", contest.id).execute();
    await end({ ended_at: test.clock.now() });
    await test.services.db
      .updateTable("contributions")
      .set({ state: "winner", told_award: "winner" })
      .where("id", "=", entry.contributionIds[1] ?? "")
      .execute();
    const { text, body } = await at(contest.slug).feedback();
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(["Eerste", "Tweede"]);
    expect(body.data[0].feedbacks.map(({ feedback, points }: any) => [feedback, points]).toSorted()).toEqual([
      ["Sterk slot.", 0],
      ["Van de organisator.", null],
    ]);
    expect(body.data[1].feedbacks).toEqual([]);
    expect(body.data.map(({ state }: { state: string }) => state)).toEqual(["none", "winner"]);
    expect(text).not.toContain(jurors[0]?.id);
    expect(text).not.toContain("Ik ken de schrijver");
    expect((await (await anEntrant(test)).at(contest.slug).feedback()).status).toBe(404);
    await end({ show_jury_feedback_to_participant: false });
    expect((await at(contest.slug).feedback()).status).toBe(404);
  });
});

import { describe, expect, it } from "vitest";
import { validPerson } from "#features/people/people/person-details.factory.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { changingContests } from "./changed-contest.factory.ts";

const test = useTestApi();
const inOrder = inOrderOf(test);
const { aManagedContest, aBeginner } = changingContests(test);

describe("a new question", () => {
  const extraField1 = "Welke school?";

  it("must be answered by people who only started, and not by those who had handed in", async () => {
    const { contest, organizer, save } = await aManagedContest();
    const [begun, entered] = [await aBeginner(contest.slug), await aBeginner(contest.slug)];
    await entered.entry.finalize();
    test.clock.advance(60_000);
    await save({ extraField1 });
    expect((await begun.entry.finalize()).body.message).toContain("Je gegevens zijn niet volledig.");
    expect((await begun.entry.save()).body.errors).toEqual({ extraField1: ["Beantwoord deze vraag."] });
    expect((await begun.entry.get()).body.data.optionalQuestions).toEqual([]);
    const { id } = (await entered.entry.get()).body.data;
    expect((await organizer.post(`/contest-participants/${id}/reopen`)).status).toBe(204);
    expect((await entered.entry.get()).body.data).toMatchObject({
      optionalQuestions: ["extraField1"],
      hasCompleteData: true,
    });
    expect((await entered.entry.save()).status).toBe(200);
    expect((await entered.entry.finalize()).status).toBe(200);
  });

  it("must still be answered when it was there before handing in", async () => {
    const { contest, organizer, save } = await aManagedContest();
    const begun = await aBeginner(contest.slug);
    await save({ extraField1 });
    test.clock.advance(60_000);
    expect((await begun.entry.save({ ...validPerson, extraField1: "De Linde" })).status).toBe(200);
    expect((await begun.entry.finalize()).status).toBe(200);
    const { id } = (await begun.entry.get()).body.data;
    await organizer.post(`/contest-participants/${id}/reopen`);
    expect((await begun.entry.save()).status).toBe(422);
  });

  it("falls before or after an entry that is handed in at the same moment, never in between", async () => {
    const { contest, organizer, save } = await aManagedContest();
    const [early, late] = [await aBeginner(contest.slug), await aBeginner(contest.slug)];
    const [handedIn, saved, tooLate] = await inOrder(holdRow("contests", contest.id), [
      () => early.entry.finalize(),
      () => save({ extraField1 }),
      () => late.entry.finalize(),
    ]);
    expect([handedIn.status, saved.status, tooLate.status]).toEqual([200, 200, 422]);
    await organizer.post(`/contest-participants/${handedIn?.body.data.id}/reopen`);
    expect((await early.entry.get()).body.data.optionalQuestions).toEqual(["extraField1"]);
  });
});

import { describe, expect, it } from "vitest";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { exportOf } from "./export-of.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
const REMARK = "Dit lijkt op een lied.";

/** An entrant about whose entry a juror left a remark, and the organiser. */
async function anEntrant() {
  const { services, clock } = test;
  const contest = await aContest(services, { show_juror_names: true });
  const entry = await anEntry(services, { contest_id: contest.id, titles: ["Eb"] });
  const id = entry.contributionIds[0] ?? "";
  await services.db.updateTable("contributions").set({ entry_number: 7 }).where("id", "=", id).execute();
  const juror = await aJuror(services, { contestId: contest.id });
  await services.db
    .insertInto("juror_remarks")
    .values({ contribution_id: id, jury_id: juror.id, remark: REMARK, updated_at: clock.now() })
    .execute();
  const organizer = await test.browser().signInAs(contest.organizerId);
  const browser = await test.browser().signInAs(entry.user_id, ["community", "account"]);
  /** The part of the export about the text that was handed in, and the whole export as text. */
  const copy = async () => {
    const { json: text } = await exportOf(test, browser);
    clock.advance(days(1));
    return { text, entered: JSON.parse(text)["Teksten die je indiende"][0] };
  };
  const feedback = async () => (await browser.get(`/contests/${contest.slug}/participation/feedback`)).body.data[0];
  return { contest, organizer, id, copy, feedback };
}

describe("the export of an entrant (docs/product/privacy.md#export)", () => {
  it("contains the number of their entry, which belongs to them, and no remark to the organiser", async () => {
    const { copy } = await anEntrant();
    const { text, entered } = await copy();
    expect(entered).toMatchObject({ Titel: "Eb", Plaats: 1, "Nummer in de wedstrijd": 7 });
    expect(text).not.toContain(REMARK);
  });

  it("contains an award only as far as the writer knows it: not before the end, nor while it is merely prepared", async () => {
    const { contest, organizer, id, copy, feedback } = await anEntrant();
    const result = `/contests/${contest.slug}/result`;
    const award = async () => {
      const { entered } = await copy();
      return [entered.Uitslag ?? null, entered["Plaats in de uitslag"] ?? null];
    };
    const choose = async (awards: object[]) =>
      expect((await organizer.put(result, { expectedOn: null, juryWord: null, awards })).status).toBe(200);
    await organizer.post(`/contest-contributions/${id}/set-state`, { state: "winner", place: 2 });
    expect(await award()).toEqual([null, null]);
    await organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 1 });
    // The mail that announces the award has not been sent yet.
    expect(await feedback()).toMatchObject({ state: "winner", place: 2 });
    expect(await award()).toEqual(["winnaar", 2]);
    await choose([{ id, state: "mention", place: null }]);
    expect(await award()).toEqual(["winnaar", 2]);
    expect(await feedback()).toMatchObject({ state: "winner", place: 2 });
    await organizer.post(`${result}/release`, {});
    expect(await award()).toEqual(["eervolle vermelding", null]);
    expect(await feedback()).toMatchObject({ state: "mention", place: null });
    await organizer.post(`${result}/withdraw`, {});
    await choose([]);
    expect(await feedback()).toMatchObject({ state: "mention", place: null });
  });

  it("says that the entry is invalid as soon as the writer can read it", async () => {
    const { organizer, id, copy } = await anEntrant();
    await organizer.post(`/contest-contributions/${id}/set-state`, { state: "invalid", reason: "Te lang." });
    expect((await copy()).entered).toMatchObject({ Uitslag: "ongeldig", "Waarom ongeldig": "Te lang." });
  });
});

it("the export of an organiser contains the judgements of jurors that they changed, also once the contest is another's", async () => {
  const { services, clock } = test;
  const contest = await aContest(services);
  const entry = await anEntry(services, { contest_id: contest.id, titles: ["Vloed"] });
  const id = entry.contributionIds[0] ?? "";
  const juror = await aJuror(services, { contestId: contest.id });
  await services.db
    .insertInto("contribution_feedbacks")
    .values({
      contribution_id: id,
      jury_id: juror.id,
      feedback: "Zwak.",
      abstained_because: "Mijn nicht.",
      updated_at: clock.now(),
    })
    .execute();
  const organizer = await test.browser().signInAs(contest.organizerId, ["community", "account"]);
  expect((await organizer.put(`/contest-contribution-feedbacks/${id}`, { feedback: "Stroef." })).status).toBe(204);
  const { id: organizer_id } = await aPerson(services);
  await services.db.updateTable("contests").set({ organizer_id }).where("id", "=", contest.id).execute();
  const { json } = await exportOf(test, organizer);
  expect(JSON.parse(json)["Wat je over inzendingen schreef"]).toMatchObject([
    { Inzending: "Vloed", Feedback: "Stroef." },
  ]);
  expect(json).not.toContain("Mijn nicht.");
});

import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";

const test = useTestApi();

/** An ended contest whose only author, with this award, never gets the mail at the end: it failed for good. */
async function aContestWithoutEndMail(award?: object) {
  const { services } = test;
  const contest = await aContest(services);
  const organizer = await test.browser().signInAs(contest.organizerId);
  const entry = await anEntry(services, { contest_id: contest.id, titles: ["Eb"] });
  const id = entry.contributionIds[0] ?? "";
  if (award) await organizer.post(`/contest-contributions/${id}/set-state`, award);
  await organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 1 });
  // The same happens when staff drop the job.
  await services.db.transaction().execute((tx) => services.jobs.deleteMentioning(tx, [entry.id]));
  const writer = await test.browser().signInAs(entry.user_id);
  const read = async () => {
    const [{ state, place }] = (await writer.get(`/contests/${contest.slug}/participation/feedback`)).body.data;
    return { state, place };
  };
  const result = `/contests/${contest.slug}/result`;
  const prepare = async (...awards: object[]) => {
    const body = { expectedOn: null, juryWord: null, awards: awards.map((chosen) => ({ id, place: null, ...chosen })) };
    expect((await organizer.put(result, body)).status).toBe(200);
  };
  const release = async () => expect((await organizer.post(`${result}/release`, {})).status).toBe(204);
  const told = async () =>
    (await test.runJobs())
      .filter(({ kind }) => kind === "contests.award-changed")
      .map(({ paragraphs }) => paragraphs.slice(1));
  return { read, prepare, release, told };
}
const second = { state: "winner", place: 2 };
const mention = { state: "mention" };
const none = { state: "none", place: null };

describe("a mail at the end that failed for good (docs/product/contests.md#result)", () => {
  it("shows its author nothing that is only prepared, and mails it once it is released", async () => {
    const { read, prepare, release, told } = await aContestWithoutEndMail();
    expect(await read()).toEqual(none);
    await prepare(mention);
    expect(await read()).toEqual(none);
    await prepare(second);
    expect(await read()).toEqual(none);
    expect(await told()).toEqual([]);
    await release();
    expect(await read()).toEqual(second);
    expect(await told()).toEqual([["‘Eb’ behaalt de tweede plaats."]]);
    await prepare(mention);
    expect(await told()).toEqual([["‘Eb’ krijgt een eervolle vermelding."]]);
  });

  it("shows its author the award from the end; the release mails that too", async () => {
    const { read, prepare, release, told } = await aContestWithoutEndMail(second);
    expect(await read()).toEqual(second);
    // The award is saved unchanged: only the word of the jury is new.
    await prepare(second);
    expect(await read()).toEqual(second);
    await release();
    expect(await told()).toEqual([["‘Eb’ behaalt de tweede plaats."]]);
  });

  it("shows its author the award from the end while another award is prepared", async () => {
    const { read, prepare, release, told } = await aContestWithoutEndMail(second);
    await prepare(mention);
    expect(await read()).toEqual(second);
    await release();
    expect(await told()).toEqual([["‘Eb’ krijgt een eervolle vermelding."]]);
  });
});

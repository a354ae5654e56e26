import { beforeEach, describe, expect, it } from "vitest";
import { validContest } from "#valid-bodies.ts";
import { minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aContest } from "./contest.factory.ts";

const test = useTestApi();
const { bannerBig: _big, bannerSmall: _small, ...form } = validContest;
beforeEach(async () => void (await test.runJobs()));

/** An entry with feedback of the organiser. */
async function aJudgedEntry(contestId: string) {
  const person = await aPerson(test.services);
  const { contributionIds } = await anEntry(test.services, { contest_id: contestId, user_id: person.id });
  await test.services.db
    .insertInto("contribution_feedbacks")
    .values({ contribution_id: contributionIds[0] ?? "", feedback: "Sterk begin.", updated_at: test.clock.now() })
    .execute();
  return person;
}

/**
 * An ended contest that shows no feedback, with two entries of which one has some, and a way for its organiser to
 * switch it.
 */
async function anEndedContest() {
  const contest = await aContest(test.services, {
    show_jury_feedback_to_participant: false,
    ended_at: test.clock.now(),
  });
  const reader = await aJudgedEntry(contest.id);
  await anEntry(test.services, { contest_id: contest.id });
  const organizer = await test.browser().signInAs(contest.organizerId);
  const { deadline } = (await organizer.get(`/contests/${contest.slug}`)).body.data;
  const saveFeedback = async (shows: boolean) => {
    test.clock.advance(minutes(1));
    const changed = { title: contest.title, deadline, showJuryFeedbackToParticipant: Number(shows) };
    expect((await organizer.put(`/contests/${contest.slug}`, { ...form, ...changed })).status).toBe(200);
  };
  return { contest, reader, saveFeedback };
}
/** The addresses that are mailed that there is feedback to read. */
const mailed = async () =>
  (await test.runJobs()).filter(({ kind }) => kind === "contests.feedback-available").map(({ to }) => to);

describe("feedback that is shown after the end of a contest (docs/product/contests.md#ending)", () => {
  it("is announced by notification and mail to those who got some, again only after being switched off", async () => {
    const { reader, saveFeedback } = await anEndedContest();
    const browser = await test.browser().signInAs(reader.id);
    const notified = async () =>
      (await browser.get("/me/notifications")).body.data.filter(
        ({ type }: { type: string }) => type === "feedbackAvailableForParticipant",
      ).length;
    await saveFeedback(true);
    expect(await mailed()).toEqual([reader.email]);
    expect(await notified()).toBe(1);
    await saveFeedback(true);
    expect(await mailed()).toEqual([]);
    await saveFeedback(false);
    expect(await mailed()).toEqual([]);
    expect(await notified()).toBe(0);
    await saveFeedback(true);
    expect(await mailed()).toEqual([reader.email]);
    expect(await notified()).toBe(2);
  });

  it("is not mailed to blocked people, nor once it is switched off again", async () => {
    const { contest, reader, saveFeedback } = await anEndedContest();
    const blocked = await aJudgedEntry(contest.id);
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", blocked.id)
      .execute();
    await saveFeedback(true);
    expect(await mailed()).toEqual([reader.email]);
    await saveFeedback(false);
    await saveFeedback(true);
    await saveFeedback(false);
    expect(await mailed()).toEqual([]);
  });
});

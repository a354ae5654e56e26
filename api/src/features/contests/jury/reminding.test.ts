import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anInvitation } from "../invitations/invitation.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aJuror } from "./juror.factory.ts";

const test = useTestApi();

/** A contest with one entry and one juror. */
async function aJudgedContest() {
  const { services } = test;
  const contest = await aContest(services);
  const entry = await anEntry(services, { contest_id: contest.id });
  const juror = await aJuror(services, { contestId: contest.id });
  const organizer = await test.browser().signInAs(contest.organizerId);
  const judge = await test.browser().signInAs(juror.userId);
  return { contest, entry, juror, organizer, judge };
}
const reminders = async () => (await test.runJobs()).filter(({ kind }) => kind === "contests.organizer-reminder");

describe("reminding a juror", () => {
  it("mails and notifies jurors who have entries left, at most once a day", async () => {
    const { contest, juror, organizer, judge } = await aJudgedContest();
    const remind = async () => (await organizer.post(`/contest-jury/${juror.id}/remind`)).status;
    expect(await remind()).toBe(204);
    expect(await reminders()).toMatchObject([{ subject: `Nog 1 te lezen voor ${contest.title}` }]);
    expect((await judge.get("/me/notifications")).body.data).toMatchObject([{ type: "juryShouldGiveFeedback" }]);
    expect(await remind()).toBe(422);
    test.clock.advance(days(1) - 1000);
    expect(await remind()).toBe(422);
    test.clock.advance(1000);
    expect(await remind()).toBe(204);
    expect(await reminders()).toHaveLength(1);
    const { data } = (await organizer.get(`/contests/${contest.slug}/jury`)).body;
    expect(data[0].remindedAt).toBe(test.clock.now().toISOString());
  });

  it("happens once when it is requested twice at the same time", async () => {
    const { juror, organizer } = await aJudgedContest();
    const answers = await Promise.all([1, 2, 3].map(() => organizer.post(`/contest-jury/${juror.id}/remind`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422]);
    expect(await reminders()).toHaveLength(1);
  });

  it("is refused once everything is judged", async () => {
    const { entry, juror, organizer, judge } = await aJudgedContest();
    await judge.post(`/contest-contributions/${entry.contributionIds[0]}/feedback`, { points: 60 });
    const answer = await organizer.post(`/contest-jury/${juror.id}/remind`);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("beoordeelde alles");
  });

  it("sends no mail when the juror finished in the meantime", async () => {
    const { entry, juror, organizer, judge } = await aJudgedContest();
    expect((await organizer.post(`/contest-jury/${juror.id}/remind`)).status).toBe(204);
    const judged = await judge.post(`/contest-contributions/${entry.contributionIds[0]}/feedback`, { points: 60 });
    expect(judged.status).toBe(200);
    expect(await reminders()).toEqual([]);
  });
});

describe("a juror who accepted an invitation", () => {
  it("is shown to the organiser with the invited address, in the list and in the mail", async () => {
    const { services } = test;
    const contest = await aContest(services);
    const person = await aPerson(services);
    const { token } = await anInvitation(services, { contest_id: contest.id, email: person.email });
    const browser = await test.browser().signInAs(person.id);
    expect((await browser.post(`/contests/${contest.slug}/use-invitation`, { token })).status).toBe(200);
    const [mail] = (await test.runJobs()).filter(({ kind }) => kind === "invitations.jury-accepted");
    expect(mail?.paragraphs[0]).toContain(person.email);
    const organizer = await test.browser().signInAs(contest.organizerId);
    expect((await organizer.get(`/contests/${contest.slug}/jury`)).body.data).toMatchObject([{ email: person.email }]);
  });
});

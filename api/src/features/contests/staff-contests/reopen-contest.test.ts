import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";

const test = useTestApi();
const REASON = "De verkeerde knop.";

/** A contest that its organiser ended, with an entrant, somebody who only started, a juror, and an admin. */
async function anEndedContest(wanted: Parameters<typeof aContest>[1] = {}) {
  const contest = await aContest(test.services, { title: "Water", ...wanted });
  const [entrant, beginner] = [await aPerson(test.services), await aPerson(test.services)];
  const entry = await anEntry(test.services, { contest_id: contest.id, user_id: entrant.id });
  await anEntry(test.services, { contest_id: contest.id, user_id: beginner.id, handedIn: false });
  const { userId } = await aJuror(test.services, { contestId: contest.id });
  const organizer = await test.browser().signInAs(contest.organizerId);
  const end = () => organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 0 });
  await end();
  await test.runJobs();
  const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
  const reopen = (body: object = { reason: REASON }) => admin.post(`/staff/contests/${contest.id}/reopen`, body);
  return { contest, entrant, beginner, entry, jurorId: userId, organizer, admin, end, reopen };
}
async function anAdminsContest() {
  const person = await aPerson(test.services, { roles: ["admin"] });
  return { person, contest: await aContest(test.services, { organizer_id: person.id }) };
}
const addressOf = (id: string) => emailOf(test.services, id);

describe("reopening a contest that ended (docs/product/contests.md#reopening)", () => {
  it("lets judging go on, is logged, and tells the organiser, the jury and all entrants why", async () => {
    const { contest, entrant, beginner, entry, jurorId, organizer, admin, reopen } = await anEndedContest();
    const juror = await test.browser().signInAs(jurorId);
    const score = () => juror.post(`/contest-contributions/${entry.contributionIds[0]}/feedback`, { points: 80 });
    expect((await score()).status).toBe(422);
    expect(await reopen()).toMatchObject({ status: 200, body: { data: { endedAt: null } } });
    expect((await score()).status).toBe(200);
    const mails = await test.runJobs();
    const byAddress = Object.fromEntries(
      mails.map(({ to, kind, paragraphs }) => [to, { kind, text: paragraphs.join("\n") }]),
    );
    expect(byAddress).toEqual({
      [entrant.email]: {
        kind: "staff-contests.reopened",
        text: expect.stringContaining("De uitslag die je kreeg, telt niet meer."),
      },
      [beginner.email]: {
        kind: "staff-contests.reopened",
        text: expect.stringContaining("Je kan je deelname weer afwerken"),
      },
      [await addressOf(jurorId)]: {
        kind: "staff-contests.reopened",
        text: expect.stringContaining("Je kan weer scoren"),
      },
      [await addressOf(contest.organizerId)]: { kind: "contests.acted-in", text: expect.stringContaining("heropende") },
    });
    for (const { text } of Object.values(byAddress)) expect(text).toContain(REASON);
    for (const id of [entrant.id, beginner.id, jurorId]) {
      const { data } = (await (await test.browser().signInAs(id)).get("/me/notifications")).body;
      expect(data.map(({ type }: { type: string }) => type)).toContain("contestReopened");
    }
    expect((await admin.get(`/staff/audit?subject=contests&subjectId=${contest.id}`)).body.data).toMatchObject([
      { action: "reopen", after: { endedAt: null, reason: REASON } },
    ]);
    expect((await organizer.get(`/contests/${contest.slug}/staff-acts`)).body.data).toMatchObject([
      { act: "reopen", reason: REASON },
    ]);
  });

  it("is not announced to people who withdrew before the mail went out", async () => {
    const { entrant, entry, reopen } = await anEndedContest();
    await reopen();
    const browser = await test.browser().signInAs(entrant.id);
    expect((await browser.delete(`/contest-participants/${entry.id}`)).status).toBe(204);
    const toEntrant = (await test.runJobs()).filter(({ to }) => to === entrant.email);
    expect(toEntrant.map(({ kind }) => kind)).toEqual(["participations.withdrawn"]);
  });

  it("lets it be ended again, with new mails about the result", async () => {
    const { entrant, reopen, end } = await anEndedContest();
    await reopen();
    await test.runJobs();
    expect((await end()).status).toBe(204);
    const toEntrant = (await test.runJobs()).filter(({ to }) => to === entrant.email);
    expect(toEntrant.map(({ kind }) => kind)).toEqual(["contests.result"]);
  });

  it("promises again the feedback that was held back at the end, and says so on the page", async () => {
    const { contest, organizer, reopen } = await anEndedContest({ show_jury_feedback_to_participant: true });
    const read = async () => (await organizer.get(`/contests/${contest.slug}`)).body.data;
    const { revision } = await read();
    test.clock.advance(60_000);
    await reopen();
    await test.runJobs();
    const reopened = await read();
    expect(reopened).toMatchObject({ showJuryFeedbackToParticipant: true, revision: revision + 1 });
    expect(reopened.changes.map(({ field, after }: Record<string, unknown>) => [field, after !== null])).toEqual([
      ["feedback", true],
      ["feedback", false],
    ]);
    const other = await anEndedContest({ show_jury_feedback_to_participant: false });
    await other.reopen();
    await test.runJobs();
    const { data } = (await other.organizer.get(`/contests/${other.contest.slug}`)).body;
    expect(data).toMatchObject({ showJuryFeedbackToParticipant: false, changes: [] });
  });

  it("takes a released result off the site, even when the contest is ended again", async () => {
    const { contest, organizer, reopen, end, jurorId } = await anEndedContest();
    const at = `/contests/${contest.slug}/result`;
    await organizer.put(at, { expectedOn: null, juryWord: "<p>Stil water.</p>" });
    expect((await organizer.post(`${at}/release`, {})).status).toBe(204);
    const statusOfResult = async () => (await test.browser().get(at)).status;
    expect(await statusOfResult()).toBe(200);
    await test.runJobs();
    await reopen();
    expect(await statusOfResult()).toBe(404);
    test.clock.advance(60_000);
    await end();
    expect(await statusOfResult()).toBe(404);
    await organizer.post(`${at}/release`, {});
    await test.runJobs();
    const { data } = (await (await test.browser().signInAs(jurorId)).get("/me/notifications")).body;
    expect(data.filter(({ type }: { type: string }) => type === "contestResultReleased")).toHaveLength(2);
  });

  it("cancels mails of the result that were still waiting, and needs an ended contest and a reason", async () => {
    const { entrant, reopen, end } = await anEndedContest();
    expect((await reopen({ reason: " " })).status).toBe(422);
    await reopen();
    expect((await reopen()).status).toBe(422);
    await test.runJobs();
    await end();
    await reopen();
    test.clock.advance(60_000);
    await end();
    const toEntrant = (await test.runJobs()).filter(
      ({ to, kind }) => to === entrant.email && kind === "contests.result",
    );
    expect(toEntrant).toHaveLength(1);
    await end();
    await reopen();
    const kinds = (await test.runJobs()).map(({ kind }) => kind);
    expect(kinds).not.toContain("contests.result");
    expect(kinds).not.toContain("contests.ended-early");
  });

  it("is no act of staff when an admin reopens their own contest", async () => {
    const { person, contest } = await anAdminsContest();
    const admin = await test.browser().signInAs(person.id);
    await admin.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 0 });
    expect((await admin.post(`/staff/contests/${contest.id}/reopen`, { reason: REASON })).status).toBe(200);
    expect((await admin.get(`/contests/${contest.slug}/staff-acts`)).body.data).toEqual([]);
    expect(await test.runJobs()).toEqual([]);
    expect((await admin.get(`/staff/audit?subject=contests&subjectId=${contest.id}`)).body.data).toMatchObject([
      { action: "reopen", after: { reason: REASON } },
    ]);
  });

  it("is only for staff who manage people", async () => {
    const { contest, organizer } = await anEndedContest();
    expect((await organizer.post(`/staff/contests/${contest.id}/reopen`, { reason: REASON })).status).toBe(403);
  });
});

import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { contributionMakers } from "./contribution.factory.ts";

const test = useTestApi();
const { anEnteredContest, scored, end } = contributionMakers(test);

describe("feedback updated by the organiser (docs/product/juries.md#organiser)", () => {
  const put = (organizer: Awaited<ReturnType<typeof anEnteredContest>>["organizer"], id: string, points: number) =>
    organizer.put(`/contest-contribution-feedbacks/${id}`, { feedback: "Herzien.", points });
  const rows = (contributionId: string) =>
    test.services.db
      .selectFrom("contribution_feedbacks")
      .select(["jury_id", "points", "feedback"])
      .where("contribution_id", "=", contributionId)
      .orderBy("points")
      .execute();

  it("changes that of a juror by its id", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40);
    await scored(contest.id, contributionId, 70);
    const { body } = await organizer.get(`/contest-contributions/${contributionId}`);
    const theirs = body.data.feedbacks.find(({ points }: { points: number }) => points === 40);
    expect((await put(organizer, theirs.id, 45)).status).toBe(204);
    expect(await rows(contributionId)).toMatchObject([{ jury_id: juror.id, points: 45 }, { points: 70 }]);
  });

  it("becomes the organiser's own when the juror is removed at that moment, with what they wrote", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40);
    const { result } = await test.services.db.transaction().execute(async (tx) => {
      await tx.deleteFrom("contest_jury").where("id", "=", juror.id).execute();
      return test.started(() => put(organizer, contributionId, 50));
    });
    expect((await result).status).toBe(204);
    expect(await rows(contributionId)).toMatchObject([{ jury_id: null, points: 50, feedback: "Herzien." }]);
  });

  it("leaves what is absent, which the juror may have changed in the meantime", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40, "Van mij.");
    const send = (body: object) => organizer.put(`/contest-contribution-feedbacks/${contributionId}`, body);
    expect((await send({ feedback: "Herzien." })).status).toBe(204);
    expect(await rows(contributionId)).toEqual([{ jury_id: juror.id, points: 40, feedback: "Herzien." }]);
    expect((await send({ points: 50 })).status).toBe(204);
    expect(await rows(contributionId)).toEqual([{ jury_id: juror.id, points: 50, feedback: "Herzien." }]);
  });

  it("keeps an abstention when only the words change", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40);
    const judging = await test.browser().signInAs(juror.userId);
    await judging.post(`/contest-contributions/${contributionId}/abstain`, { reason: "Ik ken de schrijver." });
    await organizer.put(`/contest-contribution-feedbacks/${contributionId}`, { feedback: "Herzien." });
    const { data } = (await organizer.get(`/contest-contributions/${contributionId}`)).body;
    expect(data.feedbacks).toMatchObject([
      { feedback: "Herzien.", points: null, abstainedBecause: "Ik ken de schrijver." },
    ]);
  });

  it("changes the only feedback by the id of the entry", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40);
    await put(organizer, contributionId, 50);
    expect(await rows(contributionId)).toMatchObject([{ jury_id: juror.id, points: 50, feedback: "Herzien." }]);
  });

  it("may have words without points, which do not count in the mean", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    await scored(contest.id, contributionId, 40);
    const own = { feedback: "Een woord van ons.", points: null, own: true };
    expect((await organizer.put(`/contest-contribution-feedbacks/${contributionId}`, own)).status).toBe(204);
    const { data } = (await organizer.get(`/contest-contributions/${contributionId}`)).body;
    expect(data.score).toBe(40);
    expect(data.feedbacks).toContainEqual(expect.objectContaining({ feedback: "Een woord van ons.", points: null }));
  });

  it("is the organiser's own when they ask for that, next to the feedback of the only juror", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40);
    const own = { feedback: "Van ons.", points: 60, own: true };
    expect((await organizer.put(`/contest-contribution-feedbacks/${contributionId}`, own)).status).toBe(204);
    expect(await rows(contributionId)).toMatchObject([
      { jury_id: juror.id, points: 40 },
      { jury_id: null, points: 60, feedback: "Van ons." },
    ]);
  });

  it("is the organiser's own where no juror or several wrote, and only one of many simultaneous requests", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    await scored(contest.id, contributionId, 40);
    await scored(contest.id, contributionId, 70);
    const token = await organizer.csrfToken("community");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        organizer.send("PUT", `/contest-contribution-feedbacks/${contributionId}`, "community", {
          body: { feedback: "Van ons.", points: 99 },
          headers: { "x-csrf-token": token },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
    expect(await rows(contributionId)).toMatchObject([
      { points: 40 },
      { points: 70 },
      { jury_id: null, points: 99, feedback: "Van ons." },
    ]);
  });

  it("leaves a mark on a juror's judgement: who changed it, when, and what it was", async () => {
    const { contest, organizer, entry, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40, "Van mij.");
    await put(organizer, contributionId, 50);
    test.clock.advance(1000);
    await put(organizer, contributionId, 60);
    const judging = await test.browser().signInAs(juror.userId);
    const { nickname } = await test.services.db
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", contest.organizerId)
      .executeTakeFirstOrThrow();
    const mine = {
      feedback: "Herzien.",
      points: 60,
      changed: {
        at: test.clock.now().toISOString(),
        by: nickname,
        feedback: "Van mij.",
        points: 40,
        abstainedBecause: null,
      },
    };
    expect((await judging.get(`/contest-contributions/${contributionId}`)).body.data).toMatchObject({ mine });
    const list = await judging.get(`/contests/${contest.slug}/contributions-jury`);
    expect(list.body.data).toMatchObject([{ mine }]);
    await end(contest.id);
    const writer = await test.browser().signInAs(entry.user_id);
    const feedback = await writer.get(`/contests/${contest.slug}/participation/feedback`);
    expect(feedback.body.data).toMatchObject([{ feedbacks: [{ feedback: "Herzien.", isChanged: true }] }]);
    expect(feedback.text).not.toContain("Van mij.");
    expect(feedback.text).not.toContain(juror.userId);
  });

  it("notifies the juror each time it changes, without naming the entry, and nobody when nothing changes", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 50, "Herzien.");
    await put(organizer, contributionId, 50);
    const judging = await test.browser().signInAs(juror.userId);
    const told = async () => (await judging.get("/me/notifications")).body.data;
    expect(await told()).toEqual([]);
    for (const points of [60, 70]) {
      test.clock.advance(1000);
      await put(organizer, contributionId, points);
    }
    const { title, slug } = contest;
    expect(await told()).toMatchObject(
      [1, 2].map(() => ({ type: "judgementChanged", data: { contest: { title, slug } } })),
    );
    const email = await emailOf(test.services, juror.userId);
    const mails = (await test.runScheduled("notifications.mail-raised")).filter(({ to }) => to === email);
    expect(mails.map(({ kind }) => kind)).toEqual(Array(2).fill("notifications.judgementChanged"));
    expect(JSON.stringify(mails)).not.toContain("De veerpont");
  });

  it("loses its mark once the juror writes their own again; points alone leave the mark", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40, "Van mij.");
    await put(organizer, contributionId, 50);
    const judging = await test.browser().signInAs(juror.userId);
    const score = async (body: object) =>
      (await judging.post(`/contest-contributions/${contributionId}/feedback`, body)).body.data;
    expect(await score({ points: 45 })).toMatchObject({ feedback: "Herzien.", changed: { feedback: "Van mij." } });
    expect(await score({ points: 45, feedback: "Toch dit." })).toMatchObject({ feedback: "Toch dit.", changed: null });
  });

  it("names only the organiser as the person who changed it", async () => {
    const { contest, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, 40);
    const staff = await aPerson(test.services, { roles: ["admin"] });
    await put(await test.browser().signInAs(staff.id), contributionId, 50);
    const judging = await test.browser().signInAs(juror.userId);
    const { body, text } = await judging.get(`/contest-contributions/${contributionId}`);
    expect(body.data.mine.changed).toMatchObject({ by: null, points: 40 });
    expect(text).not.toContain(staff.nickname);
  });

  it("cannot be changed once the contest has ended, nor by anybody else", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const other = await aPerson(test.services, { roles: ["contest_organizer"] });
    expect((await put(await test.browser().signInAs(other.id), contributionId, 1)).status).toBe(404);
    await end(contest.id);
    expect((await put(organizer, contributionId, 1)).status).toBe(422);
    expect(await rows(contributionId)).toEqual([]);
  });
});

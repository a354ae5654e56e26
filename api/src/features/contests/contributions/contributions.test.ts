import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { contributionMakers } from "./contribution.factory.ts";
import { STORED_PERSON } from "#features/people/people/person-details.factory.ts";

const test = useTestApi();
const { anEnteredContest, scored, end } = contributionMakers(test);

describe("the organiser's list of entries (docs/product/participations.md#organiser)", () => {
  it("shows what was handed in and by whom, and nothing that is still being written", async () => {
    const { contest, organizer, entry } = await anEnteredContest();
    await anEntry(test.services, { contest_id: contest.id, titles: ["Nog niet af"], handedIn: false });
    const { status, body } = await organizer.get(`/contests/${contest.slug}/contributions`);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: entry.contributionIds[0],
        title: "De veerpont",
        wordCount: 5,
        ageCategoryId: null,
        state: "none",
        place: null,
        score: null,
        scoredBy: 0,
        participant: {
          id: entry.id,
          finalizedAt: expect.any(String),
          user: { nickname: expect.stringMatching(/^persoon-/), name: "Anneleen Wouters" },
        },
      },
    ]);
  });

  it("gives the mean of the scores: an entry that is not scored does not count as 0", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    for (const points of [null, 0, 75]) await scored(contest.id, contributionId, points);
    const [row] = (await organizer.get(`/contests/${contest.slug}/contributions`)).body.data;
    expect(row).toMatchObject({ score: 37.5, scoredBy: 2 });
  });

  it("keeps a blocked person's entry, to be scored and counted (docs/product/staff.md#blocking)", async () => {
    const { contest, organizer, entry, contributionId } = await anEnteredContest();
    const juror = await scored(contest.id, contributionId, null);
    const judging = await test.browser().signInAs(juror.userId);
    const blocked_at = test.clock.now();
    await test.services.db.updateTable("users").set({ blocked_at }).where("id", "=", entry.user_id).execute();
    expect((await judging.post(`/contest-contributions/${contributionId}/feedback`, { points: 60 })).status).toBe(200);
    const judged = await judging.get(`/contests/${contest.slug}/contributions-jury`);
    expect(judged.body.data).toMatchObject([{ id: contributionId, mine: { points: 60 } }]);
    expect(judged.body.meta.contest).toMatchObject({ total: 1, scored: 1 });
    const managed = await organizer.get(`/contests/${contest.slug}/contributions`);
    expect(managed.body.data).toMatchObject([{ id: contributionId, score: 60, scoredBy: 1 }]);
  });

  it("can be narrowed to an age category", async () => {
    const { contest, organizer } = await anEnteredContest({
      ages: [
        [12, 15],
        [16, 98],
      ],
    });
    const [young = 0] = contest.ageCategoryIds;
    await anEntry(test.services, { contest_id: contest.id, titles: ["Jong"], ageCategoryId: young });
    const { body } = await organizer.get(`/contests/${contest.slug}/contributions?ageCategoryId=${young}`);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(["Jong"]);
  });

  it("takes as many queries for thirty entries as for one", async () => {
    const { contest, organizer } = await anEnteredContest();
    const list = () => organizer.get(`/contests/${contest.slug}/contributions`);
    const few = await test.countQueries(list);
    for (let more = 0; more < 30; more++) await anEntry(test.services, { contest_id: contest.id });
    expect(await test.countQueries(list)).toBe(few);
  });

  it("is for managers of the contest and for staff", async () => {
    const { contest } = await anEnteredContest();
    const other = await aPerson(test.services, { roles: ["contest_organizer"] });
    const admin = await aPerson(test.services, { roles: ["admin"] });
    const path = `/contests/${contest.slug}/contributions`;
    expect((await (await test.browser().signInAs(other.id)).get(path)).status).toBe(404);
    expect((await (await test.browser().signInAs(admin.id)).get(path)).status).toBe(200);
  });
});

describe("one entry", () => {
  it("shows the organiser everything: who entered, what they answered, what each juror wrote", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest({ extra_field1: "Wat is water voor jou?" });
    await scored(contest.id, contributionId, 80, "Sterk begin.");
    const { body } = await organizer.get(`/contest-contributions/${contributionId}`);
    expect(body.data).toMatchObject({
      title: "De veerpont",
      body: "<p>Het regende op de polder.</p>",
      score: 80,
      contest: { slug: contest.slug, extraField1: "Wat is water voor jou?" },
      participant: { user: { name: "Anneleen Wouters", phone: STORED_PERSON.phone, addressCity: "Gent" } },
      feedbacks: [{ feedback: "Sterk begin.", points: 80, jury: { user: { nickname: expect.any(String) } } }],
      me: { can: { setState: true, score: false, reopen: true } },
    });
  });

  it("shows an answer below the question that was asked then, even when the question has changed", async () => {
    const { contest, organizer, entry, contributionId } = await anEnteredContest({
      extra_field1: "Welke leerkracht?",
      extra_field2: null,
    });
    const { db, clock } = test.services;
    const answers = { extra_field1: "Sint-Jan", extra_field2: "Ja" };
    await db.updateTable("participations").set(answers).where("id", "=", entry.id).execute();
    const changed_at = new Date(clock.now().getTime() + 1);
    const of = { contest_id: contest.id, changed_at };
    await db
      .insertInto("contest_changes")
      .values([
        { ...of, field: "extraField1", before: "Welke school?", after: "Welke leerkracht?" },
        { ...of, field: "extraField2", before: "Lees je graag?", after: null },
      ])
      .execute();
    const questions = { extraField1: "Welke school?", extraField2: "Lees je graag?" };
    const { data } = (await organizer.get(`/contest-contributions/${contributionId}`)).body;
    expect(data.contest).toMatchObject(questions);
    const entrant = await test.browser().signInAs(entry.user_id);
    expect((await entrant.get(`/contests/${contest.slug}/participation`)).body.data.contest).toMatchObject(questions);
    test.clock.advance(1000);
    const later = await anEntry(test.services, { contest_id: contest.id });
    const newer = (await organizer.get(`/contest-contributions/${later.contributionIds[0]}`)).body.data;
    expect(newer.contest).toMatchObject({ extraField1: "Welke leerkracht?", extraField2: null });
    const csv = await organizer.get(`/export/contests/${contest.slug}/csv`);
    expect(csv.text.split("\r\n")[0]).toContain(";Welke leerkracht?;Lees je graag?;");
    expect(csv.text).toContain(";Sint-Jan (op de vraag ‘Welke school?’);Ja;");
  });

  it("can be read once it is handed in, and for as long as its organiser may create contests", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const begun = await anEntry(test.services, { contest_id: contest.id, handedIn: false });
    expect((await organizer.get(`/contest-contributions/${begun.contributionIds[0]}`)).status).toBe(404);
    expect((await organizer.get(`/contest-contributions/${contributionId}`)).status).toBe(200);
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", contest.organizerId).execute();
    expect((await organizer.get(`/contest-contributions/${contributionId}`)).status).toBe(404);
  });

  it("knows its neighbours in the list", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    test.clock.advance(1000);
    const [second = ""] = (await anEntry(test.services, { contest_id: contest.id })).contributionIds;
    const neighbours = async (id: string) => (await organizer.get(`/contest-contributions/${id}`)).body.data.neighbours;
    expect(await neighbours(contributionId)).toEqual({ previous: null, next: second });
    expect(await neighbours(second)).toEqual({ previous: contributionId, next: null });
  });

  it("shows a juror the text, and nothing about its author or what others scored", async () => {
    const { contest, entry, contributionId } = await anEnteredContest({ extra_field1: "Vraag" });
    await test.services.db.updateTable("participations").set({ extra_field1: "Antwoord" }).execute();
    await scored(contest.id, contributionId, 12, "Van een ander jurylid.");
    const mine = await scored(contest.id, contributionId, 90, "Van mij.");
    const juror = await test.browser().signInAs(mine.userId);
    const { body, text } = await juror.get(`/contest-contributions/${contributionId}`);
    expect(body.data).toMatchObject({
      title: "De veerpont",
      participant: null,
      writer: null,
      state: null,
      score: null,
      feedbacks: [],
      mine: { feedback: "Van mij.", points: 90, abstainedBecause: null },
      me: { can: { setState: false, score: true, reopen: false } },
    });
    for (const hidden of ["Van een ander", "Antwoord", "Wouters", entry.user_id, entry.id, entry.texts[0]?.id ?? "-"])
      expect(text).not.toContain(hidden);
  });

  it("shows a juror what the others wrote once the contest has ended", async () => {
    const { contest, contributionId } = await anEnteredContest();
    await scored(contest.id, contributionId, 12, "Van een ander jurylid.");
    const mine = await scored(contest.id, contributionId, 90);
    await end(contest.id);
    const juror = await test.browser().signInAs(mine.userId);
    expect((await juror.get(`/contest-contributions/${contributionId}`)).body.data).toMatchObject({
      score: 51,
      feedbacks: [{ feedback: "Van een ander jurylid.", points: 12 }],
      me: { can: { score: false } },
    });
  });

  it("names the writer to the jury only where the contest is not judged blind", async () => {
    const { contest, contributionId, entry } = await anEnteredContest({ is_blind: false });
    const { userId } = await aJuror(test.services, { contestId: contest.id });
    const writer = await test.services.db
      .selectFrom("users")
      .select("nickname")
      .where("id", "=", entry.user_id)
      .executeTakeFirstOrThrow();
    const { body, text } = await (
      await test.browser().signInAs(userId)
    ).get(`/contest-contributions/${contributionId}`);
    expect(body.data.writer).toBe(writer.nickname);
    expect(text).not.toContain("Wouters");
  });

  it("does not exist for its author's readers, other jurors and members", async () => {
    const { contributionId, entry } = await anEnteredContest();
    const elsewhere = await aJuror(test.services, { contestId: (await aContest(test.services)).id });
    for (const id of [elsewhere.userId, entry.user_id, (await aPerson(test.services)).id])
      expect((await (await test.browser().signInAs(id)).get(`/contest-contributions/${contributionId}`)).status).toBe(
        404,
      );
  });
});

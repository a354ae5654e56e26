import { MAX_AWARDS } from "@inktvis/contract/features/contests/results";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestResponse } from "#testing/test-browser.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry, ENTRANT } from "../participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

async function aStage(wanted: Parameters<typeof aContest>[1] = {}) {
  const contest = await aContest(test.services, wanted);
  const organizer = await test.browser().signInAs(contest.organizerId);
  const entry = await anEntry(test.services, { contest_id: contest.id, titles: ["De veerpont"] });
  const [contributionId = ""] = entry.contributionIds;
  return { contest, organizer, entry, contributionId };
}

/** A juror who gave these points, or looked and gave none. */
async function scored(contestId: string, contributionId: string, points: number | null, feedback = "") {
  const juror = await aJuror(test.services, { contestId });
  await test.services.db
    .insertInto("contribution_feedbacks")
    .values({ contribution_id: contributionId, jury_id: juror.id, points, feedback, updated_at: test.clock.now() })
    .execute();
  return juror;
}
const end = (contestId: string) =>
  test.services.db.updateTable("contests").set({ ended_at: test.clock.now() }).where("id", "=", contestId).execute();

describe("the organiser's list of entries (docs/product/participations.md#organiser)", () => {
  it("has what was handed in with who did, and nothing that is still being written", async () => {
    const { contest, organizer, entry } = await aStage();
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

  it("gives the mean of what was scored: not scored is not 0", async () => {
    const { contest, organizer, contributionId } = await aStage();
    for (const points of [null, 0, 75]) await scored(contest.id, contributionId, points);
    const [row] = (await organizer.get(`/contests/${contest.slug}/contributions`)).body.data;
    expect(row).toMatchObject({ score: 37.5, scoredBy: 2 });
  });

  it("can be narrowed to an age category", async () => {
    const { contest, organizer } = await aStage({
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

  it("asks as many questions for thirty entries as for one", async () => {
    const { contest, organizer } = await aStage();
    const list = () => organizer.get(`/contests/${contest.slug}/contributions`);
    const few = await test.countQueries(list);
    for (let more = 0; more < 30; more++) await anEntry(test.services, { contest_id: contest.id });
    expect(await test.countQueries(list)).toBe(few);
  });

  it("is for who manages the contest, and for staff", async () => {
    const { contest } = await aStage();
    const other = await aPerson(test.services, { roles: ["contest_organizer"] });
    const admin = await aPerson(test.services, { roles: ["admin"] });
    const path = `/contests/${contest.slug}/contributions`;
    expect((await (await test.browser().signInAs(other.id)).get(path)).status).toBe(404);
    expect((await (await test.browser().signInAs(admin.id)).get(path)).status).toBe(200);
  });
});

describe("one entry", () => {
  it("is whole for the organiser: who entered, what they answered, what each juror wrote", async () => {
    const { contest, organizer, contributionId } = await aStage({ extra_field1: "Wat is water voor jou?" });
    await scored(contest.id, contributionId, 80, "Sterk begin.");
    const { body } = await organizer.get(`/contest-contributions/${contributionId}`);
    expect(body.data).toMatchObject({
      title: "De veerpont",
      body: "<p>Het regende op de polder.</p>",
      score: 80,
      contest: { slug: contest.slug, extraField1: "Wat is water voor jou?" },
      participant: { user: { name: "Anneleen Wouters", phone: ENTRANT.phone, addressCity: "Gent" } },
      feedbacks: [{ feedback: "Sterk begin.", points: 80, jury: { user: { nickname: expect.any(String) } } }],
      me: { can: { setState: true, score: false, reopen: true } },
    });
  });

  it("is there once it is handed in, and for as long as its organiser may make contests", async () => {
    const { contest, organizer, contributionId } = await aStage();
    const begun = await anEntry(test.services, { contest_id: contest.id, handedIn: false });
    expect((await organizer.get(`/contest-contributions/${begun.contributionIds[0]}`)).status).toBe(404);
    expect((await organizer.get(`/contest-contributions/${contributionId}`)).status).toBe(200);
    await test.services.db.deleteFrom("user_roles").where("user_id", "=", contest.organizerId).execute();
    expect((await organizer.get(`/contest-contributions/${contributionId}`)).status).toBe(404);
  });

  it("knows its neighbours in the list", async () => {
    const { contest, organizer, contributionId } = await aStage();
    test.clock.advance(1000);
    const [second = ""] = (await anEntry(test.services, { contest_id: contest.id })).contributionIds;
    const neighbours = async (id: string) => (await organizer.get(`/contest-contributions/${id}`)).body.data.neighbours;
    expect(await neighbours(contributionId)).toEqual({ previous: null, next: second });
    expect(await neighbours(second)).toEqual({ previous: contributionId, next: null });
  });

  it("shows a juror the words and nothing of who wrote them, nor what others scored", async () => {
    const { contest, entry, contributionId } = await aStage({ extra_field1: "Vraag" });
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
    const { contest, contributionId } = await aStage();
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
    const { contest, contributionId, entry } = await aStage({ is_blind: false });
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

  it("does not exist for its writer's readers, other jurors and members", async () => {
    const { contributionId, entry } = await aStage();
    const elsewhere = await aJuror(test.services, { contestId: (await aContest(test.services)).id });
    for (const id of [elsewhere.userId, entry.user_id, (await aPerson(test.services)).id])
      expect((await (await test.browser().signInAs(id)).get(`/contest-contributions/${contributionId}`)).status).toBe(
        404,
      );
  });
});

describe("the state of an entry (docs/product/contests.md#awards)", () => {
  it("is set by the organiser, until the contest has ended", async () => {
    const { contest, organizer, contributionId } = await aStage();
    const set = (state: string) => organizer.post(`/contest-contributions/${contributionId}/set-state`, { state });
    expect((await set("winner")).status).toBe(204);
    await end(contest.id);
    const late = await set("none");
    expect(late.status).toBe(422);
    expect(late.body.message).toBe("De wedstrijd is afgelopen. Hieraan verandert niets meer.");
    const { body } = await organizer.get(`/contests/${contest.slug}/contributions`);
    expect(body.data[0].state).toBe("winner");
  });

  it("is invalid with a reason only, which who wrote it reads on the page, in a mail and a notification", async () => {
    const { contest, organizer, entry, contributionId } = await aStage();
    const set = (body: object) => organizer.post(`/contest-contributions/${contributionId}/set-state`, body);
    for (const reason of [undefined, "  ", "x".repeat(2001)]) {
      const refused = await set({ state: "invalid", reason });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["reason"]]);
    }
    await test.runJobs();
    expect((await set({ state: "invalid", reason: "Verscheen al in een bundel." })).status).toBe(204);
    expect(await test.runJobs()).toMatchObject([
      {
        subject: `Je inzending voor ${contest.title} is ongeldig verklaard`,
        paragraphs: [expect.stringContaining("‘De veerpont’"), "Verscheen al in een bundel."],
        action: { url: expect.stringContaining(`/deelnames/${contest.slug}`) },
      },
    ]);
    const writer = await test.browser().signInAs(entry.user_id);
    const entered = async () =>
      (await writer.get(`/contests/${contest.slug}/participation`)).body.data.contributions[0].entered;
    const types = async () =>
      (await writer.get("/me/notifications")).body.data.map(({ type }: { type: string }) => type);
    expect(await entered()).toMatchObject({ isInvalid: true, invalidBecause: "Verscheen al in een bundel." });
    expect(await types()).toEqual(["entryInvalid"]);
    await set({ state: "none" });
    expect(await entered()).toMatchObject({ isInvalid: false, invalidBecause: null });
    expect(await types()).toEqual([]);
  });

  it("counts as a message when it mails a reason, and is refused whole when there were too many today", async () => {
    const { organizer, contributionId } = await aStage();
    const set = (body: object) => organizer.post(`/contest-contributions/${contributionId}/set-state`, body);
    const { limits } = test.services.config;
    const usual = limits.messages;
    limits.messages = { times: 1, seconds: 86_400 };
    try {
      expect((await set({ state: "invalid", reason: "Te lang." })).status).toBe(204);
      // Nothing new is told.
      expect((await set({ state: "invalid", reason: "Te lang." })).status).toBe(204);
      const refused = await set({ state: "invalid", reason: "Te kort." });
      expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining("hoogstens 1 bericht")]);
      expect((await set({ state: "winner" })).status).toBe(204);
    } finally {
      limits.messages = usual;
    }
    const mails = (await test.runJobs()).filter(({ kind }) => kind === "participations.declared-invalid");
    expect(JSON.stringify(mails)).not.toContain("Te kort.");
  });

  it("is not set, and no feedback written, before the entry is handed in", async () => {
    const { contest, organizer } = await aStage();
    const begun = await anEntry(test.services, { contest_id: contest.id, handedIn: false });
    const [id = ""] = begun.contributionIds;
    const answers = [
      await organizer.post(`/contest-contributions/${id}/set-state`, { state: "winner" }),
      await organizer.put(`/contest-contribution-feedbacks/${id}`, { feedback: "Mooi.", points: 80, own: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const { db } = test.services;
    const { state } = await db
      .selectFrom("contributions")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(state).toBe("none");
    const written = await db
      .selectFrom("contribution_feedbacks")
      .select("id")
      .where("contribution_id", "=", id)
      .execute();
    expect(written).toEqual([]);
  });
});

describe("feedback as the organiser puts it (docs/product/juries.md#organiser)", () => {
  const put = (organizer: Awaited<ReturnType<typeof aStage>>["organizer"], id: string, points: number) =>
    organizer.put(`/contest-contribution-feedbacks/${id}`, { feedback: "Herzien.", points });
  const rows = (contributionId: string) =>
    test.services.db
      .selectFrom("contribution_feedbacks")
      .select(["jury_id", "points", "feedback"])
      .where("contribution_id", "=", contributionId)
      .orderBy("points")
      .execute();

  it("changes the one of a juror by its id", async () => {
    const { contest, organizer, contributionId } = await aStage();
    const juror = await scored(contest.id, contributionId, 40);
    await scored(contest.id, contributionId, 70);
    const { body } = await organizer.get(`/contest-contributions/${contributionId}`);
    const theirs = body.data.feedbacks.find(({ points }: { points: number }) => points === 40);
    expect((await put(organizer, theirs.id, 45)).status).toBe(204);
    expect(await rows(contributionId)).toMatchObject([{ jury_id: juror.id, points: 45 }, { points: 70 }]);
  });

  it("changes the only one by the id of the entry", async () => {
    const { contest, organizer, contributionId } = await aStage();
    const juror = await scored(contest.id, contributionId, 40);
    await put(organizer, contributionId, 50);
    expect(await rows(contributionId)).toMatchObject([{ jury_id: juror.id, points: 50, feedback: "Herzien." }]);
  });

  it("may be words without points, which count in no mean", async () => {
    const { contest, organizer, contributionId } = await aStage();
    await scored(contest.id, contributionId, 40);
    const own = { feedback: "Een woord van ons.", points: null, own: true };
    expect((await organizer.put(`/contest-contribution-feedbacks/${contributionId}`, own)).status).toBe(204);
    const { data } = (await organizer.get(`/contest-contributions/${contributionId}`)).body;
    expect(data.score).toBe(40);
    expect(data.feedbacks).toContainEqual(expect.objectContaining({ feedback: "Een woord van ons.", points: null }));
  });

  it("is the organiser's own when they say so, beside that of the only juror", async () => {
    const { contest, organizer, contributionId } = await aStage();
    const juror = await scored(contest.id, contributionId, 40);
    const own = { feedback: "Van ons.", points: 60, own: true };
    expect((await organizer.put(`/contest-contribution-feedbacks/${contributionId}`, own)).status).toBe(204);
    expect(await rows(contributionId)).toMatchObject([
      { jury_id: juror.id, points: 40 },
      { jury_id: null, points: 60, feedback: "Van ons." },
    ]);
  });

  it("is the organiser's own where nobody or several wrote, one however often it is sent at once", async () => {
    const { contest, organizer, contributionId } = await aStage();
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

  it("leaves a mark on what a juror thought: who changed it, when, and what it was", async () => {
    const { contest, organizer, entry, contributionId } = await aStage();
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

  it("tells the juror each time it changes, without a word about the entry, and nobody when nothing does", async () => {
    const { contest, organizer, contributionId } = await aStage();
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
    const { email } = await test.services.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", juror.userId)
      .executeTakeFirstOrThrow();
    const mails = (await test.runScheduled("notifications.mail-raised")).filter(({ to }) => to === email);
    expect(mails.map(({ kind }) => kind)).toEqual(Array(2).fill("notifications.judgementChanged"));
    expect(JSON.stringify(mails)).not.toContain("De veerpont");
  });

  it("has no mark once the juror writes their own again; points alone leave it", async () => {
    const { contest, organizer, contributionId } = await aStage();
    const juror = await scored(contest.id, contributionId, 40, "Van mij.");
    await put(organizer, contributionId, 50);
    const judging = await test.browser().signInAs(juror.userId);
    const score = async (body: object) =>
      (await judging.post(`/contest-contributions/${contributionId}/feedback`, body)).body.data;
    expect(await score({ points: 45 })).toMatchObject({ feedback: "Herzien.", changed: { feedback: "Van mij." } });
    expect(await score({ points: 45, feedback: "Toch dit." })).toMatchObject({ feedback: "Toch dit.", changed: null });
  });

  it("names nobody but the organiser as who changed it", async () => {
    const { contest, contributionId } = await aStage();
    const juror = await scored(contest.id, contributionId, 40);
    const staff = await aPerson(test.services, { roles: ["admin"] });
    await put(await test.browser().signInAs(staff.id), contributionId, 50);
    const judging = await test.browser().signInAs(juror.userId);
    const { body, text } = await judging.get(`/contest-contributions/${contributionId}`);
    expect(body.data.mine.changed).toMatchObject({ by: null, points: 40 });
    expect(text).not.toContain(staff.nickname);
  });

  it("stays as it is once the contest has ended, and is nobody else's to write", async () => {
    const { contest, organizer, contributionId } = await aStage();
    const other = await aPerson(test.services, { roles: ["contest_organizer"] });
    expect((await put(await test.browser().signInAs(other.id), contributionId, 1)).status).toBe(404);
    await end(contest.id);
    expect((await put(organizer, contributionId, 1)).status).toBe(422);
    expect(await rows(contributionId)).toEqual([]);
  });
});

describe("the laureates of a contest", () => {
  it("are never more than its result can hold, also when two are chosen at once", async () => {
    const { contest, organizer, entry, contributionId } = await aStage();
    const { db } = test.services;
    const other = await anEntry(test.services, { contest_id: contest.id });
    await sql`
      insert into contributions (participation_id, contest_id, position, frozen_at, title, body, word_count, state)
      select ${entry.id}, ${contest.id}, number, ${test.clock.now()}, 'Eb', '<p>Eb</p>', 1, 'mention'
      from generate_series(1, ${MAX_AWARDS - 1}::int) number`.execute(db);
    const set = (id: string, state: string) => () =>
      organizer.post(`/contest-contributions/${id}/set-state`, { state });
    const ids = [contributionId, other.contributionIds[0] ?? ""];
    const begun: Promise<TestResponse>[] = [];
    await db.transaction().execute(async (tx) => {
      // Counting goes on, storing waits.
      await sql`lock table contributions in share mode`.execute(tx);
      for (const id of ids) begun.push((await test.started(set(id, "winner"))).result);
    });
    const answers = await Promise.all(begun);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const refused = answers.findIndex(({ status }) => status === 422);
    expect(answers[refused]?.body.message).toBe(
      "Een uitslag heeft hoogstens 500 laureaten. Haal eerst de bekroning van een andere inzending weg.",
    );
    const [full = "", chosen = ""] = [ids[refused], ids[1 - refused]];
    for (const state of ["shortlist", "none"]) expect((await set(chosen, state)()).status).toBe(204);
    expect((await set(full, "winner")()).status).toBe(204);
  });
});

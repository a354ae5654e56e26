import { MAX_AWARDS } from "@inktvis/contract/features/contests/results";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEntry } from "../participations/entry.factory.ts";
import { contributionMakers } from "./contribution.factory.ts";

const test = useTestApi();
const { anEnteredContest, end } = contributionMakers(test);

describe("the state of an entry (docs/product/contests.md#awards)", () => {
  it("is set by the organiser, until the contest has ended", async () => {
    const { contest, organizer, contributionId } = await anEnteredContest();
    const set = (state: string) => organizer.post(`/contest-contributions/${contributionId}/set-state`, { state });
    expect((await set("winner")).status).toBe(204);
    await end(contest.id);
    const late = await set("none");
    expect(late.status).toBe(422);
    expect(late.body.message).toBe("De wedstrijd is afgelopen. Hieraan verandert niets meer.");
    const { body } = await organizer.get(`/contests/${contest.slug}/contributions`);
    expect(body.data[0].state).toBe("winner");
  });

  it("is invalid only with a reason, which the author reads on the page, in a mail and in a notification", async () => {
    const { contest, organizer, entry, contributionId } = await anEnteredContest();
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

  it("is not mailed to an author who is blocked", async () => {
    const { organizer, entry, contributionId } = await anEnteredContest();
    await test.runJobs();
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", entry.user_id)
      .execute();
    const body = { state: "invalid", reason: "Verscheen al in een bundel." };
    expect((await organizer.post(`/contest-contributions/${contributionId}/set-state`, body)).status).toBe(204);
    expect(await test.runJobs()).toEqual([]);
  });

  it("counts as a message when it mails a reason, and is refused as a whole after too many today", async () => {
    const { organizer, contributionId } = await anEnteredContest();
    const set = (body: object) => organizer.post(`/contest-contributions/${contributionId}/set-state`, body);
    const { limits } = test.services.config;
    const usual = limits.messages;
    limits.messages = { times: 1, seconds: 86_400 };
    try {
      expect((await set({ state: "invalid", reason: "Te lang." })).status).toBe(204);
      // There is nothing new to announce.
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

  it("is not set, nor is feedback written, before the entry is handed in", async () => {
    const { contest, organizer } = await anEnteredContest();
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

describe("the laureates of a contest", () => {
  it("are never more than its result can hold, even when two are chosen at once", async () => {
    const { contest, organizer, entry, contributionId } = await anEnteredContest();
    const { db } = test.services;
    const other = await anEntry(test.services, { contest_id: contest.id });
    await sql`
      insert into contributions (participation_id, contest_id, position, frozen_at, title, body, word_count, state)
      select ${entry.id}, ${contest.id}, number, ${test.clock.now()}, 'Eb', '<p>Eb</p>', 1, 'mention'
      from generate_series(1, ${MAX_AWARDS - 1}::int) number`.execute(db);
    const set = (id: string, state: string) => () =>
      organizer.post(`/contest-contributions/${id}/set-state`, { state });
    const ids = [contributionId, other.contributionIds[0] ?? ""];
    // The lock lets both count, and makes storing wait.
    const choices = ids.map((id) => set(id, "winner"));
    const answers = await inOrderOf(test)(blockWrites("contributions"), choices);
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

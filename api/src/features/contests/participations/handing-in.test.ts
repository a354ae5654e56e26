import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntrant, DATA } from "./entrant.factory.ts";
import { freezeEntry } from "./freeze.ts";

const test = useTestApi();

/** Somebody whose entry only has to be handed in. */
async function aFullEntry(wanted: Parameters<typeof aContest>[1] = {}, data: object = DATA) {
  const contest = await aContest(test.services, { title: "Water", ...wanted });
  const entrant = await anEntrant(test);
  const entry = entrant.at(contest.slug);
  await entry.start();
  const texts = [];
  for (let number = 0; number < (wanted.contributions_per_user ?? 1); number++)
    texts.push(await entrant.write(`Tekst ${number + 1}`));
  await entry.choose(texts.map(({ id }) => id));
  const { id } = (await entry.save(data)).body.data;
  await test.runJobs();
  return { ...entrant, contest, entry, id: id as string, texts, text: texts[0] as (typeof texts)[number] };
}
const rowsOf = (participationId: string) =>
  test.services.db
    .selectFrom("contributions")
    .selectAll()
    .where("participation_id", "=", participationId)
    .orderBy("position")
    .execute();
const textRow = (id: string) =>
  test.services.db.selectFrom("texts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Does this in a transaction and lets the calls begin before it commits. */
async function during<TestResponse>(change: (tx: Tx) => Promise<unknown>, ...calls: (() => Promise<TestResponse>)[]) {
  return test.services.db.transaction().execute(async (tx) => {
    await change(tx);
    const begun: Promise<TestResponse>[] = [];
    for (const call of calls) begun.push((await test.started(call)).result);
    return { answers: () => Promise.all(begun) };
  });
}

describe("handing in", () => {
  it("freezes the texts, makes them private and sends one mail with their titles and a link", async () => {
    const { entry, id, texts, person, browser, contest } = await aFullEntry({ contributions_per_user: 2 });
    const { status, body } = await entry.finalize();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: "participation-submitted",
      finalizedAt: test.clock.now().toISOString(),
      contributions: [{ title: "Tekst 1" }, { title: "Tekst 2" }],
    });
    expect((await textRow(texts[0]?.id ?? "")).is_private).toBe(true);
    const mails = await test.runJobs();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: person.email, subject: "Je deelname aan Water is ontvangen" });
    expect(JSON.stringify(mails[0])).toContain("‘Tekst 1’ en ‘Tekst 2’");
    expect(mails[0]?.action?.url).toMatch(`/wedstrijden/mijn-wedstrijden/deelnames/${contest.slug}/deelnemen`);
    // What is written afterwards stays out of it, and so does throwing the text away.
    const form = { title: "Anders", body: "<p>Anders.</p>", genres: [1], private: 1 };
    expect((await browser.put(`/texts/${texts[0]?.slug}`, form)).status).toBe(200);
    expect((await browser.delete(`/texts/${texts[1]?.slug}`)).status).toBe(204);
    expect(await rowsOf(id)).toMatchObject([
      { title: "Tekst 1", body: "<p>Het regende op de polder.</p>", text_id: texts[0]?.id },
      { title: "Tekst 2", body: "<p>Het regende op de polder.</p>", text_id: null },
    ]);
    const entered = { body: "<p>Het regende op de polder.</p>", wordCount: 5, image: null };
    const reread = async () => (await entry.get()).body.data.contributions;
    expect(await reread()).toMatchObject([
      { title: "Tekst 1", entered },
      { textId: null, title: "Tekst 2", entered },
    ]);
    await test.services.db
      .updateTable("contests")
      .set({ ended_at: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect(await reread()).toMatchObject([{ entered }, { entered }]);
  });

  it("creates one entry and one mail, also when it is sent fifty times at once", async () => {
    const { entry, id } = await aFullEntry();
    const answers = await Promise.all(Array.from({ length: 50 }, () => entry.finalize()));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await test.runJobs()).toHaveLength(1);
  });

  it("succeeds again without a second mail, also after the deadline", async () => {
    const { entry, contest } = await aFullEntry();
    const first = (await entry.finalize()).body.data;
    await test.runJobs();
    await test.services.db
      .updateTable("contests")
      .set({ deadline: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect((await entry.finalize()).body.data.finalizedAt).toBe(first.finalizedAt);
    expect(await test.runJobs()).toEqual([]);
  });

  it("names the step that is incomplete", async () => {
    const contest = await aContest(test.services);
    const { at, write, browser } = await anEntrant(test);
    const entry = at(contest.slug);
    const refusal = async () => {
      const { status, body } = await entry.finalize();
      return [status, body.message];
    };
    expect(await refusal()).toEqual([422, "Aanvaard eerst het reglement."]);
    await entry.start();
    expect(await refusal()).toEqual([422, "Je moet exact 1 tekst kiezen. Doe dat in de stap Teksten."]);
    const text = await write("Een");
    await entry.choose([text.id]);
    expect(await refusal()).toEqual([422, "Je gegevens zijn niet volledig. Vul ze aan in de stap Gegevens."]);
    await entry.save();
    const change = (values: object) =>
      test.services.db.updateTable("contests").set(values).where("id", "=", contest.id).execute();
    await change({ extra_field1: "Welke school?" });
    expect(await refusal()).toEqual([422, "Je gegevens zijn niet volledig. Vul ze aan in de stap Gegevens."]);
    await change({ extra_field1: null, contributions_per_user: 2 });
    expect(await refusal()).toEqual([422, "Je moet exact 2 teksten kiezen. Doe dat in de stap Teksten."]);
    await change({ contributions_per_user: 1 });
    await browser.delete(`/texts/${text.slug}`);
    expect(await refusal()).toEqual([
      422,
      "Een tekst die je koos, bestaat niet meer. Kies een andere. Doe dat in de stap Teksten.",
    ]);
  });

  it("assigns the category by the age on the day of the deadline, and lists the categories when none fits", async () => {
    const ages = [
      [12, 15],
      [16, 18],
    ] as const;
    const deadline = later(test.clock.now(), days(7));
    const turns16 = `${deadline.getUTCFullYear() - 16}-${deadline.toISOString().slice(5, 10)}`;
    const young = await aFullEntry({ ages, deadline }, { ...DATA, dateOfBirth: turns16 });
    expect((await young.entry.finalize()).status).toBe(200);
    expect((await rowsOf(young.id))[0]?.age_category_id).toBe(young.contest.ageCategoryIds[1]);
    const old = await aFullEntry({ ages });
    const { status, body } = await old.entry.finalize();
    expect(status).toBe(422);
    expect(body.errors.dateOfBirth[0]).toContain("12 tot 15 jaar of 16 tot 18 jaar");
    expect((await old.entry.get()).body.data).toMatchObject({ finalizedAt: null, hasCompleteData: true });
  });

  it("is final: texts and data cannot be changed afterwards", async () => {
    const { entry, text } = await aFullEntry();
    await entry.finalize();
    for (const change of [() => entry.choose([text.id]), () => entry.save()]) {
      const { status, body } = await change();
      expect(status).toBe(422);
      expect(body.message).toMatch(/^Je hebt al ingediend/);
    }
  });

  it.each([
    ["ends", () => ({ ended_at: test.clock.now() })],
    ["has its deadline moved to now", () => ({ deadline: test.clock.now() })],
  ])("waits for a contest that just %s, and is then too late", async (_what, values) => {
    const { entry, contest, id } = await aFullEntry();
    const calls = await during(
      (tx) => tx.updateTable("contests").set(values()).where("id", "=", contest.id).execute(),
      entry.finalize,
    );
    const [answer] = await calls.answers();
    expect(answer?.body.message).toBe("De wedstrijd is afgelopen. Je kan niet meer deelnemen.");
    expect((await rowsOf(id))[0]?.frozen_at).toBeNull();
  });

  it("freezes one choice of texts when another is stored at the same time", async () => {
    const { entry, id, text, write } = await aFullEntry();
    const other = await write("Een andere");
    const calls = await during(
      (tx) => tx.selectFrom("texts").select("id").where("id", "=", text.id).forUpdate().execute(),
      entry.finalize,
      () => entry.choose([other.id]),
    );
    const [handedIn, chosen] = await calls.answers();
    expect([handedIn?.status, chosen?.status]).toEqual([200, 422]);
    expect(await rowsOf(id)).toMatchObject([{ text_id: text.id, title: "Tekst 1" }]);
  });

  it("completes before a contest that ends at the same time, so that the entrant hears the result", async () => {
    const { entry, contest, person, text } = await aFullEntry();
    const organizer = await test.browser().signInAs(contest.organizerId);
    // Held up at the text, after it found the contest running.
    const { answers } = await during(
      (tx) => tx.selectFrom("texts").select("id").where("id", "=", text.id).forUpdate().execute(),
      () => entry.finalize(),
      () => organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 1 }),
    );
    expect((await answers()).map(({ status }) => status)).toEqual([200, 204]);
    const subjects = (await test.runJobs()).filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects).toContain("De uitslag van Water");
  });

  it("and deleting the text at the same time end in one of both", async () => {
    const entries = await Promise.all(Array.from({ length: 8 }, () => aFullEntry()));
    const answers = await Promise.all(
      entries.flatMap(({ entry, browser, text }) => [entry.finalize(), browser.delete(`/texts/${text.slug}`)]),
    );
    for (const { status } of answers) expect([200, 204, 422]).toContain(status);
    for (const { id } of entries) {
      const { finalized_at } = await test.services.db
        .selectFrom("participations")
        .select("finalized_at")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect((await rowsOf(id))[0]?.frozen_at).toEqual(finalized_at);
    }
  });

  it("is refused to somebody who becomes a juror at the same time", async () => {
    const { id, slug } = await aContest(test.services);
    const { at, person } = await anEntrant(test);
    const calls = await during(async (tx) => {
      await tx.selectFrom("contests").select("id").where("id", "=", id).forShare().execute();
      await tx
        .insertInto("contest_jury")
        .values({ contest_id: id, user_id: person.id, joined_at: test.clock.now() })
        .execute();
    }, at(slug).start);
    expect((await calls.answers())[0]?.body.message).toBe("Je kan aan deze wedstrijd niet deelnemen.");
  });
});

describe("a text of an entry", () => {
  const form = { title: "Tekst 1", body: "<p>Ja.</p>", genres: [1], private: 0 };

  it("stays private until the contest has ended, and names the contest", async () => {
    const { entry, browser, text, contest } = await aFullEntry();
    expect((await browser.get(`/texts/${text.slug}`)).body.data.me.enteredIn).toBeNull();
    await entry.finalize();
    const { status, body } = await browser.put(`/texts/${text.slug}`, form);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      private: ["Deze tekst doet mee aan ‘Water’ en blijft privé tot die wedstrijd afgelopen is."],
    });
    expect((await browser.get(`/texts/${text.slug}`)).body.data.me.enteredIn).toEqual({
      slug: contest.slug,
      title: "Water",
    });
    const ended = { ended_at: test.clock.now() };
    await test.services.db.updateTable("contests").set(ended).where("id", "=", contest.id).execute();
    expect((await browser.put(`/texts/${text.slug}`, form)).status).toBe(200);
  });

  it("is not published while it is handed in", async () => {
    const { id, browser, text } = await aFullEntry();
    const calls = await during(
      (tx) => freezeEntry(tx, { participationId: id, ageCategoryId: null, now: test.clock.now() }),
      () => browser.put(`/texts/${text.slug}`, form),
    );
    expect((await calls.answers())[0]?.status).toBe(422);
    expect((await textRow(text.id)).is_private).toBe(true);
  });

  it("does not tell others in which contest it is entered", async () => {
    const { text, entry } = await aFullEntry();
    await entry.finalize();
    await test.services.db.updateTable("texts").set({ is_private: false }).where("id", "=", text.id).execute();
    const { browser } = await anEntrant(test);
    expect((await browser.get(`/texts/${text.slug}`)).body.data.me.enteredIn).toBeNull();
  });
});

describe("withdrawing an entry", () => {
  it("deletes the entry, also after the deadline, sends a mail and unlocks the text", async () => {
    const { entry, id, browser, person, text, contest } = await aFullEntry();
    await entry.finalize();
    await test.runJobs();
    await test.services.db
      .updateTable("contests")
      .set({ deadline: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect((await browser.delete(`/contest-participants/${id}`)).status).toBe(204);
    expect((await entry.get()).body.data).toBeNull();
    expect(await rowsOf(id)).toEqual([]);
    const mails = await test.runJobs();
    expect(mails).toMatchObject([{ to: person.email, subject: "Je deelname aan Water is ingetrokken" }]);
    expect(JSON.stringify(mails)).toContain("‘Tekst 1’");
    expect((await textRow(text.id)).is_private).toBe(true);
    const form = { title: "Tekst 1", body: "<p>Ja.</p>", genres: [1], private: 0 };
    expect((await browser.put(`/texts/${text.slug}`, form)).status).toBe(200);
  });

  it("sends no mail when it was not handed in, and none about a deleted entry", async () => {
    const begun = await aFullEntry();
    await begun.browser.delete(`/contest-participants/${begun.id}`);
    expect(await test.runJobs()).toEqual([]);
    const handedIn = await aFullEntry();
    await handedIn.entry.finalize();
    await handedIn.browser.delete(`/contest-participants/${handedIn.id}`);
    expect((await test.runJobs()).map(({ subject }) => subject)).toEqual(["Je deelname aan Water is ingetrokken"]);
  });

  it("is refused for entries of others, and after the end of the contest", async () => {
    const { id, browser, contest } = await aFullEntry();
    expect((await (await anEntrant(test)).browser.delete(`/contest-participants/${id}`)).status).toBe(404);
    const other = await anEntrant(test);
    await other.at(contest.slug).start();
    expect((await other.browser.delete(`/contest-participants/${id}`)).status).toBe(404);
    expect((await other.at(contest.slug).get()).body.data).not.toBeNull();
    const ended = { ended_at: test.clock.now() };
    await test.services.db.updateTable("contests").set(ended).where("id", "=", contest.id).execute();
    expect((await browser.delete(`/contest-participants/${id}`)).status).toBe(422);
  });

  it("sends one mail when it is sent twice at once", async () => {
    const { id, entry, browser } = await aFullEntry();
    await entry.finalize();
    await test.runJobs();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.delete(`/contest-participants/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404, 404]);
    expect(await test.runJobs()).toHaveLength(1);
  });
});

describe("reopening an entry", () => {
  it("lets it be changed and handed in again, and deletes what the jury wrote", async () => {
    const { entry, id, contest, person, write } = await aFullEntry();
    await entry.finalize();
    await test.runJobs();
    const organizer = await test.browser().signInAs(contest.organizerId);
    const [handedIn] = await rowsOf(id);
    const feedback = { contribution_id: handedIn?.id ?? "", points: 80, updated_at: test.clock.now() };
    await test.services.db.insertInto("contribution_feedbacks").values(feedback).execute();
    const award = { state: "winner", place: 1 };
    await organizer.post(`/contest-contributions/${handedIn?.id}/set-state`, award);
    expect(await rowsOf(id)).toMatchObject([award]);
    expect((await organizer.post(`/contest-participants/${id}/reopen`)).status).toBe(204);
    expect((await entry.get()).body.data).toMatchObject({
      finalizedAt: null,
      reopenedAt: test.clock.now().toISOString(),
      hasContributions: true,
    });
    expect(await rowsOf(id)).toMatchObject([{ frozen_at: null, title: null, state: "none", place: null }]);
    const left = test.services.db.selectFrom("contribution_feedbacks").select("id");
    expect(await left.where("contribution_id", "=", handedIn?.id ?? "").execute()).toEqual([]);
    expect(await test.runJobs()).toMatchObject([
      { to: person.email, subject: "Je kan je deelname aan Water nog veranderen" },
    ]);
    const other = await write("Een betere");
    await entry.choose([other.id]);
    expect((await entry.finalize()).body.data.contributions).toMatchObject([{ title: "Een betere" }]);
  });

  it("is for managers of the contest, for entries that were handed in, before the deadline", async () => {
    const { entry, id, contest } = await aFullEntry();
    const organizer = await test.browser().signInAs(contest.organizerId);
    const other = await anEntrant(test, { roles: ["contest_organizer"] });
    const reopen = `/contest-participants/${id}/reopen`;
    expect((await organizer.post(reopen)).status).toBe(422);
    await entry.finalize();
    expect((await other.browser.post(reopen)).status).toBe(404);
    await test.services.db
      .updateTable("contests")
      .set({ deadline: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect((await organizer.post(reopen)).status).toBe(422);
  });

  it("is refused when the original of a text was deleted", async () => {
    const { entry, id, contest, browser, text } = await aFullEntry();
    await entry.finalize();
    await browser.delete(`/texts/${text.slug}`);
    const organizer = await test.browser().signInAs(contest.organizerId);
    expect((await organizer.post(`/contest-participants/${id}/reopen`)).status).toBe(422);
    expect(await rowsOf(id)).toMatchObject([{ title: "Tekst 1" }]);
  });
});

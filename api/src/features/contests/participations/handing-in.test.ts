import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntrant } from "./entrant.factory.ts";
import { useFullEntries } from "./full-entry.factory.ts";
import { validPerson } from "#features/people/people/person-details.factory.ts";

const test = useTestApi();
const inOrder = inOrderOf(test);
const { aFullEntry, rowsOf, textRow } = useFullEntries(test);

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
    // Later changes do not reach the entry, nor does deleting the text.
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

  it("creates one entry and one mail, even when the request is sent fifty times at once", async () => {
    const { entry, id } = await aFullEntry();
    const answers = await Promise.all(Array.from({ length: 50 }, () => entry.finalize()));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await test.runJobs()).toHaveLength(1);
  });

  it("succeeds again without a second mail, even after the deadline", async () => {
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
    const young = await aFullEntry({ ages, deadline }, { ...validPerson, dateOfBirth: turns16 });
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
    const [answer] = await inOrder(
      (tx) => tx.updateTable("contests").set(values()).where("id", "=", contest.id).execute(),
      [entry.finalize],
    );
    expect(answer.body.message).toBe("De wedstrijd is afgelopen. Je kan niet meer deelnemen.");
    expect((await rowsOf(id))[0]?.frozen_at).toBeNull();
  });

  it("freezes one choice of texts when another is stored at the same time", async () => {
    const { entry, id, text, write } = await aFullEntry();
    const other = await write("Een andere");
    const [handedIn, chosen] = await inOrder(holdRow("texts", text.id), [
      entry.finalize,
      () => entry.choose([other.id]),
    ]);
    expect([handedIn.status, chosen.status]).toEqual([200, 422]);
    expect(await rowsOf(id)).toMatchObject([{ text_id: text.id, title: "Tekst 1" }]);
  });

  it("completes before a contest that ends at the same time, so that the entrant is mailed the result", async () => {
    const { entry, contest, person, text } = await aFullEntry();
    const organizer = await test.browser().signInAs(contest.organizerId);
    // Held up by the lock on the text, after it found that the contest is running.
    const [handedIn, ended] = await inOrder(holdRow("texts", text.id), [
      entry.finalize,
      () => organizer.post(`/contests/${contest.slug}/end`, { showJuryFeedbackToParticipant: 1 }),
    ]);
    expect([handedIn.status, ended.status]).toEqual([200, 204]);
    const subjects = (await test.runJobs()).filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects).toContain("De uitslag van Water");
  });

  it("either happens or is refused when the text is deleted at the same time, never by half", async () => {
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
    const [answer] = await inOrder(
      async (tx) => {
        await tx.selectFrom("contests").select("id").where("id", "=", id).forShare().execute();
        await tx
          .insertInto("contest_jury")
          .values({ contest_id: id, user_id: person.id, joined_at: test.clock.now() })
          .execute();
      },
      [at(slug).start],
    );
    expect(answer.body.message).toBe("Je kan aan deze wedstrijd niet deelnemen.");
  });
});

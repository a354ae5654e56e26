import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anEntrant } from "./entrant.factory.ts";
import { useFullEntries } from "./full-entry.factory.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "./entry.factory.ts";

const test = useTestApi();
const { aFullEntry, rowsOf, textRow } = useFullEntries(test);

/** The mails that tell the organiser of a contest about a winner who is gone. */
const winnerGoneMails = async () =>
  (await test.runScheduled("notifications.mail-raised")).filter(
    ({ kind }) => kind === "notifications.contestWinnerGone",
  );

describe("withdrawing an entry", () => {
  it("deletes the entry, even after the deadline, sends a mail and unlocks the text", async () => {
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

  it("sends no mail when it was not handed in, and no receipt for an entry that is gone", async () => {
    const begun = await aFullEntry();
    await begun.browser.delete(`/contest-participants/${begun.id}`);
    expect(await test.runJobs()).toEqual([]);
    const handedIn = await aFullEntry();
    await handedIn.entry.finalize();
    await handedIn.browser.delete(`/contest-participants/${handedIn.id}`);
    expect((await test.runJobs()).map(({ subject }) => subject)).toEqual(["Je deelname aan Water is ingetrokken"]);
  });

  it("says in its mail which texts the author can decide about again", async () => {
    const { entry, id, browser, texts } = await aFullEntry({ contributions_per_user: 3 });
    await entry.finalize();
    const [gone, , shared] = texts;
    await browser.delete(`/texts/${gone?.slug}`);
    // It is in another contest too, which keeps it locked.
    const other = await aFullEntry();
    await test.services.db
      .insertInto("contributions")
      .values({ participation_id: other.id, contest_id: other.contest.id, text_id: shared?.id ?? "", position: 1 })
      .execute();
    await other.entry.finalize();
    const finalized_at = test.clock.now();
    await test.services.db.updateTable("participations").set({ finalized_at }).where("id", "=", other.id).execute();
    await test.runJobs();
    expect((await browser.delete(`/contest-participants/${id}`)).status).toBe(204);
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs[0]).toContain("‘Tekst 1’");
    expect(mail?.paragraphs.slice(1)).toEqual([
      "‘Tekst 2’ staat nog bij je teksten, als privé. Je beslist nu zelf wie hem mag lezen.",
    ]);
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

  it("sends one mail when the request is sent twice at once", async () => {
    const { id, entry, browser } = await aFullEntry();
    await entry.finalize();
    await test.runJobs();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.delete(`/contest-participants/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404, 404]);
    expect(await test.runJobs()).toHaveLength(1);
  });
});

describe("withdrawing a winning entry", () => {
  it("notifies the organiser once; withdrawing another entry does not", async () => {
    const contest = await aContest(test.services);
    const [winner, other] = [
      await anEntry(test.services, { contest_id: contest.id }),
      await anEntry(test.services, { contest_id: contest.id }),
    ];
    await test.services.db
      .updateTable("contributions")
      .set({ state: "winner" })
      .where("participation_id", "=", winner.id)
      .execute();
    for (const { id, user_id } of [other, winner]) {
      const browser = await test.browser().signInAs(user_id);
      expect((await browser.delete(`/contest-participants/${id}`)).status).toBe(204);
    }
    expect(await winnerGoneMails()).toMatchObject([
      { subject: `Een laureaat van ${contest.title} doet niet meer mee` },
    ]);
    const organizer = await test.browser().signInAs(contest.organizerId);
    expect((await organizer.get("/me/notifications")).body.data).toMatchObject([{ type: "contestWinnerGone" }]);
  });
});
